import { expect, test } from 'vitest'
import { createKnowledgeCache } from './knowledge-cache.ts'

function createCache({ maxBytes = 1_000, patienceMs = 60_000, restMs = 20 } = {}) {
  const versions = new Map<string, number>()
  const builds: string[] = []
  const released: string[] = []
  let building = 0
  let mostAtOnce = 0
  let held = Promise.resolve()
  const cache = createKnowledgeCache<string>({
    maxBytes,
    patienceMs,
    restMs,
    release: (known) => void released.push(known),
    async build(id) {
      mostAtOnce = Math.max(mostAtOnce, ++building)
      const version = versions.get(id) ?? 1
      builds.push(`${id}@${version}`)
      await held
      building--
      if (version < 0) throw new Error('unreadable')
      return { version, known: `${id}@${version}`, bytes: 400 }
    },
  })
  const get = (id: string, forgottenVersion = 0) =>
    cache.get({ id, knowledgeVersion: versions.get(id) ?? 1, forgottenVersion })
  /** Builds wait until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return { cache, versions, builds, released, get, hold, mostAtOnce: () => mostAtOnce }
}

test('twenty questions at once build one index', async () => {
  const { get, builds, hold } = createCache()
  const release = hold()
  const indexes = Promise.all(Array.from({ length: 20 }, () => get('a')))
  release()
  expect(new Set(await indexes)).toEqual(new Set(['a@1']))
  expect(builds).toEqual(['a@1'])
})

test('changed knowledge is rebuilt, once at a time', async () => {
  const { get, versions, builds, hold, mostAtOnce } = createCache()
  await get('a')
  versions.set('a', 2)
  const release = hold()
  const asked = Promise.all([get('a'), get('a')])
  release()
  expect(await asked).toEqual(['a@2', 'a@2'])
  expect(builds).toEqual(['a@1', 'a@2'])
  expect(mostAtOnce()).toBe(1)
})

test('a change during a build is not missed', async () => {
  const { get, versions, builds, hold } = createCache()
  const release = hold()
  const before = get('a')
  expect(builds).toEqual(['a@1'])
  versions.set('a', 2)
  const after = get('a')
  release()
  expect(await after).toBe('a@2')
  expect(await before).toBe('a@1')
  expect(builds).toEqual(['a@1', 'a@2'])
})

test('old knowledge answers during a slow build', async () => {
  const { get, versions, hold } = createCache({ patienceMs: 1 })
  await get('a')
  versions.set('a', 2)
  const release = hold()
  expect(await get('a')).toBe('a@1')
  release()
  await expect.poll(() => get('a')).toBe('a@2')
})

test('the cache stays within its limit and keeps the most recently used', async () => {
  const { get, builds, cache } = createCache({ maxBytes: 1_000 })
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  expect(cache.bytes()).toBe(800)
  await get('a')
  expect(builds).toEqual(['a@1', 'b@1', 'c@1'])
  await get('b')
  expect(builds).toEqual(['a@1', 'b@1', 'c@1', 'b@1'])
})

test('an index above the limit is still built and used', async () => {
  const { get, cache } = createCache({ maxBytes: 100 })
  expect(await get('a')).toBe('a@1')
  expect(await get('b')).toBe('b@1')
  expect(cache.bytes()).toBe(400)
})

test('a failed build is reported to those waiting, and retried after a pause', async () => {
  const { get, versions, builds } = createCache({ restMs: 60_000 })
  versions.set('a', -1)
  await expect(get('a')).rejects.toThrow('unreadable')
  await expect(get('a')).rejects.toThrow('unreadable')
  expect(builds).toHaveLength(1)

  const rested = createCache({ restMs: 1 })
  rested.versions.set('a', -1)
  await expect(rested.get('a')).rejects.toThrow('unreadable')
  rested.versions.set('a', 1)
  await expect.poll(() => rested.get('a').catch(String)).toBe('a@1')
})

test('old knowledge answers if newer can’t be built', async () => {
  const { get, cache, versions, builds } = createCache({ patienceMs: 60_000 })
  expect(await get('a')).toBe('a@1')
  versions.set('a', -1)
  expect(await cache.get({ id: 'a', knowledgeVersion: 2, forgottenVersion: 0 })).toBe('a@1')
  expect(builds).toEqual(['a@1', 'a@-1'])
})

test('knowledge to be forgotten answers no question while the new index is built', async () => {
  const { get, versions, hold } = createCache({ patienceMs: 0 })
  expect(await get('a')).toBe('a@1')
  const release = hold()
  versions.set('a', 2)
  expect(await get('a')).toBe('a@1')
  let told: string | undefined
  const asked = get('a', 2).then((known) => (told = known))
  // The patience is over, so this question gets the old answer.
  expect(await get('a')).toBe('a@1')
  expect(told).toBeUndefined()
  release()
  expect(await asked).toBe('a@2')
})

test('a discarded index is rebuilt, and released once', async () => {
  const { get, cache, builds, released } = createCache()
  const known = await get('a')
  cache.discard('a', known)
  cache.discard('a', known)
  expect(released).toEqual(['a@1'])
  expect(cache.bytes()).toBe(0)
  expect(await get('a')).toBe('a@1')
  expect(builds).toHaveLength(2)
})
