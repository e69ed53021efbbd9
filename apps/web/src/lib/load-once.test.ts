import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('concurrent calls share one load', async () => {
  let loaded = 0
  const wanted = loadOnce(async () => ++loaded)
  expect(await Promise.all([wanted(), wanted()])).toEqual([1, 1])
  expect(await wanted()).toBe(1)
})

test('a failed load is retried on the next call', async () => {
  let isOffline = true
  const wanted = loadOnce(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return 'here'
  })
  await expect(wanted()).rejects.toThrow('Failed to fetch')
  isOffline = false
  expect(await wanted()).toBe('here')
})
