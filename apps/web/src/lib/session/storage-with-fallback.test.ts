import { expect, test } from 'vitest'
import { memoryStore } from '../api/test-server.ts'
import { storageWithFallback } from './storage-with-fallback.ts'

test('values are stored in the browser’s storage', () => {
  const browsers = memoryStore()
  const store = storageWithFallback(() => browsers)
  store.setItem('theme', 'dark')
  expect(browsers.values.get('theme')).toBe('dark')
  browsers.setItem('theme', 'light')
  expect(store.getItem('theme')).toBe('light')
  store.removeItem('theme')
  expect(store.getItem('theme')).toBeNull()
})

test('values last as long as the page where storage is blocked', () => {
  const store = storageWithFallback(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(store.getItem('theme')).toBeNull()
  store.setItem('theme', 'dark')
  expect(store.getItem('theme')).toBe('dark')
  store.removeItem('theme')
  expect(store.getItem('theme')).toBeNull()
})

test('a full storage does not return stale values', () => {
  const browsers = memoryStore({ theme: 'light' })
  let isFull = true
  const store = storageWithFallback(() => ({
    ...browsers,
    setItem(key, value) {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      browsers.setItem(key, value)
    },
  }))
  store.setItem('theme', 'dark')
  expect(store.getItem('theme')).toBe('dark')
  isFull = false
  store.setItem('theme', 'night')
  expect([store.getItem('theme'), browsers.getItem('theme')]).toEqual(['night', 'night'])
})
