import { expect, test } from 'vitest'
import { readBlocks } from '../knowledge/read-blocks.ts'
import { passagesOfTable } from '../knowledge/table-passages.ts'
import { rowText } from './say-row.ts'

const shared = {
  page: 0,
  block: 0,
  path: ['Classes'],
  language: 'en' as const,
  trust: 1,
  scope: 1,
  intro: '',
}

function said(...lines: string[]): string[] {
  const [head, ...rows] = lines.map((line) => `| ${line} |`)
  const [block] = readBlocks([head, '| --- |', ...rows].join('\n'))
  if (block?.kind !== 'table') throw new Error('No table was read.')
  return passagesOfTable(block.header, block.rows, shared)
    .filter(({ kind }) => kind === 'row')
    .map((row) => rowText(row, row.cells!))
}

test.each([
  [
    'values that say what they are',
    ['Class | When | Time | Price', 'Family clay | Sundays | 11:00–12:30 | £24'],
    'Family clay: Sundays, 11:00–12:30, £24',
  ],
  [
    'what a price is for',
    ['Class | Day | Price per child | Teacher', 'Family clay | Sunday | £24 | Tom'],
    'Family clay: Sunday; £24 per child; Teacher: Tom',
  ],
  [
    'a remark, and days beside hours of another column',
    [
      'Class | When | Length | Price | Notes',
      'Family clay | Sundays 11am–12.30pm | 1.5 hours | £24 a child | adults free',
    ],
    'Family clay: Sundays 11am–12.30pm, Length 1.5 hours, £24 a child, adults free',
  ],
  ['two prices', ['Bike | Weekdays | Weekends', 'Hybrid | £17 | £20'], 'Hybrid: Weekdays £17, Weekends £20'],
  [
    'a figure after a figure',
    ['Tent | 10/04 – 26/06 | 26/06 – 21/08', 'Lodge | 245 € | 420 €'],
    'Lodge: 10/04 – 26/06: 245 €; 26/06 – 21/08: 420 €',
  ],
  [
    'columns with nothing in them',
    ['Sauna | Mon | Tue | Wed', 'Mint | 18:00 | – | 20:00'],
    'Mint: Mon 18:00, Wed 20:00',
  ],
  ['the same everywhere', ['Guest | Peak | Off-peak', 'Onlooker | free | free'], 'Onlooker: free'],
])('a row is read out with %s', (_, lines, text) => {
  expect(said(...lines)).toEqual([text])
})

test('a head in two rows names each column by both, whatever figures its names hold', () => {
  expect(
    said(
      'Ticket | Pool |  | Pool and sauna | ',
      'Ticket | 3 hours | Evening from 17:30 | 3 hours | Evening from 17:30',
      'Adults | £17 | £14 | £24 | £20',
    ),
  ).toEqual([
    'Adults: Pool: 3 hours £17, Evening from 17:30: £14; Pool and sauna: 3 hours £24, Evening from 17:30: £20',
  ])
})
