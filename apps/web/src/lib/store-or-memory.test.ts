import { expect, test } from 'vitest'
import { storeOrMemory } from './store-or-memory.ts'
import { memoryStore } from './testing-server.ts'

test('what is kept is in the browser’s storage, where other tabs find it', () => {
  const browsers = memoryStore()
  const store = storeOrMemory(() => browsers)
  store.setItem('theme', 'dark')
  expect(browsers.values.get('theme')).toBe('dark')
  browsers.setItem('theme', 'light')
  expect(store.getItem('theme')).toBe('light')
  store.removeItem('theme')
  expect(store.getItem('theme')).toBeNull()
})

test('where storage is refused, what is kept lasts as long as the page', () => {
  const store = storeOrMemory(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(store.getItem('theme')).toBeNull()
  store.setItem('theme', 'dark')
  expect(store.getItem('theme')).toBe('dark')
  store.removeItem('theme')
  expect(store.getItem('theme')).toBeNull()
})

test('what a full storage did not take is not told as it was before', () => {
  const browsers = memoryStore({ theme: 'light' })
  let isFull = true
  const store = storeOrMemory(() => ({
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
