import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import type { Fact, FactKind } from './fact.ts'
import { pageFacts } from './find-facts.ts'
import { pageLines } from './page-lines.ts'

const page = (body: string) =>
  readHtml(`<html lang="en"><body><main>${body}</main></body></html>`, 'https://shop.example/page')
const said = (facts: Fact[], kind: FactKind) =>
  facts.filter((fact) => fact.kind === kind).map(({ label, value }) => [label, value])

// Squared, the work on this takes minutes.
test('hostile text does not stall the look-up', { timeout: 30_000 }, () => {
  const lines = [
    '1 '.repeat(40_000),
    '£1'.repeat(40_000),
    'a@'.repeat(40_000),
    'Monday to '.repeat(10_000),
    '12 Some Street, '.repeat(5000),
    '0'.repeat(80_000),
  ]
  const body =
    lines.map((line) => `<p>${line}</p>`).join('') +
    '<li>Mon-Tue, £1, 12 Street, 12345 Town, 0117 496 0142</li>'.repeat(3000)
  expect(said(pageFacts(page(`<h1>x</h1>${body}`)), 'phone')).toEqual([['Phone', '0117 496 0142']])
})

test('of a page of forty thousand rows the first ones and its footer are looked through', () => {
  const rows = Array.from({ length: 40_000 }, (_, i) => `<tr><td>Part ${i}</td><td>£${i}.50</td></tr>`)
  const read = readHtml(
    `<html lang="en"><body><main><h1>Parts</h1><table>${rows.join('')}</table></main><footer>Call 01225 960111</footer></body></html>`,
    'https://shop.example/parts',
  )
  expect(Array.from(pageLines(read))).toHaveLength(2_001)
  const facts = pageFacts(read)
  expect(said(facts, 'price')).toHaveLength(400)
  expect(said(facts, 'price')[0]).toEqual(['Part 0', '£0.50'])
  expect(said(facts, 'phone')).toEqual([['Phone', '01225 960111']])
}, 30_000)
