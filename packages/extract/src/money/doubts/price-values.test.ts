import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

/** 'Label amount' of each price, with '?' where it is not sure. */
const prices = (language: string, body: string) =>
  pricesOf(language, `<h1>Prices</h1><h2>Conveyancing</h2>${body}`).map(
    ({ label, amount, sure }) => `${label} ${amount}${sure ? '' : '?'}`,
  )

test.each([
  ['en', 'Our new barn cost £80,000.'],
  ['de', 'Die neue Scheune hat 80.000 € gekostet.'],
  ['fr', 'Notre nouvelle grange a coûté 80 000 €.'],
  ['es', 'El nuevo granero ha costado 80.000 €.'],
  ['it', 'Il nuovo fienile è costato 80.000 €.'],
  ['nl', 'De nieuwe schuur heeft € 80.000 gekost.'],
  ['en', 'Our running costs are £90,000 a year.'],
  ['de', 'Unsere laufenden Kosten betragen 90.000 € im Jahr.'],
  ['en', 'Insurance: public liability £5,000,000.'],
  ['de', 'Betriebshaftpflicht: 5.000.000 €.'],
  ['fr', 'Responsabilité civile : 5 000 000 €.'],
  ['it', 'Assicurazione: massimale 5.000.000 €.'],
  ['es', 'Seguro de responsabilidad civil: 1.000.000 €.'],
])('what the house paid or is insured for is no price (%s): %s', (language, line) => {
  expect(prices(language, `<p>${line}</p><ul><li>Sauna: 12 €</li></ul>`)).toEqual(['Sauna 12'])
})

test.each([
  ['en', 'For properties between £200,001 and £400,000 we charge £1,050.', '1050?'],
  ['en', 'Sales up to £200,000 are £850.', '850?'],
  ['en', 'On a £295,000 house it is £4,750.', '4750?'],
  ['de', 'Für Immobilien bis 200.000 € berechnen wir 900 €.', '900?'],
  ['fr', 'Pour un bien de 200 000 € nous facturons 900 €.', '900?'],
])(
  'what something is worth is no price, and what is charged for it is asked (%s): %s',
  (language, line, fee) => {
    expect(prices(language, `<p>${line}</p>`).map((told) => told.split(' ').at(-1))).toEqual([fee])
  },
)

test('what a house is sold for is a price, and so is what a thing costs today', () => {
  expect(prices('en', '<ul><li>Three-bed cottage £295,000</li></ul>')).toEqual(['Three-bed cottage 295000'])
  expect(prices('en', '<p>The double room costs £80. Our suites cost £180.</p>')).toEqual([
    'Double room 80',
    'Suites 180',
  ])
  expect(prices('en', '<p>A full kitchen is £9,500 and fitting costs £2,000.</p>')).toEqual([
    'Full kitchen 9500',
    'Fitting 2000',
  ])
})
