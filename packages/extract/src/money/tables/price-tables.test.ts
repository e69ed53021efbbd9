import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

/** 'Label, condition = value' of each price of a page, with '?' where it is not sure. */
const prices = (language: string, body: string) =>
  pricesOf(language, body).map(
    ({ label, condition, value, sure }) =>
      `${[label, condition].filter(Boolean).join(', ')} = ${value}${sure ? '' : '?'}`,
  )

const table = (head: string[], row: string[], caption = '') =>
  `<table>${caption && `<caption>${caption}</caption>`}<tr><th>${head.join('</th><th>')}</th></tr><tr><td>${row.join('</td><td>')}</td></tr></table>`

test.each([
  [
    'en',
    ['Ski pass', '1 day', '3 days'],
    ['Adult', '£65', '£150'],
    ['1 day, Adult = £65', '3 days, Adult = £150'],
  ],
  [
    'de',
    ['Skipass', '1 Tag', '3 Tage'],
    ['Erwachsene', '65 €', '150 €'],
    ['1 Tag, Erwachsene = 65 €', '3 Tage, Erwachsene = 150 €'],
  ],
  [
    'es',
    ['Forfait', '1 día', '3 días'],
    ['Adultos', '65 €', '150 €'],
    ['1 día, Adultos = 65 €', '3 días, Adultos = 150 €'],
  ],
])('a column of one day beside one of three (%s)', (language, head, row, expected) => {
  expect(prices(language, table(head, row))).toEqual(expected)
})

test('a table over whose columns stands for how many the sums are', () => {
  expect(
    prices('en', table(['Room', '1 person', '2 persons'], ['Blue room', '35', '60'], 'Prices in €')),
  ).toEqual(['Blue room – 1 person = 35 €', 'Blue room – 2 persons = 60 €'])
})

test.each([
  ['en', 'Prices in pounds', '£65'],
  ['en', 'All prices in US dollars', '$65'],
  ['en', 'Prices in Canadian dollars', '65 CAD'],
  ['de', 'Preise in Franken', '65 CHF'],
  ['fr', 'Prix en francs suisses', '65 CHF'],
  ['pt', 'Preços em reais', 'R$65'],
  ['ru', 'Цены в рублях', '65 ₽'],
  ['ar', 'الأسعار بالريال', '65 ريال'],
])('bare figures below a caption that writes their currency out: %s, %s', (language, caption, value) => {
  expect(prices(language, table(['Pass', 'Alpha'], ['Beta', '65'], caption))).toEqual([
    `Beta – Alpha = ${value}`,
  ])
})

test('weights in pounds are no prices', () => {
  const weights = table(['Dog', 'Weight'], ['Rex', '65'])
  const fees = table(['Service', 'Price'], ['Bath', '£25'])
  expect(prices('en', `<p>Weights in pounds.</p>${weights}${fees}`)).toEqual(['Bath = £25'])
})

test.each(['£39.50[1]', '£39.50 [1]', '£39.50 1)', '£39.50³'])(
  'a note behind a sum in a cell: %s',
  (cell) => {
    expect(prices('en', table(['Item', 'Price'], ['Bread', cell]))).toEqual(['Bread = £39.50'])
  },
)

test.each(['£39 [1]', '£39 1)', '£39 (2)', '£39 ¹', '£39 *'])('a note behind a sum in a line: %s', (sum) => {
  expect(prices('en', `<ul><li>Bread: ${sum}</li></ul>`)).toEqual(['Bread = £39'])
})

test.each([
  ['en', 'Prices of the night line are on another page.'],
  ['de', 'Die Preise der Notfälle stehen auf einer anderen Seite.'],
  ['fr', 'Les prix de la ligne de garde sont sur la page Urgences.'],
  ['it', 'I prezzi di notte sono in un’altra pagina.'],
])('a sentence in the head of a list names no column (%s)', (language, remark) => {
  const html = `<h1>Fees</h1><table><tr><th>Visits</th><th>${remark}</th></tr><tr><td>Rabbit</td><td>39 €</td></tr>
    <tr><td>Ferret</td><td>44 €</td></tr></table>`
  expect(prices(language, html)).toEqual(['Rabbit = 39 €', 'Ferret = 44 €'])
})

test('a thing and its sum in one cell are named by it, not by what the next cell says of it', () => {
  const row = (name: string, more: string) => `<tr><td>${name}</td><td>${more}</td></tr>`
  const html = `<h1>Aftercare</h1><table>${row('Bird mesh all round from £420', 'Pigeons love roofs. You will hear them.')}
    ${row('Health check £110', '£85 if we built it.')}${row('Socket £890', 'You use your own cable.')}</table>`
  expect(prices('en', html)).toEqual(
    expect.arrayContaining(['Bird mesh all round, from = from £420', 'Health check = £110', 'Socket = £890']),
  )
})
