import { createReadStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { CommandError } from './command-error.ts'

export async function* readBackupLines(file: string): AsyncGenerator<unknown> {
  const text = new PassThrough({ encoding: 'utf8' })
  const reading = pipeline(createReadStream(file), createGunzip(), text).then(
    () => undefined,
    (error: unknown) => error,
  )
  let pending: string[] = []
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const parts = chunk.split('\n')
      for (const part of parts.slice(0, -1)) {
        pending.push(part)
        yield parse(file, pending.join(''))
        pending = []
      }
      pending.push(parts.at(-1) ?? '')
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw unreadable(file, (await reading) ?? error)
  }
  const failure = await reading
  if (failure !== undefined) throw unreadable(file, failure)
}

function parse(file: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new CommandError(`${file} is not a backup made by Foyer, or it is damaged.`, { cause })
  }
}

function unreadable(file: string, cause: unknown): CommandError {
  const { code } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT') return new CommandError(`There is no file ${file}.`, { cause })
  if (code?.startsWith('Z_')) {
    return new CommandError(`${file} is not a backup made by Foyer, or it is damaged or cut short.`, {
      cause,
    })
  }
  return new CommandError(`${file} can't be read (${code ?? String(cause)}).`, { cause })
}
