import { expect, test } from 'vitest'
import { pricesOf } from '../testing/page-prices.ts'

/** 'Label = value (from when or until when)' of each price of a page. */
const prices = (body: string) =>
  pricesOf('en', body).map(
    ({ label, value, validity }) => `${label} = ${value}${validity ? ` (${validity})` : ''}`,
  )

test('a plan may be called Plus; before a sum the word adds one to another', () => {
  expect(prices(`<h1>Membership</h1><h3>Plus</h3><p>£29 / month</p><h3>Gold</h3><p>£39 / month</p>`)).toEqual(
    ['Plus = £29 / month', 'Gold = £39 / month'],
  )
  expect(
    prices(
      `<h1>Plans</h1><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Plus</td><td>£29</td></tr></table>`,
    ),
  ).toEqual(['Plus = £29'])
  expect(prices('<h1>Delivery</h1><ul><li>Plus £5</li></ul>')).toEqual([])
})

const boats = '<h2>Boats</h2><ul><li>Canoe £12</li></ul>'
const bikes = '<h2>Bikes</h2><ul><li>Tandem £15</li></ul>'

test.each([
  [
    'below the prices of a section, of that alone',
    `${boats}<p>Prices valid until 31 October 2026.</p>${bikes}`,
    ['Canoe = £12 (until 31 October 2026)', 'Tandem = £15'],
  ],
  [
    'over all of them, of all',
    `<p>Prices valid from 1 January 2027.</p>${boats}${bikes}`,
    ['Canoe = £12 (1 January 2027)', 'Tandem = £15 (1 January 2027)'],
  ],
  [
    'between two lists, of the second',
    `${boats}<p>Prices valid from 1 November 2026:</p><ul><li>Kayak £15</li></ul>`,
    ['Canoe = £12', 'Kayak = £15 (1 November 2026)'],
  ],
])('how long prices hold is said %s', (_, body, expected) => {
  expect(prices(`<h1>Hire</h1>${body}`)).toEqual(expected)
})
