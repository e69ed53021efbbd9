import { expect, test } from 'vitest'
import { readCreation, storeCreation } from './creation-storage.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const minute = 60_000
const creation = { sessionId: 'a-session', values: { name: 'Bakery' }, startedAt: 5_000_000 }

test('a creation is restored for its own account until it ends', () => {
  const store = storage()
  const now = creation.startedAt + minute
  storeCreation('ada', creation, store)
  expect(readCreation('ada', { store, now })).toEqual(creation)
  expect(readCreation('bob', { store, now })).toBe(null)
  storeCreation('ada', null, store)
  expect(readCreation('ada', { store, now })).toBe(null)
})

test('an old creation is not resumed', () => {
  const store = storage()
  storeCreation('ada', creation, store)
  expect(readCreation('ada', { store, now: creation.startedAt + 9 * minute })).toEqual(creation)
  expect(readCreation('ada', { store, now: creation.startedAt + 11 * minute })).toBe(null)
})

test('broken or full storage is ignored', () => {
  const store = storage()
  store.setItem('foyer:creation:ada', '{"sess')
  expect(readCreation('ada', { store })).toBe(null)
  storeCreation('ada', creation, store)
  const full = {
    ...store,
    setItem() {
      throw new Error('quota')
    },
  }
  expect(() => storeCreation('ada', { ...creation, sessionId: 'another' }, full)).not.toThrow()
  expect(readCreation('ada', { store: full, now: creation.startedAt })).toEqual(creation)
})

test('blocked storage does not break the dashboard', ({ onTestFinished }) => {
  const store = storage()
  let isBlocked = true
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError')
      return store
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'))
  storeCreation('ada', creation)
  expect(readCreation('ada')).toBe(null)
  isBlocked = false
  storeCreation('ada', creation)
  expect(readCreation('ada', { now: creation.startedAt })).toEqual(creation)
})
