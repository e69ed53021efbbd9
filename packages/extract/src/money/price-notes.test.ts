import { expect, test } from 'vitest'
import { pricesOf } from '../testing/page-prices.ts'

/** 'Label = value [condition]' of each price of a page. */
const prices = (language: string, body: string) =>
  pricesOf(language, `<h1>Mill</h1>${body}`).map(
    ({ label, value, condition }) => `${label} = ${value}${condition ? ` [${condition}]` : ''}`,
  )

const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

test.each([
  ['de', 'Alle Preise in Euro pro Nacht.', '80 € pro Nacht'],
  ['fr', 'Tous nos prix sont en euros par nuit.', '80 € par nuit'],
  ['it', 'Prezzi in euro.', '80 €'],
])('a note below a table has the currency of its figures (%s): %s', (language, note, value) => {
  expect(prices(language, `${table(['Typ', 'Basis'], ['Studio', '80'])}<p>${note}</p>`)).toEqual([
    `Studio – Basis = ${value}`,
  ])
  // Another section's note is not this table's.
  expect(prices(language, `${table(['Typ', 'Basis'], ['Studio', '80'])}<h2>Menu</h2><p>${note}</p>`)).toEqual(
    [],
  )
})

test.each([
  ['de', ['Suppe ... 6,90', 'Salat ... 8'], 'Alle Preise in Euro', ['Suppe = 6,90 €', 'Salat = 8 €']],
  ['fr', ['Soupe 6,90', 'Tarte 8,50'], 'Nos prix sont en euros.', ['Soupe = 6,90 €', 'Tarte = 8,50 €']],
  ['es', ['Sopa 6,90', 'Tarta 8,50'], 'Precios en euros', ['Sopa = 6,90 €', 'Tarta = 8,50 €']],
  ['en', ['Soup 6.90', 'Cake 8.50'], 'All prices in GBP', ['Soup = 6.90 GBP', 'Cake = 8.50 GBP']],
])('so have the lines of a menu (%s): %s', (language, lines, note, expected) => {
  expect(prices(language, `${list(...lines)}<p>${note}</p>`)).toEqual(expected)
  expect(prices(language, list(...lines))).toEqual([])
})

test('dates and times are no prices beside such a note', () => {
  const body = `<p>Alle Preise in Euro</p>${list('Suppe 6,90', 'Salat 8,50', 'Küche ab 11.30', 'Betriebsfeier 24.12')}`
  expect(prices('de', body)).toEqual(['Suppe = 6,90 €', 'Salat = 8,50 €'])
})

test('an empty first cell goes on from the row above', () => {
  const rows = [
    ['Back massage', '30 min', '35'],
    ['', '60 min', '60'],
    ['Facial', '45 min', '50'],
  ]
  expect(prices('en', table(['Treatment', 'Time', 'Price (£)'], ...rows))).toEqual([
    'Back massage = £35 [30 min]',
    'Back massage = £60 [60 min]',
    'Facial = £50 [45 min]',
  ])
  expect(prices('en', table(['Treatment', 'Time', 'Units'], ...rows))).toEqual([])
})
