import { holdsAssistantCommand } from '@foyer/text/assistant-commands'
import { undisguised } from '@foyer/text/disguises'
import { isAscii } from '@foyer/text/plain-letters'
import { sourcesNamed } from '../language/patterns.ts'
import { entriesOf } from '../language/word-data.ts'

const named = (name: string) => sourcesNamed(name).map((source) => new RegExp(source, 'u'))

// These patterns are for messages alone: on a page they may be honest sentences.
const roleChanges = named('changes the role')

// Questions about the machinery rather than the business.
const probes = named('probes the machine')

const any = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** A message in plain letters without any of these words needn't be looked through. */
const mayConcernTheMachine = new RegExp(entriesOf('command-hints').join('|'))

/** A message, or a part of one, that tells the assistant how to behave or asks for its machinery. */
export function commandsAssistant(message: string): boolean {
  const seen = undisguised(message)
  if (isAscii(seen) && !mayConcernTheMachine.test(seen)) return false
  return holdsAssistantCommand(seen) || any(roleChanges, seen) || any(probes, seen)
}
