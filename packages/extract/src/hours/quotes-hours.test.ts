import { expect, test } from 'vitest'
import { quotesHours } from './quotes-hours.ts'

const says = (quote: string, label: string, value: string, more = {}, language = 'en') =>
  quotesHours(quote, { label, value, ...more }, language)

test('a day has the hours that the words tell of that day, however both are written', () => {
  const quote = 'Open Monday 10 to 18, Sunday closed'
  expect(says(quote, 'Monday', '10–18')).toBe(true)
  expect(says(quote, 'Monday', '10:00 – 18:00')).toBe(true)
  expect(says(quote, 'Sunday', 'Closed')).toBe(true)
  expect(says(quote, 'Sunday', '10–18')).toBe(false)
  expect(says(quote, 'Tuesday', '10–18')).toBe(false)
  expect(says(quote, 'Monday', '18–10')).toBe(false)
  expect(says(quote, 'Opening hours', '10–18')).toBe(false)
  expect(says('Tue–Sat 9am–5pm', 'Tuesday to Saturday', '9am–5pm')).toBe(true)
  expect(says('Tue–Sat 9am–5pm', 'Wednesday', '9am–5pm')).toBe(true)
  expect(says('| Monday | 9:00–17:00 |\n| Tuesday | 12:00–20:00 |', 'Tuesday', '12:00–20:00')).toBe(true)
  expect(says('| Monday | 9:00–17:00 |\n| Tuesday | 12:00–20:00 |', 'Tuesday', '9:00–17:00')).toBe(false)
  expect(says('Montag bis Freitag 8 bis 12 Uhr', 'Dienstag', '8–12 Uhr', {}, 'de')).toBe(true)
  // A label of ours for a page in another language.
  expect(says('Montag bis Freitag 8 bis 12 Uhr', 'Tuesday', '8–12 Uhr', {}, 'de')).toBe(true)
})

test('hours of a part or a season are not those of the house and the year', () => {
  const café = 'Café: Monday to Friday 10–17'
  expect(says(café, 'Monday', '10–17')).toBe(false)
  expect(says(café, 'Monday', '10–17', { part: 'Café' })).toBe(true)
  expect(says(café, 'Monday – Café', '10–17', { part: 'Café' })).toBe(true)
  expect(says('April to October: Monday to Friday 10–17', 'Monday', '10–17')).toBe(false)
  expect(
    says('April to October: Monday to Friday 10–17', 'Monday', '10–17', { condition: 'April to October' }),
  ).toBe(true)
})
