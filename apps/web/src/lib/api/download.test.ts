import { expect, test } from 'vitest'
import { fileNameOf } from './download.ts'

test.each([
  ['in quotes', 'attachment; filename="conversations.csv"', 'conversations.csv'],
  ['without quotes', 'attachment; filename=facts.json; size=12', 'facts.json'],
  [
    'with letters that a header can’t hold',
    `attachment; filename="Muller.csv"; filename*=UTF-8''M%C3%BCller.csv`,
    'Müller.csv',
  ],
])('a file takes the name the server gave: %s', (_, disposition, name) => {
  expect(fileNameOf(disposition, 'download')).toBe(name)
})

test('a file without a server name takes the fallback name', () => {
  expect([null, 'inline'].map((disposition) => fileNameOf(disposition, 'leads.csv'))).toEqual([
    'leads.csv',
    'leads.csv',
  ])
})
