import { expect, test } from 'vitest'
import { pricesOf } from '../testing/page-prices.ts'

/** 'Label = value (condition)' of each price of a page, with a question mark where the owner is asked. */
const prices = (body: string, language = 'en') =>
  pricesOf(language, `<h1>Mill Pond</h1>${body}`, 'https://pond.example/prices').map(
    ({ label, value, condition, sure }) =>
      `${label} = ${value}${condition && !value.includes(condition) ? ` (${condition})` : ''}${sure === false ? '?' : ''}`,
  )

test('a short sentence names what costs before its verb', () => {
  expect(prices('<p>A locker is £2 a day and fits two coats.</p>')).toEqual(['Locker = £2 a day'])
  expect(prices('<p>Il coperto è di 2 euro a persona e comprende il pane.</p>', 'it')).toEqual([
    'Coperto = 2 € a persona',
  ])
  expect(prices('<p>Delivery charge £4</p>')).toEqual(['Delivery charge = £4'])
  expect(prices('<h2>I saw a leaflet with a £9 ticket on it</h2><p>That was long ago.</p>')).toEqual([])
})

test('what we charge, and what it costs on some days, is the price of what is named above', () => {
  expect(
    prices(
      `<h2>Kindergeburtstag</h2><p>Ab sechs Kindern. Montag bis Freitag kostet es 12,50 € pro Kind.</p>
      <h2>Betriebsausflüge</h2><p>Für Gruppen ab zehn Leuten berechnen wir 9,00 €.</p>`,
      'de',
    ),
  ).toEqual(['Kindergeburtstag – Montag bis Freitag = 12,50 € pro Kind', 'Gruppen ab zehn Leuten = 9,00 €'])
  expect(prices('<h2>Evening punt</h2><p>£14. Guests of the inn pay £11.</p>')).toEqual([
    'Evening punt = £14',
    'Evening punt – Guests of the inn = £11',
  ])
})

test('what is in it stands before the colon, and what comes with it in the next sentence', () => {
  expect(
    prices(
      '<h3>Pond supper</h3><p>Two starters, a main and a dessert: £32 per person. With three glasses of cider £41 per person. For the whole table.</p>',
    ),
  ).toEqual(['Pond supper = £32 per person', 'Pond supper = £41 per person with three glasses of cider'])
  expect(prices('<h3>Beer</h3><ul><li>Firkin, 72 pints, needs a day to settle: £205</li></ul>')).toEqual([
    'Firkin, 72 pints, needs a day to settle = £205',
  ])
})

test('a paragraph that begins with its own name tells the price of that', () => {
  expect(
    prices(
      '<h2>Other things</h2><p>At your house: Ada comes on Thursday afternoons and brings the forms along. Costs £25 on top.</p>',
    ),
  ).toEqual(['At your house = £25 on top'])
})

test('a table of people is of what its caption names', () => {
  expect(
    prices(
      `<h2>Prices</h2><table><caption>Single swim, per slot</caption><tr><th></th><th>Summer</th><th>Winter</th></tr>
      <tr><td>Adult</td><td>£8</td><td>£6</td></tr></table>`,
    ),
  ).toEqual(['Single swim = £8 (Adult, Summer)', 'Single swim = £6 (Adult, Winter)'])
})

test('a column called hire charge adds no name', () => {
  expect(
    prices(
      `<h2>Boats</h2><table><tr><th rowspan="2">Boat</th><th colspan="2">Hire charge incl. VAT</th></tr>
      <tr><th>First day</th><th>Week</th></tr><tr><td>Punt</td><td>£26</td><td>£70</td></tr></table>`,
    ),
  ).toEqual(['Punt – First day = £26', 'Punt – Week = £70'])
})

test('what the prices of a list are counted by is said over it, and ends with its section', () => {
  expect(
    prices(
      `<h2>Boats</h2><p>Prices per day, VAT included. Bring them back dry.</p><ul><li>Canoe £34</li><li>Deposit £20</li></ul>
      <h2>Café</h2><ul><li>Scone £3</li></ul>`,
    ).filter((price) => !price.startsWith('Boats')),
  ).toEqual(['Canoe = £34 per day', 'Scone = £3'])
})

test('a from on a line of its own belongs to the sum below it', () => {
  expect(prices('<h2>Cakes</h2><div>Slice of cake</div><div>from</div><div>£3.40</div>')).toEqual([
    'Slice of cake = from £3.40',
  ])
})

test('the sentence behind a price says on which days alone it holds', () => {
  expect(
    prices(
      '<h3>Dip and toast</h3><p>£9 for a swim, with toast. Tuesday to Friday mornings in winter only, and never in a hurry. Ask at the desk, where the toaster stands beside the towels.</p>',
    ),
  ).toEqual(['Dip and toast = £9 for a swim (for a swim, Tuesday to Friday mornings in winter)'])
})
