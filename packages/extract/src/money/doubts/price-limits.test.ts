import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

const prices = (language: string, body: string) =>
  pricesOf(language, body).map(
    ({ label, amount, condition }) => `${label} ${amount}${condition ? ` (${condition})` : ''}`,
  )

test.each([
  ['en', 'MOT £45 (RRP £54.85)', 'MOT 45'],
  ['en', 'Lunch £12 instead of £15', 'Lunch 12'],
  ['de', 'Topf 20 € (UVP 30 €)', 'Topf 20'],
  ['de', 'Massage 50 € anstatt 60 €', 'Massage 50'],
  ['fr', 'Forfait 45 € au lieu de 60 €', 'Forfait 45'],
  ['es', 'Bono de diez 90 € en vez de 120 €', 'Bono de diez 90'],
  ['it', 'Abbonamento mensile 45€ anziché 60€', 'Abbonamento mensile 45'],
  ['pt', 'Passe 20 € em vez de 30 €', 'Passe 20'],
  ['nl', 'Kaart € 20 in plaats van € 30', 'Kaart 20'],
])('what it cost before, or costs elsewhere, is no price (%s): %s', (language, line, expected) => {
  expect(prices(language, `<ul><li>${line}</li></ul>`)).toEqual([expected])
  expect(prices(language, `<p>${line}.</p>`)).toEqual([expected])
})

test('a column of recommended prices holds none of the shop', () => {
  const table =
    '<table><tr><th>Item</th><th>RRP</th><th>Our price</th></tr><tr><td>Kettle</td><td>£30</td><td>£22</td></tr></table>'
  expect(prices('en', table)).toEqual(['Kettle 22'])
})

test.each([
  ['en', 'Delivery £4.95, free from £50', 'Delivery 4.95'],
  ['de', 'Versand: 6,90 €, ab 200 € Warenwert frei Haus', 'Versand 6.9'],
  ['fr', 'Livraison : 4,90 €, offerte dès 60 €', 'Livraison 4.9'],
  ['fr', 'Livraison : 4,90 €, offerte dès 60 € d’achat', 'Livraison 4.9'],
  ['es', 'Envío 5 €, gratis a partir de 50 €', 'Envío 5'],
  ['it', 'Spedizione 6,50 €, gratuita da 70 € di spesa', 'Spedizione 6.5'],
  ['nl', 'Verzending € 5, gratis vanaf € 50', 'Verzending 5'],
])('from how much on it is free is no price (%s): %s', (language, line, expected) => {
  expect(prices(language, `<ul><li>${line}</li></ul>`)).toEqual([expected])
})

test.each([
  ['en', 'From £50 delivery is free', 'Delivery £5', 'Delivery 5'],
  ['de', 'Ab 150 € Bestellwert fahren wir umsonst', 'Lieferung 5 €', 'Lieferung 5'],
  ['de', 'Ab 150 € fahren wir umsonst', 'Lieferung 5 €', 'Lieferung 5'],
  ['fr', 'Minimum de commande 15 €', 'Livraison 5 €', 'Livraison 5'],
])('an order has to come to so much (%s): %s', (language, line, sold, expected) => {
  expect(prices(language, `<p>${line}.</p><p>${sold}</p>`)).toEqual([expected])
})

test('what is free with it makes no price a limit', () => {
  expect(prices('en', '<ul><li>Breakfast from £12 with free coffee</li></ul>')).toEqual([
    'Breakfast 12 (from, with free coffee)',
  ])
})
