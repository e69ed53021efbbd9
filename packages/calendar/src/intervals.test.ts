import { expect, test } from 'vitest'
import { readIntervals, withHalvesOfDay } from './intervals.ts'

test.each([
  ['8.30–1.00, 1.45–5.30', '8.30am–1.00pm, 1.45pm–5.30pm'],
  ['9 – 5', '9am – 5pm'],
  ['9 to 12.30 and 1.30 to 5', '9am to 12.30pm and 1.30pm to 5pm'],
])('the halves of the day that %s leaves to its reader are written', (text, clear) => {
  expect(withHalvesOfDay(text)).toBe(clear)
  expect(readIntervals(clear)).toEqual(readIntervals(text))
})

test.each([
  ['says them itself', '9.30 am – 5.30 pm'],
  ['says one of them', '9.30 – 5.30 pm'],
  ['is of 24 hours', '10:00–16:00'],
  ['is only in the morning', '8–12'],
  ['may be either half', '5 – 11'],
  ['says noon', '8–12 noon'],
  ['has a time in a note', '9 to 12 and 1 to 5 (counter until 4)'],
  ['has no time', 'closed'],
])('a text that %s stays as it is', (_, text) => {
  expect(withHalvesOfDay(text)).toBe(text)
})
