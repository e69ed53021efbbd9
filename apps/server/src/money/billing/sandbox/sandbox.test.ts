import { expect, test } from 'vitest'
import { changeSandboxPlan, moveClock, subscribe } from './actions.ts'
import { addMonths, emptyBooks, periodOf, totalOf } from './books.ts'
import { settle } from './settle.ts'

const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2039, failsLater: false }
const at = (moment: string) => Date.parse(moment)
const began = at('2026-11-01T00:00:00Z')
const pro = subscribe(emptyBooks, { tier: 'pro', card, now: began })

test.each([
  ['2026-11-01T00:00:00Z', [-1_000, 4_900]],
  ['2026-11-16T00:00:00Z', [-500, 2_450]],
  // A third of the 30 days is left: 333.33 and 1,633.33 cents.
  ['2026-11-21T00:00:00Z', [-333, 1_633]],
  ['2026-11-30T23:59:59Z', [-0, 0]],
])('a larger plan from %s on is charged to the cent', (moment, amounts) => {
  const { invoices, subscription } = changeSandboxPlan(pro, 'enterprise', at(moment))
  expect(invoices[0]!.lines.map(({ amount }) => amount)).toEqual(amounts)
  expect(totalOf(invoices[0]!)).toBe(amounts[0]! + amounts[1]!)
  expect(subscription).toMatchObject({ tier: 'enterprise', period: 0 })
})

test('a period ends on its day of the month, or the last of a shorter one', () => {
  const lastOfJanuary = at('2027-01-31T10:30:00Z')
  const ends = [1, 2, 3].map((months) => new Date(addMonths(lastOfJanuary, months)).toISOString())
  expect(ends).toEqual(['2027-02-28T10:30:00.000Z', '2027-03-31T10:30:00.000Z', '2027-04-30T10:30:00.000Z'])
})

test('missed months are settled one by one, each with an invoice', () => {
  const settled = settle(
    changeSandboxPlan(changeSandboxPlan(pro, 'enterprise', began), 'pro', began),
    at('2027-02-15T00:00:00Z'),
  )
  expect(settled.invoices.map((invoice) => totalOf(invoice))).toEqual([1_000, 1_000, 1_000, 3_900, 1_000])
  expect(settled.invoices.map(({ number }) => number)[0]).toBe('SANDBOX-0005')
  expect(new Date(periodOf(settled.subscription!).end).toISOString()).toBe('2027-03-01T00:00:00.000Z')
  expect(settle(settled, at('2027-02-15T00:00:00Z'))).toBe(settled)
})

test('an expired card is not charged, and unpaid subscriptions end', () => {
  let books = { ...pro, card: { ...card, expiryMonth: 11, expiryYear: 2026 } }
  const states: unknown[] = []
  for (let step = 0; step < 4; step++) {
    books = moveClock(books, began) as typeof books
    const { status, retries } = books.subscription!
    states.push([new Date(began + books.clockAheadMs).toISOString().slice(0, 10), status, retries])
  }
  expect(states).toEqual([
    ['2026-12-01', 'past_due', 0],
    ['2026-12-04', 'past_due', 1],
    ['2026-12-08', 'past_due', 2],
    ['2026-12-15', 'canceled', 2],
  ])
  expect(books.invoices.map(({ status }) => status)).toEqual(['void', 'paid'])
})
