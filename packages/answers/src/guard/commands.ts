import { holdsAssistantCommand } from '@foyer/text/assistant-commands'
import { undisguised } from '@foyer/text/disguises'
import { sourcesNamed } from '../language/patterns.ts'

const named = (name: string) => sourcesNamed(name).map((source) => new RegExp(source, 'u'))

// These patterns are for messages alone: on a page they may be honest sentences.
const roleChanges = named('changes the role')

// Questions about the machinery rather than the business.
const probes = named('probes the machine')

const any = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** A message, or a part of one, that tells the assistant how to behave or asks for its machinery. */
export function commandsAssistant(message: string): boolean {
  const seen = undisguised(message)
  return holdsAssistantCommand(seen) || any(roleChanges, seen) || any(probes, seen)
}
