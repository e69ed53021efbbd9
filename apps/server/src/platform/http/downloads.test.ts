import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openDownloads } from './downloads.ts'

async function* pieces(name: string, count: number, written: string[]) {
  for (let nth = 0; nth < count; nth++) {
    await new Promise(setImmediate)
    written.push(name)
    yield `${name}${nth} `
  }
}

test('many downloads of one account do not delay those of others', async () => {
  const download = openDownloads({ atOnce: 1 })
  const written: string[] = []
  const flood = Array.from({ length: 5 }, () => text(download('flood', pieces('f', 40, written))))
  const quiet = await text(download('quiet', pieces('q', 10, written)))
  expect(quiet).toBe(Array.from({ length: 10 }, (_, nth) => `q${nth} `).join(''))
  expect(written.filter((name) => name === 'f').length).toBeLessThan(25)
  await Promise.all(flood)
})

test('unread downloads block no one, and aborted ones free their slot', async () => {
  const download = openDownloads({ atOnce: 1, mostOfOne: 2 })
  const unread = [download('a', pieces('u', 100_000, [])), download('a', pieces('u', 9, []))]
  expect(() => download('a', pieces('x', 1, []))).toThrow('Too many downloads are open.')
  expect(await text(download('b', pieces('b', 3, [])))).toBe('b0 b1 b2 ')
  for (const stream of unread) stream.on('data', () => {}).destroy()
  await expect.poll(() => text(download('a', pieces('a', 2, []))).catch(() => '')).toBe('a0 a1 ')
})

test('aborting a download ends its database query', async () => {
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield 'more '
    } finally {
      isEnded = true
    }
  }
  const file = openDownloads()('a', endless())
  file.once('data', () => file.destroy())
  await expect.poll(() => isEnded).toBe(true)
})

test('an error while writing fails the download', async () => {
  async function* broken() {
    yield 'some'
    throw new Error('the database has gone')
  }
  await expect(text(openDownloads()('a', broken()))).rejects.toThrow('the database has gone')
})
