import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  [
    'en',
    'Open daily 10am to 5pm, and until 8pm on Fridays.',
    ['Mon Tue Wed Thu Sat Sun 10am to 5pm', 'Fri 10am–8pm'],
  ],
  ['en', 'Monday to Friday 9am–5pm, until 7pm on Thursdays', ['Mon Tue Wed Fri 9am–5pm', 'Thu 9am–7pm']],
  [
    'en',
    'Open 9am–5pm Monday to Friday, until 7pm on Thursdays.',
    ['Mon Tue Wed Fri 9am–5pm', 'Thu 9am–7pm'],
  ],
  [
    'en',
    'Mon–Sat 9am–5.30pm, late night Thursday until 8pm',
    ['Mon Tue Wed Fri Sat 9am–5.30pm', 'Thu 9am–8pm'],
  ],
  [
    'de',
    'Öffnungszeiten: Montag bis Freitag 9–12, 14–17 Uhr, bis 20 Uhr am Donnerstag.',
    ['Mon Die Mit Fre 9–12, 14–17 Uhr', 'Don 9–12, 14–20 Uhr'],
  ],
  [
    'fr',
    'Ouvert tous les jours de 10h à 17h, et jusqu’à 20h le vendredi.',
    ['Lun Mar Mer Jeu Sam Dim 10h à 17h', 'Ven 10h–20h'],
  ],
  [
    'it',
    'Aperto tutti i giorni dalle 10 alle 17, e fino alle 20 il venerdì.',
    ['Lun Mar Mer Gio Sab Dom 10 alle 17', 'Ven 10–20'],
  ],
  [
    'es',
    'Abierto todos los días de 10:00 a 17:00, y hasta las 20:00 los viernes.',
    ['Lun Mar Mié Jue Sáb Dom 10:00 a 17:00', 'Vie 10:00–20:00'],
  ],
])('a day that closes later is told apart, in %s: %s', (language, text, said) => {
  expect(hoursByDays(language, `<p>${text}</p>`)).toEqual(said)
})

test('how late a late night is, where it is not understood, is asked', () => {
  expect(hoursByDays('en', '<p>Opening hours: Mon–Sat 9am–5.30pm, late night Thursday to eight</p>')).toEqual(
    ['Mon Tue Wed Fri Sat 9am–5.30pm', 'Thu 9am–5.30pm?'],
  )
})

test.each([
  ['en', 'Opening hours: Monday to Friday 8.30am to 6pm except Wednesday afternoons', 'Wed 8.30am to 6pm?'],
  ['en', 'Opening hours: Monday to Friday except Wednesday afternoons 8.30am to 6pm', 'Wed 8.30am to 6pm?'],
  ['de', 'Öffnungszeiten: Montag bis Freitag 8–18 Uhr außer Mittwochnachmittag', 'Mit 8–18 Uhr?'],
  ['fr', 'Ouvert du lundi au vendredi de 8h30 à 18h sauf le mercredi après-midi', 'Mer 8h30 à 18h?'],
  ['es', 'Horario: lunes a sábado de 9:00 a 19:00 excepto sábados por la tarde', 'Sáb 9:00 a 19:00?'],
  ['it', 'Orari: lunedì-sabato 9-19 tranne il mercoledì pomeriggio', 'Mer 9-19?'],
  ['nl', 'Open maandag t/m vrijdag 9.00–18.00 uur, behalve woensdagmiddag', 'Woe 9.00–18.00 uur?'],
  ['it', 'Aperto tutti i giorni 9-19 tranne la domenica', 'Dom Chiuso'],
  ['en', 'Open daily 9am to 5pm except Mondays', 'Mon Closed'],
])('what hours except is not told with them, in %s: %s', (language, text, said) => {
  const told = hoursByDays(language, `<p>${text}</p>`)
  expect(told.filter((one) => one.startsWith(said.slice(0, 3)))).toContain(said)
  expect(told).toHaveLength(2)
})

test('holidays are excepted from every week', () => {
  expect(hoursByDays('en', '<p>Opening hours: Monday to Friday 9am–5pm except bank holidays</p>')).toEqual([
    'Mon Tue Wed Thu Fri 9am–5pm except bank holidays',
  ])
})

