import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/page-prices.ts'

const prices = (language: string, rows: string[][], cell = 'td') =>
  pricesOf(
    language,
    `<h1>Hall</h1><table>${rows
      .map((cells, row) => {
        const tag = row === 0 ? cell : 'td'
        return `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`
      })
      .join('')}</table>`,
    'https://hall.example/prices',
  ).map(({ label, amount, condition = '' }) => `${label} ${amount} [${condition}]`)

test.each([
  [
    'en',
    [
      ['Monday', 'Pilates', '9.30–10.30', 'Jane 07700 900321'],
      ['Tuesday', 'Tai chi', '10–12', '£3'],
    ],
    'Tai chi 3 [Tuesday, 10–12]',
  ],
  [
    'de',
    [
      ['Montag', 'Yoga', 'Anna 0170 1234567'],
      ['Dienstag', 'Pilates', '8 €'],
    ],
    'Pilates 8 [Dienstag]',
  ],
  [
    'fr',
    [
      ['Lundi', 'Yoga', 'gratuit'],
      ['Mardi', 'Pilates', '8 €'],
    ],
    'Pilates 8 [Mardi]',
  ],
  [
    'it',
    [
      ['Lunedì', 'Yoga', '9–10', 'su richiesta'],
      ['Martedì', 'Pilates', '10–11', '8 €'],
    ],
    'Pilates 8 [Martedì, 10–11]',
  ],
])('a first row that tells what the others tell heads nothing (%s)', (language, rows, expected) => {
  expect(prices(language, rows)).toEqual([expected])
})

test('times over columns of prices are a head', () => {
  const rows = [
    ['', '8–16', '16–22'],
    ['Tennis court', '£8', '£12'],
  ]
  expect(prices('en', rows, 'th')).toEqual(['Tennis court – 8–16 8 []', 'Tennis court – 16–22 12 []'])
})

test('a calendar with a price on each day is no list of prices', () => {
  const weeks = [0, 1, 2, 3].map((week) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => `${week * 7 + day}<br>£${80 + day}`),
  )
  // One row of such days is a list of them.
  expect(
    prices(
      'en',
      [
        ['Mo', 'Tu'],
        ['£80', '£81'],
      ],
      'th',
    ),
  ).toEqual(['Mo 80 []', 'Tu 81 []'])
  expect(prices('en', [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], ...weeks], 'th')).toEqual([])
  expect(prices('de', [['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], ...weeks], 'th')).toEqual([])
})
