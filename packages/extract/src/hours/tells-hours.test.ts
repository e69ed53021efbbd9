import { expect, test } from 'vitest'
import { namesDay, tellsTimes, tellsWeek } from './tells-hours.ts'

test('a day, a holiday or a date is known in every language that is read, and nothing else is one', () => {
  const named = [
    'Monday – Shop',
    'Mon–Fri',
    'Every day',
    'weekends',
    'Dienstag',
    'lunes a viernes',
    '月曜日',
    'суббота',
  ]
  for (const words of [
    ...named,
    'Christmas',
    'Feiertage',
    'Good Friday',
    'Heiligabend',
    'Pasquetta',
    '24 December',
  ])
    expect(words + namesDay(words)).toBe(`${words}true`)
  for (const words of ['Blursday', 'Opening hours', 'Reception banana'])
    expect(words + namesDay(words)).toBe(`${words}false`)
})

test('times are times however they are written', () => {
  for (const words of [
    '9–17',
    '9am to 5pm',
    '9:30 – 13:30 and 16 – 20',
    'from 10:00',
    '8pm till late',
    'closed',
    'geschlossen',
    'by appointment',
    '24 hours',
  ])
    expect(words + tellsTimes(words)).toBe(`${words}true`)
  for (const words of [
    'banana',
    'see our website',
    'soon',
    '9',
    '25:00–26:00',
    '9:75–17:00',
    '9–17–20',
    'from 25:00',
    'nine to five',
  ])
    expect(words + tellsTimes(words)).toBe(`${words}false`)
})

test('days with their hours are a week, half a sentence is none', () => {
  for (const words of ['Mon–Fri 9–17, Sat 10–14', 'open daily 10–16', 'Mo–Fr 9–18 Uhr, Sa geschlossen'])
    expect(words + tellsWeek(words, 'de')).toBe(`${words}true`)
  for (const words of ['9–17', 'On Mondays, and when the flag is up, from', 'Mon to Fri from nine'])
    expect(words + tellsWeek(words, 'en')).toBe(`${words}false`)
})
