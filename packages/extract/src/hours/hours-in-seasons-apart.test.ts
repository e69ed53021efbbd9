import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Open Tue–Sun 11am–10pm, in winter from 4pm', '11am–10pm', '(in winter) 4pm–10pm'],
  ['de', 'Geöffnet Di–So 11–22 Uhr, im Winter ab 16 Uhr', '11–22 Uhr', '(im Winter) 16–22 Uhr'],
  ['fr', 'Ouvert mardi–dimanche 11h–22h, en hiver à partir de 16h', '11h–22h', '(en hiver) 16h–22h'],
  ['it', 'Aperto martedì–domenica 11–22, in inverno dalle 16', '11–22', '(in inverno) 16–22'],
  [
    'es',
    'Abierto martes a domingo 11:00–22:00, en invierno desde las 16:00',
    '11:00–22:00',
    '(en invierno) 16:00–22:00',
  ],
  [
    'nl',
    'Open dinsdag t/m zondag 11–22 uur, in de winter vanaf 16 uur',
    '11–22 uur',
    '(in de winter) 16–22 uur',
  ],
  [
    'en',
    'Open Mon–Fri 10–4 (term time), 9–6 (school holidays)',
    '(term time) 10am–4pm',
    '(school holidays) 9am–6pm',
  ],
  [
    'de',
    'Geöffnet Mo–Fr 10–16 Uhr (Schulzeit), 9–18 Uhr (Schulferien)',
    '(Schulzeit) 10–16 Uhr',
    '(Schulferien) 9–18 Uhr',
  ],
  ['fr', 'Ouvert lundi–vendredi 9h–18h en été, 10h–16h en hiver', '(en été) 9h–18h', '(en hiver) 10h–16h'],
  ['en', 'Open Mon–Fri 9–6 in summer, 10–4 in winter', '(in summer) 9am–6pm', '(in winter) 10am–4pm'],
  ['en', 'Open Mon–Fri 9–6, 10–4 (winter)', '9am–6pm', '(winter) 10am–4pm'],
])('each season has the hours that stand before it, in %s: %s', (language, text, first, second) => {
  const told = hoursByDays(language, `<p>${text}</p>`)
  expect(told.map((one) => one.replace(/^(?:\p{L}{3} )+/u, ''))).toEqual([first, second])
})

test.each([
  ['en', 'Open on Mondays 1pm–4pm, other days 10–6', ['Mon 1pm–4pm', 'Tue Wed Thu Fri Sat Sun 10am–6pm']],
  [
    'it',
    'Orari inverno: chiuso lunedì, gli altri giorni 10–18',
    ['Lun (inverno) chiuso', 'Mar Mer Gio Ven Sab Dom (inverno) 10–18'],
  ],
  [
    'de',
    'Öffnungszeiten: montags geschlossen, an den anderen Tagen 10–18 Uhr',
    ['Mon geschlossen', 'Die Mit Don Fre Sam Son 10–18 Uhr'],
  ],
])('what is said of the other days is theirs, in %s: %s', (language, text, said) => {
  expect(hoursByDays(language, `<p>${text}</p>`)).toEqual(said)
})

test('hours of a season alone keep it', () => {
  expect(hoursByDays('en', '<p>Open Mon–Fri 9–6 in winter</p>')).toEqual([
    'Mon Tue Wed Thu Fri (in winter) 9am–6pm',
  ])
  expect(hoursByDays('fr', '<p>Ouvert lundi–vendredi 9h–18h en hiver</p>')[0]).toContain('(en hiver) 9h–18h')
})

test('one season ends with its sentence', () => {
  expect(
    hoursByDays(
      'it',
      '<h2>Orari</h2><p>Estate: tutti i giorni 9–20. Inverno: chiuso lunedì, gli altri giorni 10–18</p>',
    ),
  ).toEqual([
    'Lun Mar Mer Gio Ven Sab Dom (Estate) 9–20',
    'Lun (Inverno) chiuso',
    'Mar Mer Gio Ven Sab Dom (Inverno) 10–18',
  ])
})

test.each([
  ['en', 'Until 20 December 2025 we were open Mon–Sat 9–8.', 'We are open Mon–Sat 9–5.30', '9am–5.30pm'],
  [
    'de',
    'Bis Dezember hatten wir Mo–Sa 9–20 Uhr geöffnet.',
    'Wir haben Mo–Sa 9–17 Uhr geöffnet.',
    '9–17 Uhr',
  ],
  [
    'fr',
    "Jusqu'en décembre nous étions ouverts lundi–samedi 9h–20h.",
    'Nous sommes ouverts lundi–samedi 9h–17h.',
    '9h–17h',
  ],
  ['it', 'Fino a dicembre eravamo aperti lunedì–sabato 9–20.', 'Siamo aperti lunedì–sabato 9–17.', '9–17'],
  ['en', 'Until 20 December 2026 we are open Mon–Sat 9–8.', 'We are open Mon–Sat 9–5.30', '9am–5.30pm'],
])('what was or ends does not take the place of what is, in %s: %s', (language, was, is, hours) => {
  const told = hoursByDays(language, `<p>${was}</p><p>${is}</p>`)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(new RegExp(`^(?:\\p{L}{3} ){6}${hours}$`, 'u'))
})

test.each([
  ['en', 'Mon–Sat 9–6. From January to March closed on Saturdays.', 'Sat 9am–6pm?'],
  ['de', 'Mo–Sa 9–18 Uhr. Von Januar bis März samstags geschlossen.', 'Sam 9–18 Uhr?'],
  ['fr', 'Lundi–samedi 9h–18h. De janvier à mars, fermé le samedi.', 'Sam 9h–18h?'],
  ['it', 'Lunedì–sabato 9–18. Da gennaio a marzo chiuso il sabato.', 'Sab 9–18?'],
])('a day that is closed for a part of the year is asked, in %s', (language, text, said) => {
  const head = { en: 'Opening hours', de: 'Öffnungszeiten', fr: 'Horaires', it: 'Orari' }[language]
  expect(hoursByDays(language, `<h2>${head}</h2><p>${text}</p>`)).toContain(said)
})

test('hours that can’t be those of one day are asked', () => {
  expect(hoursByDays('en', '<p>Open Mon–Fri 10–4 (club days), 9–6 (open days)</p>')[0]).toMatch(/\?$/)
})

test.each([
  [
    'en',
    'Opening hours',
    'Monday to Friday',
    'Saturday, winter (October to March)',
    'Saturday, summer (April to September)',
  ],
  ['de', 'Öffnungszeiten', 'Montag–Freitag', 'Samstag (Oktober bis März)', 'Samstag (April bis September)'],
  ['it', 'Orari', 'Lunedì–venerdì', 'Sabato, da ottobre a marzo', 'Sabato, da aprile a settembre'],
])(
  'a day that has a row for each season is asked with both, and not told by one (%s)',
  (language, heading, week, ...days) => {
    const row = (day: string, hours: string) => `<tr><td>${day}</td><td>${hours}</td></tr>`
    const table = `<h2>${heading}</h2><table>${row(week, '8:30–17:30')}${row(days[0]!, '9:00–13:00')}${row(days[1]!, '9:00–16:00')}</table>`
    const told = hoursByDays(language, table)
    expect(told[0]).toMatch(/8:30–17:30$/)
    expect(told.slice(1).map((each) => /(\d+:\d+–\d+:\d+)(\?*)$/.exec(each)?.[1])).toEqual([
      '9:00–13:00',
      '9:00–16:00',
    ])
  },
)
