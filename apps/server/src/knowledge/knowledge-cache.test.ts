import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKnowledgeCache } from './knowledge-cache.ts'

/** A database of versions, and how often each assistant was indexed. */
function createCache({ maxBytes = 1_000, patienceMs = 50, restMs = 20, buildMs = 0 } = {}) {
  const versions = new Map<string, number>()
  const builds: string[] = []
  const released: string[] = []
  let building = 0
  let mostAtOnce = 0
  const cache = createKnowledgeCache<string>({
    maxBytes,
    patienceMs,
    restMs,
    release: (known) => void released.push(known),
    async build(id) {
      mostAtOnce = Math.max(mostAtOnce, ++building)
      const version = versions.get(id) ?? 1
      builds.push(`${id}@${version}`)
      await sleep(buildMs)
      building--
      if (version < 0) throw new Error('unreadable')
      return { version, known: `${id}@${version}`, bytes: 400 }
    },
  })
  const get = (id: string) => cache.get({ id, knowledgeVersion: versions.get(id) ?? 1 })
  return { cache, versions, builds, released, get, mostAtOnce: () => mostAtOnce }
}

test('twenty questions at once build one index', async () => {
  const { get, builds } = createCache({ buildMs: 10 })
  const indexes = await Promise.all(Array.from({ length: 20 }, () => get('a')))
  expect(new Set(indexes)).toEqual(new Set(['a@1']))
  expect(builds).toEqual(['a@1'])
})

test('knowledge that changed is read anew, once at a time', async () => {
  const { get, versions, builds, mostAtOnce } = createCache({ buildMs: 10, patienceMs: 1_000 })
  await get('a')
  versions.set('a', 2)
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a@2', 'a@2'])
  expect(builds).toEqual(['a@1', 'a@2'])
  expect(mostAtOnce()).toBe(1)
})

test('a change while the index is being built is not missed', async () => {
  const { get, versions, builds } = createCache({ buildMs: 20 })
  const before = get('a')
  await sleep(5)
  versions.set('a', 2)
  expect(await get('a')).toBe('a@2')
  expect(await before).toBe('a@1')
  expect(builds).toEqual(['a@1', 'a@2'])
})

test('where building takes long, old knowledge answers meanwhile', async () => {
  const { get, versions } = createCache({ buildMs: 150, patienceMs: 20 })
  await get('a')
  versions.set('a', 2)
  expect(await get('a')).toBe('a@1')
  await sleep(200)
  expect(await get('a')).toBe('a@2')
})

test('only as much is held as there is room for, and what was asked last stays', async () => {
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

test('an index larger than the room is still built and used', async () => {
  const { get, cache } = createCache({ maxBytes: 100 })
  expect(await get('a')).toBe('a@1')
  expect(await get('b')).toBe('b@1')
  expect(cache.bytes()).toBe(400)
})

test('a failed build is told to those who wait, and tried again after a rest', async () => {
  const { get, versions, builds } = createCache({ restMs: 60_000 })
  versions.set('a', -1)
  await expect(get('a')).rejects.toThrow('unreadable')
  await expect(get('a')).rejects.toThrow('unreadable')
  expect(builds).toHaveLength(1)

  const rested = createCache({ restMs: 1 })
  rested.versions.set('a', -1)
  await expect(rested.get('a')).rejects.toThrow('unreadable')
  rested.versions.set('a', 1)
  await sleep(50)
  expect(await rested.get('a')).toBe('a@1')
})

test('where newer knowledge can’t be had, the older answers', async () => {
  const { get, cache, versions, builds } = createCache({ patienceMs: 60_000 })
  expect(await get('a')).toBe('a@1')
  versions.set('a', -1)
  expect(await cache.get({ id: 'a', knowledgeVersion: 2 })).toBe('a@1')
  expect(builds).toEqual(['a@1', 'a@-1'])
})

test('what turned out to be of no use is built anew, and released once', async () => {
  const { get, cache, builds, released } = createCache()
  const known = await get('a')
  cache.discard('a', known)
  cache.discard('a', known)
  expect(released).toEqual(['a@1'])
  expect(cache.bytes()).toBe(0)
  expect(await get('a')).toBe('a@1')
  expect(builds).toHaveLength(2)
})
