import { expect, test } from 'vitest'
import { sayChanges } from './scan-changes.ts'

test.each([
  [{ added: 0, changed: 0, removed: 0 }, 'No page has changed.'],
  [{ added: 1_200, changed: 0, removed: 0 }, '1,200 pages added.'],
  [{ added: 0, changed: 1, removed: 0 }, '1 page changed.'],
  [{ added: 2, changed: 1, removed: 3 }, '2 pages added, 1 changed, 3 removed.'],
])('%j is said in words', (changes, said) => {
  expect(sayChanges(changes)).toBe(said)
})
