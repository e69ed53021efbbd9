import { speaksToAssistants } from '@foyer/text/assistant-commands'
import { sourcesNamed, wordsNamed } from '../language/patterns.ts'

const telling = `(?:${wordsNamed('wishes telling')})`

/** `data/patterns`: how a line begins that tells the assistant how to behave, where `{telling}` stands for what it is to do. */
const commands = sourcesNamed('wishes').map((source) => new RegExp(source.replace('{telling}', telling)))

/** Whether a line of an owner's is a wish to the assistant, which is followed and not told. */
export function addressesAssistant(line: string): boolean {
  const begins = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
  return commands.some((command) => command.test(begins)) || speaksToAssistants(line)
}
