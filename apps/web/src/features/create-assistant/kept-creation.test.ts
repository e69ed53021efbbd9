import { expect, test } from 'vitest'
import { keepCreation, readCreation } from './kept-creation.ts'

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

test('a creation is found again by its own account, until it is over', () => {
  const store = storage()
  const now = creation.startedAt + minute
  keepCreation('ada', creation, store)
  expect(readCreation('ada', { store, now })).toEqual(creation)
  expect(readCreation('bob', { store, now })).toBe(null)
  keepCreation('ada', null, store)
  expect(readCreation('ada', { store, now })).toBe(null)
})

test('one that began long ago is not taken up again', () => {
  const store = storage()
  keepCreation('ada', creation, store)
  expect(readCreation('ada', { store, now: creation.startedAt + 9 * minute })).toEqual(creation)
  expect(readCreation('ada', { store, now: creation.startedAt + 11 * minute })).toBe(null)
})

test('a storage that is broken or refuses stops nobody', () => {
  const store = storage()
  store.setItem('foyer:creation:ada', '{"sess')
  expect(readCreation('ada', { store })).toBe(null)
  keepCreation('ada', creation, store)
  const full = {
    ...store,
    setItem() {
      throw new Error('quota')
    },
  }
  expect(() => keepCreation('ada', { ...creation, sessionId: 'another' }, full)).not.toThrow()
  expect(readCreation('ada', { store: full, now: creation.startedAt })).toEqual(creation)
})

test('where cookies are blocked, naming the storage throws, and the dashboard does not', ({
  onTestFinished,
}) => {
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
  keepCreation('ada', creation)
  expect(readCreation('ada')).toBe(null)
  isBlocked = false
  keepCreation('ada', creation)
  expect(readCreation('ada', { now: creation.startedAt })).toEqual(creation)
})
