import { expect, test } from 'vitest'
import { describeChanges, describeRescan } from './scan-changes.ts'

test.each([
  [{ added: 0, changed: 0, removed: 0 }, 'No pages changed.'],
  [{ added: 1_200, changed: 0, removed: 0 }, '1,200 pages added.'],
  [{ added: 0, changed: 1, removed: 0 }, '1 page changed.'],
  [{ added: 2, changed: 1, removed: 3 }, '2 pages added, 1 changed, 3 removed.'],
])('%j is described', (changes, said) => {
  expect(describeChanges(changes)).toBe(said)
})

const done = 'Website scraped successfully. Assistant prompt updated.'
const nothing = { added: 0, changed: 0, removed: 0 }

test.each([
  [done, nothing, done, 'Same 9 pages as before.'],
  [
    `${done} 3 pages could not be read this time and stay as they were.`,
    { ...nothing, added: 1 },
    done,
    '1 page added. 3 pages could not be read this time and stay as they were.',
  ],
  ['The website is still being scanned.', nothing, 'The website is still being scanned.', expect.any(String)],
])('the report %j has a title and a description', (message, changes, title, description) => {
  expect(describeRescan({ message, ...changes }, 9)).toEqual({ title, description })
})
