import { speaksToAssistants } from '@foyer/text/assistant-commands'
import { sourcesNamed, wordsNamed } from '../language/patterns.ts'

const telling = `(?:${wordsNamed('wishes telling')})`

/** Openings of lines that instruct the assistant; `{telling}` is a placeholder for the action. */
const commands = sourcesNamed('wishes').map((source) => new RegExp(source.replace('{telling}', telling)))

/** True for an owner's line that instructs the assistant: it is followed but never shown. */
export function addressesAssistant(line: string): boolean {
  const begins = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
  return commands.some((command) => command.test(begins)) || speaksToAssistants(line)
}
