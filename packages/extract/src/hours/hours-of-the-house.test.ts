import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'
import { hoursByDays } from '../testing/hours-by-days.ts'

/** Days with the same hours joined: 'Mon Tue shop 9–17'; asked ones with every statement. */
function hours(language: string, pages: Record<string, string>): string[] {
  const read = Object.entries(pages).map(([path, body]) =>
    readHtml(
      `<html lang="${language}"><head><title>Holm</title></head><body><main><h1>Holm</h1>${body}</main></body></html>`,
      `https://holm.example${path}`,
    ),
  )
  const told = findFacts(read).filter(({ kind }) => kind === 'hours')
  const alike = Map.groupBy(told, ({ part, condition, value, sure, otherValue }) =>
    [part, condition && `(${condition})`, value, sure === false && '?', otherValue].filter(Boolean).join(' '),
  )
  return [...alike].map(([said, days]) => `${days.map(({ label }) => label.slice(0, 3)).join(' ')} ${said}`)
}

test.each([
  [
    'en',
    '<h2>Our team</h2><p>There are four of us.</p><p>Opening hours: Tue–Fri 9am–5pm.</p>',
    'Tue Wed Thu Fri 9am–5pm',
  ],
  [
    'de',
    '<h2>Unser Team</h2><p>Zu viert im Dienst.</p><p>Öffnungszeiten: Di–Fr 9–17 Uhr</p>',
    'Die Mit Don Fre 9–17 Uhr',
  ],
  ['it', '<h2>Listino</h2><p>Taglio 20 euro</p><p>Orari: mar-ven 9-18</p>', 'Mar Mer Gio Ven 9-18'],
  [
    'fr',
    '<h2>Notre histoire</h2><p>Depuis 1920.</p><p>Horaires : mardi au vendredi 9h–18h</p>',
    'Mar Mer Jeu Ven 9h–18h',
  ],
])(
  'opening hours that call themselves so are those of the house, whatever heads them, in %s',
  (language, body, said) => {
    expect(hours(language, { '/': body })).toEqual([said])
  },
)

test('a shop, and places beside each other, keep opening hours of their own', () => {
  const line = (times: string) => `<p>Opening hours: Tue–Fri ${times}.</p>`
  expect(hours('en', { '/': `<h2>Farm shop</h2>${line('9am–5pm')}` })).toEqual([
    'Tue Wed Thu Fri Farm shop 9am–5pm',
  ])
  expect(
    hours('en', { '/': `<h2>Ashbourne</h2>${line('9am–5pm')}<h2>Bakewell</h2>${line('10am–4pm')}` }),
  ).toEqual(['Tue Wed Thu Fri Ashbourne 9am–5pm', 'Tue Wed Thu Fri Bakewell 10am–4pm'])
})

test('what follows a list is not about its last term', () => {
  const list = '<h2>Visit</h2><dl><dt>Parking</dt><dd>Behind the shop</dd></dl>'
  expect(hours('en', { '/': `${list}<p>Monday to Friday 9am-5pm</p>` })).toEqual([
    'Mon Tue Wed Thu Fri 9am-5pm',
  ])
})

test.each([
  [
    'de',
    'Öffnungszeiten',
    'Im August Di–So 10–20 Uhr.',
    'Sonst Di–So 10–17 Uhr',
    'Die Mit Don Fre Sam Son 10–17 Uhr',
  ],
  [
    'en',
    'Opening hours',
    'In August Tue–Sun 10am–8pm.',
    'Otherwise Tue–Sun 10am–5pm',
    'Tue Wed Thu Fri Sat Sun 10am–5pm',
  ],
])('how it is otherwise is the week of the house, in %s', (language, heading, august, otherwise, said) => {
  expect(hours(language, { '/': `<h2>${heading}</h2><p>${august}</p><p>${otherwise}</p>` })).toContain(said)
})

