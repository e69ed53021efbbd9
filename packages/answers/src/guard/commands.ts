import { holdsAssistantCommand } from '@foyer/text/assistant-commands'
import { undisguised } from '@foyer/text/disguises'
import { sourcesNamed } from '../language/patterns.ts'

const named = (name: string) => sourcesNamed(name).map((source) => new RegExp(source, 'u'))

// For messages only: on a page these may be honest sentences.
const roleChanges = named('changes the role')

// Questions about the assistant's internals.
const probes = named('probes the machine')

const any = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** True if a message tries to instruct the assistant or asks for its internals. */
export function commandsAssistant(message: string): boolean {
  const seen = undisguised(message)
  return holdsAssistantCommand(seen) || any(roleChanges, seen) || any(probes, seen)
}
