import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Open 7 days: 8-4 Mon-Fri, 9-5 weekends', '8am-4pm', '9am-5pm'],
  ['en', 'Daily: 8am-4pm Monday to Friday, 9am-5pm Saturday and Sunday', '8am-4pm', '9am-5pm'],
  ['en', 'Open 7 days: 8am-4pm Mon-Fri, 9am-5pm Sat and Sun, closed bank holidays', '8am-4pm', '9am-5pm'],
  ['de', 'Täglich geöffnet: 8–16 Uhr Mo–Fr, 9–17 Uhr Sa und So', '8–16 Uhr', '9–17 Uhr'],
  ['fr', 'Ouvert 7j/7 : 8h-16h du lundi au vendredi, 9h-17h le week-end', '8h-16h', '9h-17h'],
  ['it', 'Tutti i giorni: 8–16 dal lunedì al venerdì, 9–17 sabato e domenica', '8–16', '9–17'],
  [
    'es',
    'Todos los días: 8:00–16:00 de lunes a viernes, 9:00–17:00 sábados y domingos',
    '8:00–16:00',
    '9:00–17:00',
  ],
  ['nl', 'Dagelijks open: 8–16 uur maandag t/m vrijdag, 9–17 uur zaterdag en zondag', '8–16 uur', '9–17 uur'],
])('all days named first leave each its own hours, in %s: %s', (language, text, work, weekend) => {
  const told = hoursByDays(language, `<h2>${heads[language]}</h2><p>${text}</p>`)
  expect(told.map((one) => one.replace(/^(?:\S{3} )+/u, ''))).toEqual([work, weekend])
  expect(
    told[0]!
      .match(/^(?:\p{L}{3} )+/u)![0]
      .trim()
      .split(' '),
  ).toHaveLength(5)
})

const heads: Record<string, string> = {
  en: 'Opening hours',
  de: 'Öffnungszeiten',
  fr: 'Horaires',
  it: 'Orari',
  es: 'Horario',
  nl: 'Openingstijden',
}

test('hours before the last days are theirs, and not those of the days before', () => {
  expect(hoursByDays('en', '<p>Open daily 8–4, 9–5 on Sundays</p>')).toEqual([
    'Mon Tue Wed Thu Fri Sat 8am–4pm',
    'Sun 9am–5pm',
  ])
  expect(hoursByDays('de', '<p>Geöffnet Mo–Fr 9–18 Uhr, 10–14 Uhr am Samstag</p>')).toEqual([
    'Mon Die Mit Don Fre 9–18 Uhr',
    'Sam 10–14 Uhr',
  ])
  expect(hoursByDays('en', '<p>Open daily 8–4, Sat and Sun 9–5</p>')[1]).toBe('Sat Sun 9am–5pm')
  expect(hoursByDays('de', '<p>Geöffnet Mo–Fr 9–12, 14–18 Uhr, Sa geschlossen</p>')[0]).toBe(
    'Mon Die Mit Don Fre 9–12, 14–18 Uhr',
  )
})

test('hours of all days that name only some of them are asked', () => {
  expect(hoursByDays('en', '<p>Open daily 9–5 Mon–Fri</p>')).toEqual(['Mon Tue Wed Thu Fri 9am–5pm?'])
})
