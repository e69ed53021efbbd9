import { expect, test } from 'vitest'
import { currentHours } from './fact-priority.ts'
import type { FactRow } from './facts-store.ts'

const hours = (condition: string | null) =>
  ({ kind: 'hours', label: 'Monday', part: null, condition }) as FactRow
const held = (today: string, ...seasons: (string | null)[]) =>
  currentHours(seasons.map(hours), new Date(today)).map(({ condition }) => condition)

test.each([
  ['2026-11-18', ['Summer', 'Winter'], 'Winter'],
  ['2026-07-18', ['Winterzeit', 'Sommerzeit'], 'Sommerzeit'],
  ['2026-07-18', ['hiver', 'été'], 'été'],
  ['2026-11-18', ['orario estivo', 'orario invernale'], 'orario invernale'],
  ['2026-11-18', ['высокий сезон', 'зимой'], 'зимой'],
  ['2026-11-18', ['April to October', 'rest of the year'], 'rest of the year'],
  ['2026-11-18', ['High season', 'November to the end of February'], 'November to the end of February'],
  ['2026-07-18', ['Winter, 4 November – 20 March', null], null],
  ['2026-11-18', ['High season', 'Low season'], 'High season'],
])('on %s, of %j, %s applies', (today, seasons, season) => expect(held(today, ...seasons)).toEqual([season]))

test('a date is not a season', () => {
  const date = { ...hours(null), label: '25 December 2026' }
  const rows = [date, hours('Summer'), hours('Winter')]
  expect(currentHours(rows, new Date('2026-11-18'))).toEqual([hours('Winter')])
})

test('without hours none apply', () => {
  expect(held('2026-11-18')).toEqual([])
  expect(held('2026-11-18', null)).toEqual([null])
})
