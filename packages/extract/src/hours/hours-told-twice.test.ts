import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test('a sentence that contradicts the table of the same page makes a question', () => {
  const table =
    '<h2>Opening hours</h2><table><tr><td>Monday</td><td>9:00–17:00</td></tr><tr><td>Tuesday</td><td>9:00–17:00</td></tr></table>'
  const find = (text: string) => hoursByDays('en', `${table}<h2>Find us</h2><p>${text}</p>`)
  expect(find('We are open Monday and Tuesday from 8:00 to 12:00.')).toEqual(['Mon Tue 9:00–17:00?'])
  expect(find('We are open Monday and Tuesday from 9:00 to 17:00.')).toEqual(['Mon Tue 9:00–17:00'])
})

test.each([
  [
    'de',
    'Öffnungszeiten',
    'Montag bis Freitag 9:00–17:00 Uhr',
    'Wir haben Montag und Dienstag von 8:00 bis 12:00 Uhr geöffnet.',
  ],
  ['fr', 'Horaires', 'Lundi au vendredi 9h–17h', 'Nous sommes ouverts lundi et mardi de 8h à 12h.'],
  ['it', 'Orari', 'Lunedì-venerdì 9:00–17:00', 'Siamo aperti lunedì e martedì dalle 8:00 alle 12:00.'],
  ['es', 'Horario', 'Lunes a viernes 9:00–17:00', 'Abrimos lunes y martes de 8:00 a 12:00.'],
  [
    'nl',
    'Openingstijden',
    'Maandag t/m vrijdag 9.00–17.00 uur',
    'Wij zijn maandag en dinsdag open van 8.00 tot 12.00 uur.',
  ],
])('days of which a page tells two kinds of hours are asked, in %s', (language, heading, week, sentence) => {
  const told = hoursByDays(language, `<h2>${heading}</h2><p>${week}</p><h2>Info</h2><p>${sentence}</p>`)
  expect(
    told.map((said) => `${said.split(/ \d/)[0]!.split(' ').length}${said.endsWith('?') ? '?' : ''}`),
  ).toEqual(['2?', '3'])
})

test('mornings and afternoons in lines of their own are not told by the morning alone', () => {
  const lines = '<p>Monday to Friday 9:00–12:00</p><p>Monday to Friday 14:00–18:00</p>'
  expect(hoursByDays('en', `<h2>Opening hours</h2>${lines}`)).toEqual(['Mon Tue Wed Thu Fri 9:00–12:00?'])
})
