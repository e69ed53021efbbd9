import { expect, test } from 'vitest'
import { readIntervals, withHalvesOfDay } from './intervals.ts'

test.each([
  ['8.30–1.00, 1.45–5.30', '8.30am–1.00pm, 1.45pm–5.30pm', '8.5–13 13.75–17.5'],
  ['9 – 5', '9am – 5pm', '9–17'],
  ['9 to 12.30 and 1.30 to 5', '9am to 12.30pm and 1.30pm to 5pm', '9–12.5 13.5–17'],
])('the halves of the day that %s leaves to its reader are written', (text, clear, hours) => {
  expect(withHalvesOfDay(text)).toBe(clear)
  for (const written of [text, clear])
    expect(
      readIntervals(written)
        ?.map(([from, to]) => `${from / 60}–${to / 60}`)
        .join(' '),
    ).toBe(hours)
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

test.each([
  ['18 Uhr bis Mitternacht', 18, 24],
  ['9:00 tot middernacht', 9, 24],
  ['18:00–meia-noite', 18, 24],
  ['Mitternacht bis 6:00', 0, 6],
  ['9:00–meio-dia', 9, 12],
  ['8 bis Mittag', 8, 12],
  ['Mittag 12:00–14:00', 12, 14],
])('noon and midnight are times in every language: %s', (text, from, to) => {
  expect(readIntervals(text)).toEqual([[from * 60, to * 60]])
})
