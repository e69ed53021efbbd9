import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

const prices = (language: string, path: string, body: string) =>
  pricesOf(language, body, `https://shop.example${path}`).map(({ label, amount }) => `${label} ${amount}`)

test.each([
  [
    'en',
    '/careers',
    '',
    '<p>Bricklayer £18 an hour, labourer £14 an hour.</p>',
    ['Bricklayer 18', 'Labourer 14'],
  ],
  ['en', '/about', '<h2>Jobs</h2>', '<p>Kitchen porter £12.60 per hour.</p>', ['Kitchen porter 12.6']],
  [
    'en',
    '/about',
    '<h2>Join our team</h2>',
    '<table><tr><th>Post</th><th>Pay</th></tr><tr><td>Cook</td><td>£14</td></tr></table>',
    ['Cook – Pay 14'],
  ],
  ['de', '/karriere.html', '', '<p>Servicekraft: 14,50 € pro Stunde.</p>', ['Servicekraft 14.5']],
  ['fr', '/a-propos', '<h2>Nous recrutons</h2>', '<p>Serveuse : 13 € de l’heure.</p>', ['Serveuse 13']],
  ['es', '/empleo', '', '<p>Camarero: 1.500 € al mes.</p>', ['Camarero 1500']],
  ['it', '/chi-siamo', '<h2>Lavora con noi</h2>', '<p>Cameriere: 1.400 € al mese.</p>', ['Cameriere 1400']],
  ['pt', '/recrutamento', '', '<p>Cozinheiro: 1.200 € por mês.</p>', ['Cozinheiro 1200']],
  ['nl', '/vacatures', '', '<p>Kok: € 17 per uur.</p>', ['Kok 17']],
])(
  'what a house pays is no price of it, what the same lines ask of others is (%s, %s)',
  (language, path, heading, lines, asked) => {
    expect(prices(language, path, heading + lines)).toEqual([])
    expect(prices(language, '/prices', lines)).toEqual(asked)
  },
)

test('a line that speaks of wages is passed over among prices too', () => {
  expect(
    prices(
      'de',
      '/preise',
      '<p>Koch: 2.800 € brutto im Monat.</p><p>Servicekraft (m/w/d) 14,50 € pro Stunde.</p><p>Bankett 28 € pro Person.</p>',
    ),
  ).toEqual(['Bankett 28'])
})

test('who joins a club pays for it, and small jobs are done for money', () => {
  expect(prices('en', '/join-us', '<h1>Join us</h1><p>Membership £30 a year.</p>')).toEqual(['Membership 30'])
  expect(prices('en', '/prices', '<h2>Small jobs</h2><p>Shelf up £30.</p>')).toEqual(['Shelf up 30'])
})
