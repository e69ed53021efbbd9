import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const roomy = 10_000

test('a CSV is read with any separator, quotes and line breaks', () => {
  const table = '| Item | Price |\n| --- | --- |\n| Tea, green | £3.50 |\n| "Big" cake | £4 a/b |'
  const csv = '\ufeffItem,Price\r\n"Tea, green",£3.50\r\n"""Big""\r\ncake",£4 a|b\r\n'
  expect(readCsv(csv, roomy)).toEqual({ text: table, shortened: false })
  expect(readCsv('Item;Price\nTea, green;£3.50\n\n"""Big"" cake";£4 a|b', roomy)?.text).toBe(table)
  expect(readCsv('Item\tPrice\nTea, green\t£3.50\n"""Big"" cake"\t£4 a|b\n', roomy)?.text).toBe(table)
})

test('prose is not a table', () => {
  for (const text of [
    '',
    'One line',
    'Tea\nCake\nCoffee',
    'We open at nine, mostly.\nOn Sundays, though, later, if at all.\nAsk.',
  ])
    expect([text, readCsv(text, roomy)]).toEqual([text, null])
})

test('a long table ends with a complete line, and an unclosed quote with the file', () => {
  const rows = Array.from({ length: 50_000 }, (_, nth) => `Item ${nth},${nth}.00`)
  const { text, shortened } = readCsv(`Item,Price\n${rows.join('\n')}`, roomy)!
  expect(shortened).toBe(true)
  expect(text.length).toBeLessThanOrEqual(roomy)
  expect(text).toMatch(/\| Item \d+ \| \d+\.00 \|$/)
  expect(readCsv(`a,b\n1,2\n3,"${'x'.repeat(100)}`, roomy)?.text).toMatch(/\| 3 \| x+ \|$/)
})
