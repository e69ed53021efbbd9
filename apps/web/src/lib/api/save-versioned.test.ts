import { expect, test } from 'vitest'
import { ApiError } from '../http/http.ts'
import { saveVersioned } from './save-versioned.ts'

type Saved = { version: number; name: string; tone: string }

/** Stands in for the server: refuses a change that is not based on the newest version. */
function createServer(saved: Saved) {
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
const nameChanged = ({ name }: Saved) => name !== before.name

test('a change is saved on top of its base version', async () => {
  const kept = createServer(before)
  const change = { name: 'Quay Dental' }
  const done = await saveVersioned({
    base: before,
    send: kept.save(change),
    read: kept.read,
    conflicts: nameChanged,
  })
  expect(done).toEqual({ saved: { version: 2, name: 'Quay Dental', tone: 'warm' } })
})

test('concurrent changes that do not conflict are kept', async () => {
  const kept = createServer({ ...before, version: 2, tone: 'brief' })
  let reads = 0
  const done = await saveVersioned({
    base: before,
    send: kept.save({ name: 'Quay Dental' }),
    read: async () => {
      const read = await kept.read()
      // Another concurrent change arrives.
      if (reads++ === 0) await kept.save({ tone: 'brisk' })(read.version)
      return read
    },
    conflicts: nameChanged,
  })
  expect(done).toEqual({ saved: { version: 4, name: 'Quay Dental', tone: 'brisk' } })
})

test('a conflicting change is returned and nothing is saved', async () => {
  const theirs = { ...before, version: 2, name: 'Pier Dental' }
  const kept = createServer(theirs)
  const change = { name: 'Quay Dental' }
  const done = await saveVersioned({
    base: before,
    send: kept.save(change),
    read: kept.read,
    conflicts: nameChanged,
  })
  expect(done).toEqual({ newer: theirs })
  expect(kept.now).toEqual(theirs)
})

test('other errors are rethrown', async () => {
  const send = async () => {
    throw new ApiError(400, 'Too long.')
  }
  const wanted = { base: before, send, read: createServer(before).read, conflicts: () => false }
  await expect(saveVersioned<Saved>(wanted)).rejects.toThrow('Too long.')
})
