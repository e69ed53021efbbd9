import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan, failsLater, openBillingDesk, openCheckout, payCheckout } from '../../testing/billing.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshPlans } from './refresh-plans.ts'
import { findSubscription } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('plans renew, lapse and end over time, and removing the sandbox ends its plans', async () => {
  const paying = await openBillingDesk(app)
  const failed = await openBillingDesk(app)
  const forgetful = await openBillingDesk(app)
  await buyPlan(paying.owner, 'pro')
  await buyPlan(failed.owner, 'pro', failsLater)
  const unseen = await openCheckout(forgetful.owner, 'pro')
  await payCheckout(forgetful.owner, unseen)
  const { db } = app.services
  const stateOf = async ({ owner }: typeof paying) => (await findSubscription(db, owner.id))?.status
  const run = (payments = app.services.payments) =>
    refreshPlans({ ...app.services, payments }).run({}, AbortSignal.timeout(60_000))
  const tierOf = async ({ owner }: typeof paying) => {
    const { body } = await app.call<{ token: string; user: { subscriptionTier: string } }>(
      'POST',
      '/api/auth/login',
      { body: { email: owner.email, password: owner.password } },
    )
    return body.user.subscriptionTier
  }

  await run()
  expect(await tierOf(forgetful)).toBe('pro')
  await forgetful.act('cancel')
  await forgetful.act('move-clock')
  await payCheckout(forgetful.owner, await openCheckout(forgetful.owner, 'enterprise'))
  expect(await tierOf(forgetful)).toBe('free')
  await run()
  expect(await tierOf(forgetful)).toBe('enterprise')
  app.clock.advance(32 * 86_400_000)
  await run()
  expect([await stateOf(paying), await stateOf(failed)]).toEqual(['active', 'past_due'])
  expect(await tierOf(failed)).toBe('pro')
  app.clock.advance(8 * 86_400_000)
  for (let nth = 0; nth < 5; nth++) await openCheckout((await openBillingDesk(app)).owner, 'pro')
  let asked = 0
  const readCustomer = () => {
    asked++
    return Promise.reject(new Error('no answer'))
  }
  await run({ ...app.services.payments!, readCustomer })
  expect(asked).toBe(5)
  expect(await tierOf(failed)).toBe('free')
  expect(await tierOf(paying)).toBe('pro')
  await run(null)
  expect(await tierOf(paying)).toBe('free')
})
