import type { Billing } from '@foyer/contract/billing'
import { expect, test } from 'vitest'
import { chartMonths } from './months.ts'
import { planChangeKind } from './plan-change-kind.ts'
import { planStatus } from './plan-status.ts'

const subscription: NonNullable<Billing['subscription']> = {
  tier: 'pro',
  currentPeriodEnd: '2026-12-16T12:00:00Z',
  cancelAtPeriodEnd: false,
  nextTier: null,
  graceEndsAt: null,
  card: null,
}
const free: Billing = {
  environment: 'sandbox',
  tier: 'free',
  status: 'active',
  subscription: null,
  invoices: [],
}
const pro: Billing = { ...free, tier: 'pro', subscription }
const enterprise: Billing = {
  ...free,
  tier: 'enterprise',
  subscription: { ...subscription, tier: 'enterprise' },
}
const overdue: Billing = {
  ...pro,
  status: 'past_due',
  subscription: { ...subscription, graceEndsAt: '2026-12-23T12:00:00Z' },
}
const ending: Billing = { ...pro, subscription: { ...subscription, cancelAtPeriodEnd: true } }
const ended: Billing = { ...free, status: 'canceled' }

test.each<[string, Billing, string, RegExp]>([
  ['free', free, 'Active', /No card needed/],
  ['pro', pro, 'Active', /^Renews on December 16, 2026 for \$10\.00\.$/],
  [
    'moving to a smaller plan',
    { ...enterprise, subscription: { ...subscription, tier: 'enterprise', nextTier: 'pro' } },
    'Active',
    /Changes to Pro on December 16, 2026/,
  ],
  ['past due', overdue, 'Past due', /by December 23, 2026 to keep Pro/],
  ['canceled', ending, 'Canceled', /You have Pro until December 16, 2026/],
  ['past its grace', { ...overdue, tier: 'free' }, 'Past due', /get Pro back right away/],
  ['over', ended, 'Active', /has ended. Nothing was deleted/],
  ['given by the operator', { ...pro, subscription: null }, 'Active', /Nothing is charged/],
  ['more than what is paid for', { ...pro, tier: 'custom' }, 'Active', /Your Pro subscription keeps running/],
  ['custom', { ...free, tier: 'custom' }, 'Active', /As agreed/],
  ['admin', { ...free, tier: 'admin' }, 'Active', /no bill/],
])('a plan that is %s shows its status', (_, billing, label, sentence) => {
  const status = planStatus(billing)
  expect(status.badge.label).toBe(label)
  expect(status.sentence).toMatch(sentence)
})

test('the subscription decides whether a plan is bought, changed or unavailable', () => {
  const ways = (billing: Billing) => [planChangeKind(billing, 'pro'), planChangeKind(billing, 'enterprise')]
  expect(ways(free)).toEqual(['checkout', 'checkout'])
  expect(ways(ended)).toEqual(['checkout', 'checkout'])
  expect(ways(pro)).toEqual([null, 'larger'])
  expect(ways(enterprise)).toEqual(['smaller', null])
  expect(ways({ ...pro, subscription: null })).toEqual([null, 'checkout'])
  for (const nothing of [
    overdue,
    ending,
    { ...free, environment: null },
    { ...free, tier: 'custom' as const },
  ])
    expect(ways(nothing)).toEqual([null, null])
})

test('months have no gaps, at least six and at most twelve', () => {
  const now = new Date('2026-02-10T00:00:00Z')
  const month = (name: string) => ({ month: name, messages: 7, scans: 1 })
  const labels = (months: string[]) => chartMonths(months.map(month), now).map(({ label }) => label)
  expect(labels([])).toHaveLength(6)
  expect(labels(['2026-02', '2025-06'])).toHaveLength(9)
  expect(labels(['2026-02', '2024-06'])).toHaveLength(12)
  const shown = chartMonths([month('2026-01')], now)
  expect(shown.map(({ messages }) => messages)).toEqual([0, 0, 0, 0, 7, 0])
  expect(shown.at(-1)?.label).toBe('Feb 2026')
})
