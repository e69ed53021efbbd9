import type { KnownFact } from '@foyer/contract/facts'
import { expect, test } from 'vitest'
import { weekLines } from './check-items.ts'

const fact = (label: string, value: string) =>
  ({ kind: 'hours', label, value, part: null, condition: null, sure: true, otherValue: null }) as KnownFact
const lines = (...said: [label: string, value: string][]) =>
  weekLines(
    said.map(([label, value]) => fact(label, value)),
    ({ value }) => value,
  ).map(({ days, value }) => `${days}: ${value}`)

test('weekdays with the same hours share a line, holidays and dates do not', () => {
  expect(
    lines(['Monday', '9–17'], ['Tuesday', '9–17'], ['Sunday', 'Closed'], ['Christmas Day', 'Closed']),
  ).toEqual(['Monday – Tuesday: 9–17', 'Sunday: Closed', 'Christmas Day: Closed'])
  expect(lines(['Samstag', 'geschlossen'], ['Sonntag', 'geschlossen'], ['24.12.', 'geschlossen'])).toEqual([
    'Samstag – Sonntag: geschlossen',
    '24.12.: geschlossen',
  ])
  expect(lines(['Lunedì', 'chiuso'], ['Martedì', 'chiuso'], ['Natale', 'chiuso'])).toEqual([
    'Lunedì – Martedì: chiuso',
    'Natale: chiuso',
  ])
  expect(lines(['Maandag', 'gesloten'], ['Dinsdag', 'gesloten'])).toEqual(['Maandag – Dinsdag: gesloten'])
})

test('days with a gap between them are not merged', () => {
  expect(lines(['Monday', '9–17'], ['Tuesday', '9–17'], ['Friday', '9–17'])).toEqual([
    'Monday – Tuesday: 9–17',
    'Friday: 9–17',
  ])
})
