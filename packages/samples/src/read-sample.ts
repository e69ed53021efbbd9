import { readFile } from 'node:fs/promises'
import { type SampleId, samples } from './catalogue.ts'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

/** Reads a sample with its placeholders and inserts shared code. */
export async function readSample(id: SampleId): Promise<string> {
  const { file } = samples.find((sample) => sample.id === id)!
  const text = await read(`programs/${file}`)
  return text.includes(split)
    ? text.replace(split, `\n\n${(await read('parts/split_message.py')).trim()}\n`)
    : text
}

const split = '{{SPLIT_MESSAGE}}'
