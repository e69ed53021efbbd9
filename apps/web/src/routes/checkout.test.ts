import { paidTiers } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { expect, test } from 'vitest'
import { chosenPlan, needsAccount } from '../features/account/chosen-plan.ts'
import { boughtPlans, checkoutPath, parseBoughtTier } from '../shared/plan/checkout-path.ts'

test('every plan that can be bought has a checkout path, as in the plan table', () => {
  expect(boughtPlans).toEqual(paidTiers)
  for (const tier of paidTiers) {
    expect(parseBoughtTier(tier)).toBe(tier)
    expect(chosenPlan(`redirect=${encodeURIComponent(checkoutPath(tier))}`)).toBe(plans[tier].name)
  }
  expect(parseBoughtTier('professional')).toBe('pro')
})

test.each([
  '',
  'redirect=/checkout/free',
  'redirect=/checkout/admin',
  'redirect=/billing',
  'redirect=//elsewhere.example/checkout/pro',
  'redirect=https://elsewhere.example/checkout/pro',
  'tier=pro',
])('‘%s’ names no plan', (search) => {
  expect(chosenPlan(search)).toBeNull()
  expect(chosenPlan('redirect=/checkout/pro')).toBe('Pro')
})

test('only new visitors who clicked a plan register before signing in', () => {
  const bookmark = 'redirect=%2Fcheckout%2Fpro'
  expect(needsAccount(`${bookmark}&from=plans`, false)).toBe(true)
  expect(needsAccount(`${bookmark}&from=plans`, true)).toBe(false)
  expect(needsAccount(bookmark, false)).toBe(false)
  expect(needsAccount('redirect=%2Fbilling&from=plans', false)).toBe(false)
})

test.each(['free', 'custom', 'admin', 'Pro', undefined])('%s has no checkout', (tier) => {
  expect(parseBoughtTier(tier)).toBeNull()
  expect(parseBoughtTier('pro')).toBe('pro')
})
