import { expect, test } from 'vitest'
import { planLabel } from './plan-label.ts'
import { comparison, planPoints } from './plan-points.ts'

test('plan points match the plan table', () => {
  expect(planPoints('free')).toEqual([
    '1 assistant',
    '1,000 messages a month',
    '50 messages a day per visitor',
    '5 scans a month, 50 pages each',
  ])
  expect(planPoints('pro')).toContain('Multi-language')
})

test('a plan that builds on another does not repeat it', () => {
  const points = planPoints('enterprise', 'pro')
  expect(points).toContain('Unlimited messages a month')
  expect(points).toContain('Custom IP limits')
  expect(points).not.toContain('Multi-language')
})

test('the comparison has a value for every plan in every row', () => {
  const row = (label: string) => comparison.find((each) => each.label === label)?.values
  expect(row('Price a month')).toEqual({ free: '$0', pro: '$10', enterprise: '$49' })
  expect(row('Messages a month')).toEqual({ free: '1,000', pro: '100,000', enterprise: 'Unlimited' })
  expect(row('File upload')).toEqual({ free: false, pro: true, enterprise: true })
})

test('the sidebar names every tier', () => {
  expect(planLabel('free')).toBe('Free Plan')
  expect(planLabel('pro')).toBe('Pro Plan')
  expect(planLabel('professional')).toBe('Pro Plan')
  expect(planLabel('enterprise')).toBe('Enterprise')
  expect(planLabel('custom')).toBe('Enterprise')
  expect(planLabel('admin')).toBe('Administrator')
})
