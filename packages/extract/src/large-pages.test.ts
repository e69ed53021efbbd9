import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { pageLines } from './page/page-lines.ts'
import { findFacts, pageFacts, said } from './testing/facts-of-pages.ts'

const page = (body: string) =>
  readHtml(`<html lang="en"><body><main>${body}</main></body></html>`, 'https://shop.example/page')

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
})

test('a year’s calendar states no week: what it says of a weekday is a question at most', () => {
  const dates = Array.from({ length: 365 }, (_, nth) => new Date(Date.UTC(2026, 0, 1 + nth)))
  const row = (name: string, nth: number) => `<li>${name}: ${9 + (nth % 5)}:00–${17 + (nth % 4)}:00</li>`
  for (const named of [
    { weekday: 'long', day: 'numeric', month: 'long' },
    { weekday: 'short', day: 'numeric', month: 'short' },
    { weekday: 'long' },
  ] as const) {
    const format = new Intl.DateTimeFormat('en-GB', { ...named, timeZone: 'UTC' })
    const rows = dates.map((date, nth) => row(format.format(date), nth)).join('')
    const facts = pageFacts(page(`<h1>Visit us</h1><h2>Opening hours 2026</h2><ul>${rows}</ul>`))
    expect(facts.filter(({ kind, sure }) => kind === 'hours' && sure !== false)).toEqual([])
    expect(said(facts, 'hours').length).toBeLessThanOrEqual(7)
    expect(said(facts, 'price')).toEqual([])
  }
})

test('a year’s calendar of two rhythms states no week either, however its dates are written', () => {
  const dates = Array.from({ length: 365 }, (_, nth) => new Date(Date.UTC(2026, 6, 1 + nth)))
  const inWords = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
  const figures = (date: Date) => date.toISOString().slice(0, 10).split('-').reverse()
  const hoursOf = (date: Date) => {
    if (date.getUTCDay() === 1) return 'closed'
    return date.getUTCMonth() > 3 && date.getUTCMonth() < 9 ? '9:00–18:00' : '10:00–16:00'
  }
  for (const written of [
    (date: Date) => figures(date).toReversed().join('-'),
    (date: Date) => figures(date).join('.'),
    (date: Date) => `${figures(date).slice(0, 2).join('.')}.`,
    (date: Date) => figures(date).join('/'),
    (date: Date) => inWords(date, { month: 'short', day: 'numeric', year: 'numeric' }),
    (date: Date) => `${date.getUTCDate()} ${inWords(date, { month: 'long' })}`,
    (date: Date) => String(date.getUTCDate()),
  ]) {
    const rows = dates.map((date) => [
      `<td>${written(date)}</td>`,
      `<td>${inWords(date, { weekday: 'long' })}</td>`,
      `<td>${hoursOf(date)}</td>`,
    ])
    for (const ordered of [rows, rows.map(([date, day, hours]) => [day, date, hours])]) {
      const table = ordered.map((cells) => `<tr>${cells.join('')}</tr>`).join('')
      const hours = findFacts([page(`<h1>Opening calendar</h1><table>${table}</table>`)]).filter(
        ({ kind }) => kind === 'hours',
      )
      expect(hours.filter(({ sure }) => sure)).toEqual([])
      expect(hours.length).toBeGreaterThan(0)
    }
  }
})

test('days with their dates beside the week leave it as it is', () => {
  const dated = `<table><tr><td>24 December</td><td>Thursday</td><td>9:00–12:00</td></tr>
    <tr><td>28 December</td><td>Monday</td><td>10:00–12:00</td></tr></table>`
  const week = '<table><tr><td>Monday to Friday</td><td>9:00–18:00</td></tr></table>'
  for (const tables of [dated + week, week + dated]) {
    const hours = findFacts([page(`<h1>Opening hours</h1>${tables}`)]).filter(({ kind }) => kind === 'hours')
    expect(hours.map(({ label, value, sure }) => [label, value, sure])).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '9:00–18:00', true]),
    )
  }
})

test('of five thousand prices in prose, cards and lists as many are kept as anybody reads', () => {
  const cards = Array.from(
    { length: 1_700 },
    (_, i) =>
      `<div class="card"><h3>Card ${i}</h3><p>£${i}.50</p></div><li>Item ${i} £${i}</li><p>Service ${i} costs £${i}.</p>`,
  )
  const facts = pageFacts(page(`<h1>Prices</h1>${cards.join('')}`))
  expect(facts.filter(({ kind }) => kind === 'price').length).toBeLessThanOrEqual(400)
  expect(facts.length).toBeLessThanOrEqual(1_000)
})

test('hours that two pages contradict each other on are questions, those both agree on are not', () => {
  const at = (path: string, tuesday: string) =>
    readHtml(
      `<html lang="en"><head><title>Corner shop</title></head><body><main><h1>Visit us</h1><h2>Opening hours</h2>
      <ul><li>Monday: 9:00–17:00</li><li>Tuesday: ${tuesday}</li></ul><p>A shop on the corner of two streets.</p></main></body></html>`,
      `https://shop.example/${path}`,
    )
  const hours = findFacts([at('', '9:00–17:00'), at('contact', '10:00–16:00')]).filter(
    ({ kind }) => kind === 'hours',
  )
  expect(hours.map(({ label, sure }) => [label, sure])).toEqual([
    ['Monday', true],
    ['Tuesday', false],
  ])
})