test.each([
  [
    'it',
    'Aperto dal martedì alla domenica 10-18, chiuso il lunedì (tranne luglio e agosto)',
    ['Lun chiuso?', 'Mar Mer Gio Ven Sab Dom 10-18'],
  ],
  [
    'en',
    'Open Tuesday to Sunday 10am–6pm, closed on Mondays (except in July and August)',
    ['Mon closed?', 'Tue Wed Thu Fri Sat Sun 10am–6pm'],
  ],
])('a closing day with an exception is asked, in %s', (language, text, said) => {
  expect(hoursByDays(language, `<p>${text}</p>`)).toEqual(said)
})

test.each([
  [
    'en',
    'We are open every day from 10am to 5pm. From November to March we are open at weekends only.',
    'Sat Sun 10am to 5pm',
  ],
  [
    'de',
    'Wir haben täglich von 10 bis 17 Uhr geöffnet. Von November bis März nur am Wochenende.',
    'Sam Son 10 bis 17 Uhr',
  ],
  [
    'it',
    'Siamo aperti tutti i giorni dalle 10 alle 17. Da novembre a marzo solo nel fine settimana.',
    'Sab Dom 10 alle 17',
  ],
  [
    'fr',
    'Nous sommes ouverts tous les jours de 10h à 17h. De novembre à mars, uniquement le week-end.',
    'Sam Dim 10h à 17h',
  ],
  ['de', 'Täglich 10–17 Uhr geöffnet. Von November bis März nur am Wochenende.', 'Sam Son 10–17 Uhr'],
])('days that a part of the year leaves out are asked, in %s', (language, text, weekend) => {
  for (const body of [`<p>${text}</p>`, `<p>${text.replace('. ', '.</p><p>')}</p>`]) {
    const told = hoursByDays(language, body)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/\?$/)
    expect(told[0]).toContain(weekend.slice(8))
  }
})

test('a word that is "only" in another language leaves no day out', () => {
  const body =
    '<h2>Opening hours</h2><p>Tuesday to Sunday 9am–5pm.</p><p>In summer it is so hot that we water on Mondays.</p>'
  expect(hoursByDays('en', body)).toEqual(['Tue Wed Thu Fri Sat Sun 9am–5pm'])
})

test('days that a part of the year leaves out are asked where a clause says it', () => {
  expect(hoursByDays('en', '<p>Open daily 10am–5pm, from November to March only at weekends.</p>')).toEqual([
    'Mon Tue Wed Thu Fri Sat Sun 10am–5pm?',
  ])
})

test('hours of another part of the year begin anew within a sentence', () => {
  expect(
    hoursByDays(
      'en',
      '<p>Open Wednesday to Sunday, 10am to 4pm from Easter to October; winter months weekends only, 11am to 3pm</p>',
    ),
  ).toEqual([
    'Wed Thu Fri Sat Sun 10am to 4pm from Easter to October?',
    'Sat Sun (winter months) 11am to 3pm',
  ])
})

test.each([
  [
    'en',
    'Opening hours',
    'On bank holiday Mondays we do open, 10am to 6pm, at weekend prices.',
    'Tuesday to Friday 9am–5pm',
    'Tue Wed Thu Fri 9am–5pm',
  ],
  [
    'es',
    'Horario',
    'Los festivos abrimos de 10:00 a 18:00, a precios de fin de semana.',
    'Martes a viernes 9:00–17:00',
    'Mar Mié Jue Vie 9:00–17:00',
  ],
  [
    'it',
    'Orari',
    'Nei giorni festivi apriamo dalle 10:00 alle 18:00, a prezzi del fine settimana.',
    'Martedì-venerdì 9:00–17:00',
    'Mar Mer Gio Ven 9:00–17:00',
  ],
])('prices of the weekend are no hours of it, in %s', (language, heading, text, week, said) => {
  const body = `<h2>${heading}</h2><p>${text}</p>`
  expect(hoursByDays(language, `${body}<p>${week}</p>`)).toEqual([said])
  // With nothing else to tell, the owner is asked with the sentence itself.
  expect(hoursByDays(language, body)).toEqual([expect.stringContaining(`${text}?`)])
})
