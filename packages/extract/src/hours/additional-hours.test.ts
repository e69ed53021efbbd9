import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Open daily 12–3, Fri and Sat also 6–10', 'Fri Sat 12–3, 6–10'],
  ['en', 'Open Tue–Sun 12–3, also 6–10 on Fri and Sat', 'Fri Sat 12–3, 6–10'],
  ['en', 'Open 12–3 Tuesday to Sunday, also 6–10 Friday and Saturday', 'Fri Sat 12–3, 6–10'],
  ['en', 'Open Tue–Sun 10am–6pm, Thursdays also until 9pm', 'Thu 10am–9pm'],
  ['de', 'Geöffnet täglich 12–15 Uhr, Fr und Sa auch 18–22 Uhr', 'Fre Sam 12–15 Uhr, 18–22 Uhr'],
  ['de', 'Geöffnet Mo–Fr 8–12 Uhr, Do zusätzlich 14–18 Uhr', 'Don 8–12 Uhr, 14–18 Uhr'],
  ['fr', 'Ouvert tous les jours 12h–15h, vendredi et samedi aussi 18h–22h', 'Ven Sam 12h–15h, 18h–22h'],
  ['it', 'Aperto tutti i giorni 12–15, venerdì e sabato anche 18–22', 'Ven Sab 12–15, 18–22'],
  [
    'es',
    'Abierto todos los días 12:00–15:00, viernes y sábados también 18:00–22:00',
    'Vie Sáb 12:00–15:00, 18:00–22:00',
  ],
  ['pt', 'Aberto todos os dias 12h–15h, sexta e sábado também 18h–22h', 'Sex Sáb 12h–15h, 18h–22h'],
  ['nl', 'Open dagelijks 12–15 uur, vrijdag en zaterdag ook 18–22 uur', 'Vri Zat 12–15 uur, 18–22 uur'],
])('what some days also have comes beside the hours of all, in %s: %s', (language, text, said) => {
  expect(hoursByDays(language, `<p>${text}</p>`)).toContain(said)
})

test('a line of its own adds to the week above it', () => {
  expect(
    hoursByDays('en', '<h2>Opening hours</h2><ul><li>Tue–Sun 12–3</li><li>Fri and Sat also 6–10</li></ul>'),
  ).toEqual(['Tue Wed Thu Sun 12–3', 'Fri Sat 12–3, 6–10'])
  expect(hoursByDays('en', '<p>Open Mon–Fri 9–5, also Sat 10–2</p>')[1]).toBe('Sat 10am–2pm')
})
