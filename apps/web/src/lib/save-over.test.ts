import { expect, test } from 'vitest'
import { ApiError } from './http.ts'
import { saveOver } from './save-over.ts'

type Saved = { version: number; name: string; tone: string }

/** Keeps one thing and refuses, as the server does, whoever has not seen its newest version. */
function keeper(saved: Saved) {
  const now = { ...saved }
  return {
    now,
    read: async () => ({ ...now }),
    save: (change: Partial<Saved>) => async (version: number) => {
      if (version !== now.version) throw new ApiError(409, 'Somebody else has changed it.')
      return { ...Object.assign(now, change, { version: version + 1 }) }
    },
  }
}
const before: Saved = { version: 1, name: 'Harbour Dental', tone: 'warm' }
const namesClash = ({ name }: Saved) => name !== before.name

test('a change is saved over what it was made on', async () => {
  const kept = keeper(before)
  const change = { name: 'Quay Dental' }
  const done = await saveOver({ over: before, send: kept.save(change), read: kept.read, clashes: namesClash })
  expect(done).toEqual({ saved: { version: 2, name: 'Quay Dental', tone: 'warm' } })
})

test('what was saved elsewhere and is not in the way stays, however often that happens', async () => {
  const kept = keeper({ ...before, version: 2, tone: 'brief' })
  let reads = 0
  const done = await saveOver({
    over: before,
    send: kept.save({ name: 'Quay Dental' }),
    read: async () => {
      const read = await kept.read()
      // Somebody else is quicker once more.
      if (reads++ === 0) await kept.save({ tone: 'brisk' })(read.version)
      return read
    },
    clashes: namesClash,
  })
  expect(done).toEqual({ saved: { version: 4, name: 'Quay Dental', tone: 'brisk' } })
})

test('what was saved elsewhere and is in the way comes back, and nothing is saved', async () => {
  const theirs = { ...before, version: 2, name: 'Pier Dental' }
  const kept = keeper(theirs)
  const change = { name: 'Quay Dental' }
  const done = await saveOver({ over: before, send: kept.save(change), read: kept.read, clashes: namesClash })
  expect(done).toEqual({ newer: theirs })
  expect(kept.now).toEqual(theirs)
})

test('any other refusal is passed on', async () => {
  const send = async () => {
    throw new ApiError(400, 'Too long.')
  }
  const wanted = { over: before, send, read: keeper(before).read, clashes: () => false }
  await expect(saveOver<Saved>(wanted)).rejects.toThrow('Too long.')
})
