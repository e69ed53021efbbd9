import { plans, type Tier } from '@foyer/contract/plans'
import { expect, test } from 'vitest'
import { allowanceOf, creationLeft, limitWarning, type Plan, resetDay, scansLeft } from './plan-limits.ts'

const now = new Date('2026-11-30T23:59:00Z')

function on(tier: Tier, usage: Partial<Plan['usage']> = {}): Plan {
  const { assistants, messagesPerMonth, scansPerMonth } = plans[tier]
  return {
    tier,
    limits: {
      maxAssistants: assistants,
      maxMessagesPerMonth: messagesPerMonth,
      maxScansPerMonth: scansPerMonth,
    },
    usage: { assistants: 0, messages: 0, scans: 0, ...usage },
  }
}

test.each<[Tier, Partial<Plan['usage']>, string | null]>([
  ['free', {}, null],
  ['free', { messages: 700 }, null],
  ['free', { messages: 701 }, "You've used 70% of your monthly messages."],
  ['free', { messages: 846, assistants: 1 }, "You've used 85% of your monthly messages."],
  [
    'free',
    { messages: 1_000 },
    "You've used all 1,000 messages this month. Visitors are asked to come back after December 1.",
  ],
  ['free', { messages: 700, assistants: 1 }, "You've reached your assistant limit: 1 of 1 in use."],
  ['free', { scans: 5, assistants: 1 }, "You've used all 5 scans this month. Scans reset on December 1."],
  ['free', { scans: 4 }, null],
  ['free', { assistants: 3 }, "You've reached your assistant limit: 3 of 1 in use."],
  ['pro', { messages: 99_999, assistants: 5 }, null],
  [
    'pro',
    { messages: 120_000 },
    "You've used all 100,000 messages this month. Visitors are asked to come back after December 1.",
  ],
  ['enterprise', { messages: 5_000_000, assistants: 20 }, null],
  ['admin', { messages: 5_000_000, assistants: 900 }, null],
])('the warning on %s with %j is: %s', (tier, usage, words) => {
  expect(limitWarning(on(tier, usage), now)?.words ?? null).toBe(words)
})

test.each<[Tier, number, string | null, string | undefined]>([
  ['free', 0, '5 of 5 scans left until December 1.', 'plenty'],
  ['free', 3, '2 of 5 scans left until December 1.', 'plenty'],
  ['free', 4, '1 of 5 scans left until December 1.', 'near'],
  ['free', 5, 'No scans left until December 1.', 'reached'],
  ['free', 140, 'No scans left until December 1.', 'reached'],
  ['pro', 12, '188 of 200 scans left until December 1.', 'plenty'],
  ['enterprise', 900, null, undefined],
])('on %s after %i scans: %s', (tier, scans, words, state) => {
  const plan = on(tier, { scans })
  expect(scansLeft(plan, now)).toBe(words)
  expect(allowanceOf(plan, 'scans')?.state).toBe(state)
})

test('creating an assistant shows what is left of limited resources', () => {
  expect(creationLeft(on('free', { scans: 1 }), now)).toBe(
    'Left on your plan: 1 assistant, 4 scans until December 1.',
  )
  expect(creationLeft(on('enterprise', { assistants: 2 }), now)).toBe('Left on your plan: 18 assistants.')
  expect(creationLeft(on('admin'), now)).toBeNull()
})

test('the server’s reset date wins over the calendar', () => {
  expect(resetDay(on('free'), new Date('2026-12-31T12:00:00Z'))).toBe('January 1')
  expect(resetDay({ ...on('free'), resetsAt: '2027-02-01T00:00:00.000Z' }, now)).toBe('February 1')
})
