import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Open daily 9am to 5pm, Saturdays only until 1pm.', 'Sat 9am–1pm'],
  ['en', 'Open daily 9am to 5pm. On Saturdays we close at 1pm.', 'Sat 9am–1pm'],
  ['en', 'Open daily 9am to 5pm. We close at 1pm on Saturdays.', 'Sat 9am–1pm'],
  ['en', 'Open Monday to Saturday 9am to 5pm (Wednesday until noon).', 'Wed 9am–noon'],
  ['en', 'Open Monday to Friday 9am to 5pm, closing at 3pm on Fridays.', 'Fri 9am–3pm'],
  ['de', 'Öffnungszeiten: Montag bis Freitag 9–18 Uhr, mittwochs nur bis 12 Uhr.', 'Mit 9–12 Uhr'],
  ['de', 'Öffnungszeiten: Mo–Fr 9–18 Uhr, freitags schließen wir um 14 Uhr.', 'Fre 9–14 Uhr'],
  ['de', 'Öffnungszeiten: Mo–Fr 9–18 Uhr, freitags wird bereits um 14 Uhr geschlossen.', 'Fre 9–14 Uhr'],
  [
    'de',
    'Öffnungszeiten: Montag bis Freitag 9–12, 14–18 Uhr, mittwochs schließen wir um 11.30 Uhr.',
    'Mit 9–11.30 Uhr',
  ],
  ['fr', 'Ouvert du lundi au vendredi de 9h à 18h, le mercredi jusqu’à midi.', 'Mer 9h–midi'],
  ['fr', 'Ouvert du mardi au samedi de 9h à 18h ; le samedi nous fermons à 13h.', 'Sam 9h–13h'],
  ['it', 'Aperto tutti i giorni dalle 9 alle 18, il sabato solo fino alle 13.', 'Sab 9–13'],
  ['it', 'Aperto tutti i giorni dalle 9 alle 18, domenica chiuso alle 13.', 'Dom 9–13'],
  ['es', 'Abierto todos los días de 9 a 18 h, los sábados solo hasta las 13 h.', 'Sáb 9–13 h'],
  ['es', 'Abierto todos los días de 9:00 a 18:00, los sábados cerramos a las 13:00.', 'Sáb 9:00–13:00'],
  ['nl', 'Open maandag t/m zaterdag 9.00–18.00 uur, zaterdag slechts tot 13.00 uur.', 'Zat 9.00–13.00 uur'],
  ['pt', 'Aberto de segunda a sábado das 9:00 às 18:00. Aos sábados fechamos às 13:00.', 'Sáb 9:00–13:00'],
])('a day that closes earlier is told apart, in %s: %s', (language, text, said) => {
  const told = hoursByDays(language, `<p>${text}</p>`)
  expect(told).toContain(said)
  expect(told).toHaveLength(2)
})

test('both ends of a day that are told apart stay so, and a break at noon is no end of a day', () => {
  expect(
    hoursByDays('en', '<h2>Opening hours</h2><p>Monday to Friday: opens 9:00, closes 17:00</p>'),
  ).toEqual(['Mon Tue Wed Thu Fri 9:00–17:00'])
  expect(
    hoursByDays('en', '<h2>Opening hours</h2><p>Monday to Friday 9am–5pm. Closed from 1pm to 2pm.</p>')[0],
  ).not.toContain('–1pm?')
})

test.each([
  ['en', 'Opening hours: Monday to Friday 9am–5pm, Wednesdays only from noon.', 'Wed'],
  ['de', 'Öffnungszeiten: Mo–Fr 9–18 Uhr, mittwochs erst ab 12 Uhr.', 'Mit'],
])('a day that is told otherwise in a way that is not understood is asked, in %s', (language, text, day) => {
  const told = hoursByDays(language, `<p>${text}</p>`)
  expect(told.filter((one) => one.endsWith('?')).map((one) => one.slice(0, 3))).toEqual([day])
})
