import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

/** 'Label = value [condition]' of each price of a page, with '?' where it is not sure. */
const prices = (language: string, body: string) =>
  pricesOf(language, `${body.startsWith('<') ? body : `<p>${body}</p>`}`).map(
    ({ label, value, condition, sure }) =>
      `${label} = ${value}${condition ? ` [${condition}]` : ''}${sure ? '' : '?'}`,
  )

const entry = '<h2>Entry</h2>'

test.each([
  [
    'en',
    `${entry}<p>Adults £12 / Children (3–15) £7 / Family (2+2) £33</p>`,
    ['Entry – Adults = £12', 'Children (3–15) = £7', 'Family (2+2) = £33'],
  ],
  [
    'en',
    `${entry}<p>Adults £12 / Children £7 / Under 5s free</p>`,
    ['Entry – Adults = £12', 'Entry – Children = £7', 'Entry – Under 5s = free'],
  ],
  ['de', 'Damen 45 € / Herren 28 €', ['Damen = 45 €', 'Herren = 28 €']],
  ['de', 'Damen 45 €/Herren 28 €', ['Damen = 45 €', 'Herren = 28 €']],
  [
    'en',
    '<h2>Rooms</h2><p>Single £40 / Double £60 / Family £90 per night</p>',
    ['Rooms – Single = £40 per night', 'Rooms – Double = £60 per night', 'Rooms – Family = £90 per night'],
  ],
  ['ja', '大人 1,800円 / 小人 900円', ['大人 = 1,800円', '小人 = 900円']],
  [
    'en',
    '<table><tr><th>What</th><th>Price</th></tr><tr><td>Entry</td><td>Adults £12 / Children £7</td></tr></table>',
    ['Entry = £12 [Adults]', 'Entry = £7 [Children]'],
  ],
  [
    'nl',
    `${entry}<p>Volwassenen € 12 / Gezin € 33</p>`,
    ['Entry – Volwassenen = € 12', 'Entry – Gezin = € 33'],
  ],
])('the next of a list behind a slash has its own price (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual(expected)
})

test.each([
  ['de', 'Margherita klein 7,50 € / groß 9,50 €', ['Margherita klein = 7,50 €', 'Margherita groß = 9,50 €']],
  ['it', 'Focaccia piccola 5 € / grande 7 €', ['Focaccia piccola = 5 €', 'Focaccia grande = 7 €']],
  ['fr', 'Quiche petite 9 € / grande 16 €', ['Quiche petite = 9 €', 'Quiche grande = 16 €']],
  ['de', 'Cola 0,3 l 3,20 € / 0,5 l 4,60 €', ['Cola 0,3 l = 3,20 €', 'Cola 0,5 l = 4,60 €']],
  ['en', 'House red 175ml £5.50 | 250ml £7.20', ['House red 175ml = £5.50', 'House red 250ml = £7.20']],
  ['en', 'Facial (60 min) £55 (90 min) £75', ['Facial (60 min) = £55', 'Facial (90 min) = £75']],
  ['en', '<h3>Latte</h3><p>small £3 / large £4</p>', ['Latte – small = £3', 'Latte – large = £4']],
  ['en', 'Boat: 1 hour £10 / 2 hours £18', ['Boat – 1 hour = £10', 'Boat – 2 hours = £18']],
])('each size of a thing has its own price (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual(expected)
})

test.each([
  [
    'de',
    'Doppelzimmer: Nebensaison 80 € / Hauptsaison 110 €',
    ['Doppelzimmer = 80 € [Nebensaison]', 'Doppelzimmer = 110 € [Hauptsaison]'],
  ],
  [
    'es',
    'Habitación doble: 80 € temporada baja / 110 € temporada alta',
    ['Habitación doble = 80 € [temporada baja]', 'Habitación doble = 110 € [temporada alta]'],
  ],
  [
    'fr',
    '<h3>Chambre double</h3><p>80 € basse saison / 110 € haute saison</p>',
    ['Chambre double = 80 € [basse saison]', 'Chambre double = 110 € [haute saison]'],
  ],
])('each season has its own price (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual(expected)
})

test.each([
  ['en', 'Bike hire £12 / hour', ['Bike hire = £12 / hour']],
  ['de', 'Brötchen 5 € / Stück', ['Brötchen = 5 € / Stück']],
  ['de', 'Zimmer 80 €/Nacht, Suite 120 €', ['Zimmer = 80 €/Nacht', 'Suite = 120 €']],
  ['en', 'Bike hire £12 / hour, £40 / day', ['Bike hire = £12 / hour', 'Bike hire = £40 / day']],
  ['es', 'Tortilla 4 €/ración, pan 2 €', ['Tortilla = 4 €/ración', 'Pan = 2 €']],
  // It may begin with a glass.
  ['de', 'Wein 5 € / Karaffe 8 € / Flasche', ['Wein = 5 € / Karaffe?', 'Wein = 8 € / Flasche?']],
])('what a slash counts by stays its unit (%s): %s', (language, body, expected) => {
  expect(prices(language, body)).toEqual(expected)
})
