import { expect, test } from 'vitest'
import { isWithinHours } from './opening-hours.ts'

const [friday, saturday] = [4, 5]
const hours = {
  timeZone: 'Europe/Berlin',
  days: [
    { day: friday, from: '09:00', to: '12:30' },
    { day: friday, from: '20:00', to: '02:00' },
  ],
}
const at = (time: string) => isWithinHours(hours, new Date(`2026-07-${time}+02:00`))

test('hours apply from their first minute to their last', () => {
  expect(['03T08:59', '03T09:00', '03T12:29', '03T12:30'].map(at)).toEqual([false, true, true, false])
})

test('an evening past midnight continues into the next day only', () => {
  expect(['03T01:59', '03T23:00', '04T01:59', '04T02:00'].map(at)).toEqual([false, true, true, false])
})

test('hours that begin and end at the same time are a whole day', () => {
  const always = { timeZone: 'UTC', days: [{ day: saturday, from: '06:00', to: '06:00' }] }
  const open = ['04T05:59Z', '04T06:00Z', '05T05:59Z', '05T06:00Z'].map((time) =>
    isWithinHours(always, new Date(`2026-07-${time}`)),
  )
  expect(open).toEqual([false, true, true, false])
})

test('without hours a person can always be expected', () => {
  expect(isWithinHours(null, new Date())).toBe(true)
})
