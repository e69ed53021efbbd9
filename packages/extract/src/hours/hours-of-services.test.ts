import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Opening hours', 'Mon–Fri 9–5', 'Emergencies 24 hours, every day', 'Emergencies 24 hours'],
  [
    'de',
    'Öffnungszeiten',
    'Mo–Fr 9–17 Uhr',
    'Notdienst rund um die Uhr, täglich',
    'Notdienst rund um die Uhr',
  ],
  ['fr', 'Horaires', 'Lundi – vendredi 9h–17h', 'Urgences 24h/24, tous les jours', 'Urgences 24h/24'],
  ['es', 'Horario', 'Lunes a viernes 9:00–17:00', 'Urgencias 24 horas, todos los días', 'Urgencias 24 horas'],
  ['it', 'Orari', 'Lunedì–venerdì 9–17', 'Urgenze 24 ore su 24, tutti i giorni', 'Urgenze 24 ore su 24'],
])(
  'a service that is there all night fills no day of the house, in %s',
  (language, head, week, service, said) => {
    const told = hoursByDays(language, `<h2>${head}</h2><ul><li>${week}</li><li>${service}</li></ul>`)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatch(/^(?:\p{L}{3} ){5}9/u)
    expect(told[1]).toMatch(new RegExp(`^(?:\\p{L}{3} ){7}${said}$`, 'u'))
  },
)

test('what a sentence of its own tells of a service is no day of the house, however its hours end', () => {
  const told = hoursByDays(
    'en',
    '<h2>Opening hours</h2><p>We are open Thursday 10–4 and Saturday 10–1. Collections on Mondays 2–3pm only.</p>',
  )
  expect(told).toEqual(['Thu 10am–4pm', 'Sat 10am–1pm', 'Mon Collections 2–3pm?'])
  // '8–12. Mai' is no end of a sentence.
  expect(
    hoursByDays('de', '<h2>Öffnungszeiten</h2><p>Mo–Fr 9–17 Uhr, 8–12. Mai geschlossen</p>').length,
  ).toBe(1)
})

test.each([
  ['en', 'The Mill, 200 m away, serves our guests breakfast. Open daily 8–7.'],
  [
    'de',
    'Das Café Mühle, 200 m entfernt, bietet unseren Gästen Frühstück an. Täglich geöffnet von 8–19 Uhr.',
  ],
  ['it', 'I Bagni Sirena, a 50 m, offrono ombrelloni ai nostri ospiti. Aperti tutti i giorni 8–19.'],
  ['fr', 'Le Café du Port, à 50 m, sert le petit déjeuner. Ouvert tous les jours 8h–19h.'],
])('hours of what stands down the road are not the house’s, in %s', (language, text) => {
  expect(
    hoursByDays(language, `<p>${text}</p>`).every((one) => one.startsWith('Ope ') && one.endsWith('?')),
  ).toBe(true)
})

test('our own shop may stand down the road', () => {
  expect(hoursByDays('en', '<p>Our shop, 200 m away, is open daily 8am–7pm.</p>')[0]).toContain('8am–7pm')
  expect(hoursByDays('en', '<p>We are 200 m from the station. Open daily 8am–7pm.</p>')[0]).toContain(
    '8am–7pm',
  )
})
