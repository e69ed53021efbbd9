import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileSlots } from './file-slots.ts'
import { openFileStore } from './file-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Holds as many files in memory as allowed. */
async function openFull() {
  const store = openFileStore(folder)
  const slots = createFileSlots(store)
  await store.put('taken', Readable.from(['taken']))
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Array.from({ length: 4 }, (_, nth) => slots.hold('taken', { whose: `${nth}` }, () => promise))
  return {
    store,
    slots,
    async release() {
      resolve()
      await Promise.all(held)
    },
  }
}
const text = (bytes: Buffer) => bytes.toString()

test('a waiting file stays on disk until its turn', async () => {
  const { store, slots, release } = await openFull()
  const read = slots.hold('later', { whose: 'a' }, text)
  await store.put('later', Readable.from(['written while it waited']))
  await release()
  expect(await read).toBe('written while it waited')
})

test('long reads leave a slot for quick ones', async () => {
  const store = openFileStore(folder)
  const slots = createFileSlots(store)
  await store.put('picture', Readable.from(['a picture']))
  const { promise, resolve } = Promise.withResolvers<void>()
  const documents = Array.from({ length: 8 }, (_, nth) =>
    slots.hold('picture', { whose: `${nth}`, isLong: true }, () => promise),
  )
  expect(await slots.hold('picture', { whose: 'a' }, text)).toBe('a picture')
  resolve()
  await Promise.all(documents)
})

test('waiting is limited per sender and in total, and leaving makes room', async () => {
  const { slots, release } = await openFull()
  const waiting: Promise<string>[] = []
  const gone = new AbortController()
  const come = (whose: string, signal?: AbortSignal) => {
    const read = slots.hold('taken', { whose, ...(signal && { signal }) }, text)
    waiting.push(read)
    return read
  }
  const refused = {
    code: 'unavailable',
    message: 'Many files are being read right now. Please try again in a moment.',
  }
  const left = come('a', gone.signal)
  for (let nth = 1; nth < 20; nth++) void come('a')
  await expect(slots.hold('taken', { whose: 'a' }, text)).rejects.toMatchObject(refused)
  gone.abort()
  await expect(left).rejects.toMatchObject({ code: 'unavailable' })
  void come('a')
  for (const whose of 'bc') for (let nth = 0; nth < 20; nth++) void come(whose)
  // A sender with many waiting files yields to a newcomer.
  const settled = Promise.allSettled(waiting)
  const modest = slots.hold('taken', { whose: 'g' }, text)
  await release()
  expect(await modest).toBe('taken')
  const results = await settled
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(59)
  const pushedOut = results.filter((each) => each.status === 'rejected').map(({ reason }) => reason.message)
  expect(pushedOut).toContain(refused.message)
})
