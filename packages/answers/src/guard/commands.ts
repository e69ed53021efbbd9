import { holdsAssistantCommand } from '@foyer/calendar/assistant-commands'
import { undisguised } from '@foyer/calendar/disguises'
import { isAscii } from '@foyer/calendar/plain-letters'
import { sourcesNamed } from '../language/patterns.ts'
import { entriesOf } from '../language/word-data.ts'

const named = (name: string) => sourcesNamed(name).map((source) => new RegExp(source, 'u'))

// Only for messages: on a page these may be honest sentences.
const roleChanges = named('changes the role')

// Questions about the machinery rather than the business.
const probes = named('probes the machine')

const any = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Without any of its words a message in plain letters needn't be looked through. */
const mayConcernTheMachine = new RegExp(entriesOf('command-hints').join('|'))

/** A message, or a part of one, that tells the assistant how to behave or asks for its machinery. */
export function commandsAssistant(message: string): boolean {
  const seen = undisguised(message)
  if (isAscii(seen) && !mayConcernTheMachine.test(seen)) return false
  return holdsAssistantCommand(seen) || any(roleChanges, seen) || any(probes, seen)
}
