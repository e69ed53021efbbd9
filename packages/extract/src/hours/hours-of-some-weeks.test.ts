import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Open Tue–Sat 9–5, first Sunday of the month 10–4', 'Tue Wed Thu Fri Sat 9am–5pm'],
  ['en', 'Open Tue–Sat 9–5 and every second Sunday 10–4', 'Tue Wed Thu Fri Sat 9am–5pm'],
  ['de', 'Geöffnet Di–Sa 9–17 Uhr, jeden ersten Sonntag im Monat 10–16 Uhr', 'Die Mit Don Fre Sam 9–17 Uhr'],
  ['fr', 'Ouvert mardi–samedi 9h–17h, le premier dimanche du mois 10h–16h', 'Mar Mer Jeu Ven Sam 9h–17h'],
  ['it', 'Aperto martedì–sabato 9–17, la prima domenica del mese 10–16', 'Mar Mer Gio Ven Sab 9–17'],
])('a day of some weeks leaves the others as they are, in %s: %s', (language, text, said) => {
  expect(hoursByDays(language, `<p>${text}</p>`)).toEqual([said])
})

test('a day that differs in some weeks is asked', () => {
  expect(hoursByDays('en', '<p>Open Tue–Sat 9–5, the first Saturday of the month 10–4</p>')).toEqual([
    'Tue Wed Thu Fri 9am–5pm',
    'Sat 9am–5pm?',
  ])
  expect(
    hoursByDays('en', '<p>We are open on the first Sunday of the month 10–4.</p>').every((one) =>
      one.endsWith('?'),
    ),
  ).toBe(true)
})
