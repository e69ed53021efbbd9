import { readIntervals } from '@foyer/calendar/intervals'
import { expect, test } from 'vitest'
import { findDayHours } from './day-hours.ts'
import { applySpans } from './text-spans.ts'

const [monday, wednesday, saturday, sunday] = [0, 2, 5, 6] as const
type Taken = [day: number, was: string, is?: string]

const told = (text: string, taken: readonly Taken[], language: 'en' | 'de' | 'fr' | 'ja' = 'en') => {
  const days = taken.map(([day, was, instead]) => ({ day, times: readIntervals(was)!, instead }))
  return applySpans(text, [...findDayHours(days, text, [language, 'en'])])
}

test.each<[text: string, Taken[], then: string]>([
  ['Sun 9–1', [[sunday, '9:00–13:00', '10–2']], 'Sun 10–2'],
  ['- Sunday: 9.00 am to 1.00 pm', [[sunday, '9:00–13:00', 'closed']], '- Sunday: closed'],
  [
    'Sat & Sun 9am–1pm, no booking',
    [
      [saturday, '9:00–13:00', '10–2'],
      [sunday, '9:00–13:00', '10–2'],
    ],
    'Sat & Sun 10–2, no booking',
  ],
  [
    'Mon–Wed 8–12 and 14–18',
    [[wednesday, '8:00–12:00, 14:00–18:00', '8–12']],
    'Monday, Tuesday 8–12 and 14–18; Wednesday: 8–12',
  ],
  [
    '| Mon to Wed | 8:00–16:00 |',
    [[monday, '8:00–16:00', 'closed']],
    '| Tuesday, Wednesday | 8:00–16:00 |\n| Monday | closed |',
  ],
  ['| Weekend | 9–13 | 14–18 |', [[sunday, '9:00–13:00', '10–12']], '| Weekend || 14–18 |'],
  ['Come on Wed, 8 a.m. to 4 p.m. Bring boots.', [[wednesday, '8:00–16:00']], 'Bring boots.'],
  ['Closed on Wednesdays. Ring the bell.', [[wednesday, 'closed', '8–12']], 'Ring the bell.'],
  ['From 8 to 4 on Wed only. Ring the bell.', [[wednesday, '8:00–16:00', '8–12']], 'Ring the bell.'],
  ['Wed: closed', [[wednesday, 'closed', '8–12']], 'Wed: 8–12'],
  // Other times, other days and lines without times stay.
  ['Wed 8–5, Thu 8–4', [[wednesday, '8:00–16:00', '8–12']], 'Wed 8–5, Thu 8–4'],
  ['Thursday 8–16', [[wednesday, '8:00–16:00', '8–12']], 'Thursday 8–16'],
  ['On Wednesday we bake 16 loaves.', [[wednesday, '8:00–16:00', '8–12']], 'On Wednesday we bake 16 loaves.'],
])('%s', (text, taken, then) => {
  expect(told(text, taken).replace(/ +/g, ' ').trim()).toBe(then)
})

test('days are read in the assistant’s language and in English', () => {
  expect(told('Mo–Mi 8–16 Uhr', [[wednesday, '8:00–16:00', 'zu']], 'de')).toBe(
    'Montag, Dienstag 8–16 Uhr; Mittwoch: zu',
  )
  expect(told('Dimanche : 9h – 13h', [[sunday, '9:00–13:00', 'fermé']], 'fr')).toBe('Dimanche : fermé')
  expect(told('日曜日 9:00～13:00', [[sunday, '9:00–13:00', '休み']], 'ja')).toBe('日曜日 休み')
  expect(told('Sunday 9:00–13:00', [[sunday, '9:00–13:00', 'geschlossen']], 'de')).toBe('Sunday geschlossen')
})

test('a long page without days is read quickly', () => {
  const text = `${'Loaves 8 16 24 at the bakery. '.repeat(40_000)}\nWed 8–16`
  expect(told(text, [[wednesday, '8:00–16:00', '9–12']]).endsWith('Wed 9–12')).toBe(true)
})
