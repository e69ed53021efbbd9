import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'We’re open 7.30am–6pm, Monday to Friday', 'Mon Tue Wed Thu Fri 7.30am–6pm'],
  [
    'de',
    'Wir haben dienstags bis freitags von 8:30 bis 17:30 Uhr auf.',
    'Die Mit Don Fre 8:30 bis 17:30 Uhr',
  ],
  [
    'de',
    'Der Laden hat dienstags bis freitags von 8.30 bis 17.30 Uhr auf.',
    'Die Mit Don Fre Laden 8.30 bis 17.30 Uhr',
  ],
  [
    'de',
    'Wir sind dienstags bis freitags von 8:30 bis 17:30 Uhr für euch da.',
    'Die Mit Don Fre 8:30 bis 17:30 Uhr',
  ],
  ['es', 'Atendemos de martes a viernes de 10:00 a 18:00.', 'Mar Mié Jue Vie 10:00 a 18:00'],
  ['es', 'Abierto L-V 9:00–18:00, S 10:00–14:00', 'Lun Mar Mié Jue Vie 9:00–18:00', 'Sáb 10:00–14:00'],
  ['fr', 'Le magasin vous reçoit du mardi au vendredi de 10h à 18h.', 'Mar Mer Jeu Ven magasin 10h à 18h'],
  ['nl', 'U bent welkom van dinsdag t/m vrijdag van 10 tot 18 uur.', 'Din Woe Don Vri 10 tot 18 uur'],
  [
    'nl',
    'Wij staan van dinsdag t/m vrijdag van 10 tot 18 uur voor u klaar.',
    'Din Woe Don Vri 10 tot 18 uur',
  ],
  [
    'ru',
    'Мы открыты с понедельника. Режим работы: понедельник – пятница с 10:00 до 21:00',
    'Пон Вто Сре Чет Пят 10:00 до 21:00',
  ],
])('a house says in its own words when it is open, in %s: %s', (language, text, ...said) => {
  expect(hoursByDays(language, `<p>${text}</p>`)).toEqual(said)
})

test.each([
  [
    'de',
    'Wir haben täglich 7–22 Uhr geöffnet. Frühstück gibt es täglich von 7 bis 10 Uhr.',
    'Frühstück 7 bis 10 Uhr',
  ],
  [
    'de',
    'Das Café ist dienstags bis sonntags von 9 bis 18 Uhr geöffnet. Mittagstisch ist dienstags bis freitags von 11:45 bis 14:00 Uhr.',
    'Mittagstisch 11:45 bis 14:00 Uhr',
  ],
  [
    'it',
    'Siamo aperti tutti i giorni dalle 7 alle 22. Il pranzo si serve tutti i giorni dalle 12 alle 14.',
    'pranzo 12 alle 14',
  ],
  ['en', 'The café is open daily 9am–6pm. Lunch is served daily 12–2.', 'Lunch 12–2'],
])('a meal within the hours of the house is a part of its own, in %s: %s', (language, text, said) => {
  const told = hoursByDays(language, `<p>${text}</p>`).map((one) => one.replace(/^(?:\p{L}{3} )+/u, ''))
  expect(told).toHaveLength(2)
  expect(told).toContain(said)
})

test('a meal is held by the hours of any season, whatever was told between', () => {
  const told = hoursByDays(
    'de',
    '<h2>Öffnungszeiten Café im Hof</h2><p>Im Sommer hat das Café dienstags bis freitags von 8:30 bis 19 Uhr auf.</p><p>Frühstück gibt es dienstags bis freitags von 8:30 bis 11:30 Uhr. Mittagstisch ist dienstags bis freitags von 11:45 bis 14:00 Uhr.</p>',
  )
  expect(told).toContain('Die Mit Don Fre Frühstück 8:30 bis 11:30 Uhr')
  expect(told).toContain('Die Mit Don Fre Mittagstisch 11:45 bis 14:00 Uhr')
})

test('a meal beside the hours of the house adds to them', () => {
  expect(
    hoursByDays('en', '<p>We are open Tuesday to Saturday 12–2. Dinner Wednesday to Saturday 6–9.</p>'),
  ).toEqual(['Tue 12–2', 'Wed Thu Fri Sat 12–2, 6–9'])
})

test.each([
  [
    'en',
    'Hours, in words',
    'Every day of the year 6 am to 11 pm.',
    'Mon Tue Wed Thu Fri Sat Sun 6 am to 11 pm',
  ],
  [
    'de',
    'Öffnungszeiten auf einen Blick',
    'Jeden Tag im Jahr 6–23 Uhr',
    'Mon Die Mit Don Fre Sam Son 6–23 Uhr',
  ],
  ['fr', 'Horaires en bref', 'Tous les jours de l’année 6h–23h', 'Lun Mar Mer Jeu Ven Sam Dim 6h–23h'],
  ['it', 'Orari in breve', 'Tutti i giorni dell’anno 6–23', 'Lun Mar Mer Gio Ven Sab Dom 6–23'],
])('hours of all the year under a heading that names no part (%s)', (language, heading, text, told) => {
  expect(hoursByDays(language, `<h2>${heading}</h2><p>${text}</p>`)).toEqual([told])
})
