import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

const told = (language: string, body: string) =>
  findFacts([
    readHtml(
      `<html lang="${language}"><head><title>Linde</title></head><body><main><h1>Linde</h1>
      <p>Tel. 01584 555 010</p>${body}</main></body></html>`,
      'https://linde.example/',
    ),
  ])
    .filter(({ kind }) => kind === 'phone' || kind === 'price')
    .map(({ value }) => value)

test.each([
  ['en', 'Unlike Rival Bakes (£5.50 a loaf, 01584 777 888), our loaf costs £4.20.', '£4.20'],
  ['en', 'Compared with Rival Bakes at £5.50 a loaf, our loaf costs £4.20.', '£4.20'],
  ['en', 'While others charge £30, our cake costs £20.', '£20'],
  ['de', 'Anders als Rivale Brot (5,50 €, Tel. 01584 777 888), unser Brot kostet 4,20 €.', '4,20 €'],
  ['de', 'Während andere 30 € verlangen, unsere Torte kostet 20 €.', '20 €'],
  ['fr', 'Contrairement à Rival Pain (5,50 €, 01584 777 888), notre pain coûte 4,20 €.', '4,20 €'],
  ['it', 'A differenza di Forno Rivale (5,50 €, 01584 777 888), il nostro pane costa 4,20 €.', '4,20 €'],
  ['es', 'A diferencia de Pan Rival (5,50 €, 01584 777 888), nuestra barra cuesta 4,20 €.', '4,20 €'],
  ['pt', 'Ao contrário de Pão Rival (5,50 €, 01584 777 888), o nosso pão custa 4,20 €.', '4,20 €'],
  ['nl', 'In tegenstelling tot Rivaal Brood (€ 5,50, 01584 777 888), ons brood kost € 4,20.', '€ 4,20'],
])('what a rival takes, and its number, are no facts of the business: %s %s', (language, words, ours) => {
  expect(told(language, `<p>${words}</p>`)).toEqual(['01584 555 010', ours])
})

test('nor is a rival’s number behind a link', () => {
  expect(
    told('en', '<p>Unlike Rival Bakes (<a href="tel:01584777888">call them</a>), our loaf costs £4.20.</p>'),
  ).toEqual(['01584 555 010', '£4.20'])
})

test('days and seasons are no rivals', () => {
  expect(told('en', '<p>Unlike Mondays (£40 per night), Saturdays are £50 per night.</p>')).toContain(
    '£40 per night',
  )
  expect(
    told('de', '<p>Im Gegensatz zum Sommer (Doppelzimmer 40 €), Doppelzimmer im Winter: 30 €.</p>').length,
  ).toBeGreaterThan(1)
})