test('a table of the part that a sentence tells in passing makes the week of the house certain', () => {
  const table = `<h2>Öffnungszeiten</h2><table><tr><th></th><th>Holmtal</th><th>Seeberg</th></tr>
    <tr><td>Montag</td><td>8:00 – 12:00</td><td>geschlossen</td></tr>
    <tr><td>Dienstag</td><td>8:00 – 17:00</td><td>9:00 – 13:00</td></tr>
    <tr><td>Mittwoch</td><td>8:00 – 13:00</td><td>14:00 – 18:00</td></tr>
    <tr><td>Samstag</td><td>geschlossen</td><td>9:00 – 12:00</td></tr></table>`
  const told = hours('de', {
    '/': `<h2>Wann wir da sind</h2><p>In Holmtal sind wir montags von 8 bis 12 Uhr für Sie da, dienstags länger.
      Samstag und Sonntag bleibt Holmtal geschlossen.</p>`,
    '/kontakt': table,
  })
  expect(told).toContain('Die 8:00 – 17:00')
  expect(told).toContain('Mit 8:00 – 13:00')
  expect(told.join()).not.toContain('?')
})

test('a whole week on the page of contacts is the week of the house, whatever heads it', () => {
  const week = `<h2>When somebody is at the desk</h2><table><tr><th>Monday to Saturday</th><td>8am – 11am</td><td>3pm – 8pm</td></tr>
    <tr><th>Sunday</th><td>8am – 11am</td><td>4pm – 7pm</td></tr></table>`
  const tea = `<h2>Opening hours of the tea room</h2><p>Tuesday to Sunday 10am – 5pm</p>`
  const told = hours('en', { '/contact': week, '/tea-room': tea })
  expect(told).toContain('Mon Tue Wed Thu Fri Sat 8am – 11am, 3pm – 8pm')
  expect(told).toContain('Sun 8am – 11am, 4pm – 7pm')
  // On a page about something else it may be anything.
  const elsewhere = hours('en', { '/courses': week, '/tea-room': tea })
  expect(elsewhere.join()).not.toContain('8am – 11am')
})

test('when a line is answered is not when the house is open', () => {
  const told = hours('de', {
    '/kontakt': '<h2>Pannentelefon</h2><p>Öffnungszeiten: Montag bis Sonntag 8 – 20 Uhr</p>',
  })
  expect(told.join()).toContain('Pannentelefon')
  const twice = hours('de', {
    '/': '<p>Liegengeblieben? Täglich 8 bis 20 Uhr: 0171 3920 441.</p>',
    '/kontakt': '<h2>Pannentelefon</h2><p>Öffnungszeiten: Montag bis Sonntag 8 – 20 Uhr</p>',
  })
  expect(twice.filter((said) => !said.includes('?')).every((said) => said.includes('Pannentelefon'))).toBe(
    true,
  )
})

test.each([
  ['en', 'Reception', 'Daily 7:00–22:00', 'Restaurant', 'Tuesday to Sunday 18:00–22:00'],
  ['de', 'Rezeption', 'Täglich 7:00–22:00 Uhr', 'Restaurant', 'Dienstag bis Sonntag 18:00–22:00 Uhr'],
  ['fr', 'Réception', 'Tous les jours 7h–22h', 'Restaurant', 'Du mardi au dimanche 18h–22h'],
  ['it', 'Reception', 'Tutti i giorni 7:00–22:00', 'Ristorante', 'Martedì-domenica 18:00–22:00'],
  ['es', 'Recepción', 'Todos los días 7:00–22:00', 'Restaurante', 'Martes a domingo 18:00–22:00'],
  ['en', 'Farm shop', 'Monday to Saturday 9:00–17:00', 'Café', 'Wednesday to Sunday 10:00–16:00'],
])('two parts under their own names both have their week, in %s: %s', (language, one, hours, other, more) => {
  const told = hoursByDays(language, `<h2>${one}</h2><p>${hours}</p><h2>${other}</h2><p>${more}</p>`)
  expect(told.filter((said) => !said.endsWith('?'))).toHaveLength(2)
  expect(told.some((said) => said.includes(` ${one} `))).toBe(true)
  expect(told.some((said) => said.includes(` ${other} `))).toBe(true)
})
