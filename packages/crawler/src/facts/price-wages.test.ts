import { expect, test } from 'vitest'
import { pricesOf } from '../testing/prices-of.ts'

const prices = (language: string, path: string, body: string) =>
  pricesOf(language, body, `https://shop.example${path}`).map(({ label, amount }) => `${label} ${amount}`)

test.each([
  ['en', '/careers', '<p>Bricklayer £18 an hour, labourer £14 an hour.</p>'],
  ['en', '/about', '<h2>Jobs</h2><p>Kitchen porter £12.60 per hour.</p>'],
  [
    'en',
    '/about',
    '<h2>Join our team</h2><table><tr><th>Post</th><th>Pay</th></tr><tr><td>Cook</td><td>£14</td></tr></table>',
  ],
  ['de', '/karriere.html', '<p>Servicekraft: 14,50 € pro Stunde.</p>'],
  ['de', '/team', '<p>Koch: 2.800 € brutto im Monat.</p><p>Servicekraft (m/w/d) 14,50 € pro Stunde.</p>'],
  ['fr', '/a-propos', '<h2>Nous recrutons</h2><p>Serveuse : 13 € de l’heure.</p>'],
  ['es', '/empleo', '<p>Camarero: 1.500 € al mes.</p>'],
  ['it', '/chi-siamo', '<h2>Lavora con noi</h2><p>Cameriere: 1.400 € al mese.</p>'],
  ['pt', '/recrutamento', '<p>Cozinheiro: 1.200 € por mês.</p>'],
  ['nl', '/vacatures', '<p>Kok: € 17 per uur.</p>'],
])('what a house pays is no price of it (%s, %s)', (language, path, body) => {
  expect(prices(language, path, body)).toEqual([])
})

test('who joins a club pays for it, and small jobs are done for money', () => {
  expect(prices('en', '/join-us', '<h1>Join us</h1><p>Membership £30 a year.</p>')).toEqual(['Membership 30'])
  expect(prices('en', '/prices', '<h2>Small jobs</h2><p>Shelf up £30.</p>')).toEqual(['Shelf up 30'])
})
