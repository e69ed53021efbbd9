import { expect, test } from 'vitest'
import type { Language } from '../types.ts'
import { timeOfDayIn } from './time-of-day.ts'

const timeIn = (question: string, language: Language) => timeOfDayIn(question, language, new Set())

test.each<[Language, string, number]>([
  ['en', 'are you open at noon', 12],
  ['pt', 'voces abrem ao meio dia', 12],
  ['pt', 'estao abertos as meia noite', 24],
  ['de', 'habt ihr um mitternacht offen', 24],
  ['nl', 'zijn jullie om middernacht open', 24],
])('%s: the twelves of a clock have names: %s', (language, question, hour) => {
  expect(timeIn(question, language)).toMatchObject({ minutes: [hour * 60], sure: true, bound: 'at' })
})

test('half an hour is before the hour in Dutch and past it in English', () => {
  expect(timeIn('open om half 9', 'nl')?.minutes).toContain(8 * 60 + 30)
  expect(timeIn('open at half 9', 'en')?.minutes).toContain(9 * 60 + 30)
  expect(timeIn('open at half past 9', 'nl')?.minutes).toContain(9 * 60 + 30)
})
