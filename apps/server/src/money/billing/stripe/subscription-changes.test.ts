import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Customer, Price, Schedule, Subscription } from '../../../testing/stripe/books.ts'
import { startStripeApp } from '../../../testing/stripe/stripe-app.ts'
import { reconcileAtStart, reconcileStripe } from './reconcile.ts'

let world: Awaited<ReturnType<typeof startStripeApp>>
beforeAll(async () => {
  world = await startStripeApp()
})
afterAll(() => world.close())

test('a failed renewal starts a grace period, which ends with payment or the plan', async () => {
  const { stripe, newOwner, deliver, pass, passToRenewal, hourlyJobs } = world
  const owner = await newOwner()
  await owner.buy('pro')
  passToRenewal()
  await deliver()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({
    status: 'active',
    invoices: [{ status: 'paid' }, { status: 'paid' }],
  })

  stripe.portal.replaceCard('declined')
  passToRenewal()
  await deliver()
  await owner.signInAgain()
  const due = new Date(stripe.newestInvoice().created * 1_000)
  const grace = new Date(due.getTime() + 7 * 86_400_000).toISOString()
  expect(await owner.billing()).toMatchObject({
    tier: 'pro',
    status: 'past_due',
    subscription: { graceEndsAt: grace },
    invoices: [{ status: 'failed' }, {}, {}],
  })
  stripe.portal.replaceCard('works')
  stripe.portal.payOpen()
  await deliver()
  expect(await owner.billing()).toMatchObject({ status: 'active', subscription: { graceEndsAt: null } })

  stripe.portal.replaceCard('declined')
  passToRenewal()
  await deliver()
  pass(6)
  // No event marks the end of the grace period.
  stripe.takeEvents()
  await hourlyJobs()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({ tier: 'pro', status: 'past_due' })
  pass(2)
  stripe.takeEvents()
  await hourlyJobs()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({ tier: 'free', status: 'past_due' })
  pass(10)
  await deliver()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({ tier: 'free', status: 'canceled', subscription: null })
})

test('upgrades are charged at once, downgrades wait for the next month, and both can be undone', async () => {
  const { stripe, newOwner, deliver, pass, passToRenewal } = world
  const owner = await newOwner()
  await owner.buy('pro')
  const { current_period_start: from, current_period_end: to } = stripe.newestSubscription().items.data[0]!
  pass(10)
  await owner.signInAgain()
  expect((await owner.choose('enterprise')).body).toEqual({
    url: 'https://foyer.example/billing',
    changed: true,
  })
  const { total } = stripe.newestInvoice()
  expect(total).toBeCloseTo((3_900 * (to - from - 10 * 86_400)) / (to - from), -1)
  expect(stripe.newestSubscription().items.data).toMatchObject([
    { price: { lookup_key: 'foyer_enterprise_monthly' }, quantity: 1 },
  ])
  expect(await owner.billing()).toMatchObject({
    tier: 'enterprise',
    subscription: { nextTier: null },
    invoices: [{ amount: total, status: 'paid', description: expect.stringContaining('Change of plan') }, {}],
  })

  await owner.choose('pro')
  expect(await owner.billing()).toMatchObject({ tier: 'enterprise', subscription: { nextTier: 'pro' } })
  const [schedule] = stripe.books.all<Schedule>('subscription_schedule')
  expect(schedule).toMatchObject({
    end_behavior: 'release',
    phases: [
      { start_date: from, end_date: to },
      { start_date: to, items: [{ quantity: 1 }] },
    ],
  })
  expect(schedule!.phases).toHaveLength(2)
  await owner.choose('enterprise')
  expect(await owner.billing()).toMatchObject({ tier: 'enterprise', subscription: { nextTier: null } })
  stripe.portal.cancel()
  await deliver()
  expect(await owner.billing()).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
  await owner.choose('pro')
  expect(await owner.billing()).toMatchObject({
    tier: 'enterprise',
    subscription: { cancelAtPeriodEnd: false, nextTier: 'pro' },
  })
  passToRenewal()
  await deliver()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({
    tier: 'pro',
    subscription: { tier: 'pro', nextTier: null },
    invoices: [{ amount: 1_000 }, {}, {}],
  })
})

test('an unpaid upgrade changes nothing, and one that needs confirmation goes to Stripe', async () => {
  const { stripe, newOwner, deliver } = world
  const owner = await newOwner()
  await owner.buy('pro')
  stripe.portal.replaceCard('declined')
  expect(await owner.choose('enterprise')).toMatchObject({
    status: 402,
    body: { message: 'Your card was declined. Nothing was changed.' },
  })
  expect(await owner.billing()).toMatchObject({ tier: 'pro', status: 'active' })

  stripe.portal.replaceCard('asks')
  const { status, body } = await owner.choose('enterprise')
  expect({ status, ...body }).toEqual({ status: 200, url: expect.stringContaining('/p/session/') })
  expect((await owner.billing()).tier).toBe('pro')
  expect(stripe.portal.confirm(body.url)).toBe('https://foyer.example/billing')
  await deliver()
  expect((await owner.billing()).tier).toBe('enterprise')
})

test('a plan cancelled in the portal lasts to the end of its period and can be bought again', async () => {
  const { stripe, newOwner, pass, passToRenewal, hourlyJobs } = world
  const owner = await newOwner()
  await owner.buy('pro')
  const portal = await owner.call<{ url: string }>('POST', '/api/stripe/create-portal-session')
  expect(portal.body.url).toContain('/p/session/')
  stripe.portal.cancel()
  stripe.takeEvents()
  pass(1.1)
  await hourlyJobs()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({
    tier: 'pro',
    status: 'active',
    subscription: { cancelAtPeriodEnd: true },
  })
  passToRenewal()
  stripe.takeEvents()
  await hourlyJobs()
  await owner.signInAgain()
  expect(await owner.billing()).toMatchObject({ tier: 'free', status: 'canceled', subscription: null })
  expect((await owner.buy('enterprise')).body).toMatchObject({ subscription: { tier: 'enterprise' } })
})

test('partial refunds are shown, full refunds and disputes end the plan, and won disputes count as paid', async () => {
  const { stripe, newOwner, deliver } = world
  const refunded = await newOwner()
  await refunded.buy('pro')
  const paid = stripe.newestInvoice()
  stripe.refund(paid, 400)
  await deliver()
  expect(await refunded.billing()).toMatchObject({
    tier: 'pro',
    invoices: [{ status: 'partly_refunded', refunded: 400 }],
  })
  stripe.refund(paid, 600)
  await deliver()
  expect(await refunded.billing()).toMatchObject({ tier: 'free', invoices: [{ status: 'refunded' }] })
  expect(stripe.newestSubscription().status).toBe('canceled')

  const disputing = await newOwner()
  await disputing.buy('pro')
  const dispute = stripe.dispute(stripe.newestInvoice())
  await deliver()
  expect(await disputing.billing()).toMatchObject({ tier: 'free', invoices: [{ status: 'disputed' }] })
  expect(stripe.newestSubscription().status).toBe('canceled')
  stripe.closeDispute(dispute, 'won')
  await deliver()
  expect(await disputing.billing()).toMatchObject({ tier: 'free', invoices: [{ status: 'paid' }] })
})

test('of two subscriptions the larger paid one counts', async () => {
  const { app, stripe, newOwner, deliver } = world
  const owner = await newOwner()
  await owner.buy('enterprise')
  const larger = stripe.newestSubscription()
  const price = stripe.books.all<Price>('price').find(({ lookup_key: key }) => key === 'foyer_pro_monthly')!
  const smaller = stripe.books.add<Subscription>(
    structuredClone({ ...larger, id: stripe.books.newId('sub') }),
  )
  smaller.items.data[0]!.price = price
  smaller.created += 1
  stripe.books.emit('customer.subscription.created', smaller)
  await deliver()
  expect((await owner.billing()).subscription?.tier).toBe('enterprise')
  expect(app.logged.some((line) => line.includes('several subscriptions'))).toBe(true)
  larger.status = 'past_due'
  stripe.books.emit('customer.subscription.updated', larger)
  await deliver()
  expect(await owner.billing()).toMatchObject({ tier: 'pro', status: 'active' })
})

test('at startup all purchases are checked, but only lost ones are read', async () => {
  const { app, stripe, newOwner, deliver, pass, hourlyJobs } = world
  const [gone, back, lost] = [await newOwner(), await newOwner(), await newOwner()]
  for (const owner of [gone, back]) {
    await owner.buy('pro')
    stripe.refund(stripe.newestInvoice())
    await deliver()
    expect((await owner.billing()).tier).toBe('free')
  }
  await back.buy('pro')
  stripe.pay((await lost.choose('enterprise')).body.url)
  const customerOf = ({ email }: typeof gone) =>
    stripe.books.all<Customer>('customer').find((customer) => customer.email === email)!
  // Another Foyer sells through the same Stripe account.
  const foreign = await newOwner()
  await foreign.buy('pro')
  customerOf(foreign).metadata.account_id = crypto.randomUUID()
  stripe.takeEvents()
  pass(4)
  await lost.signInAgain()
  await hourlyJobs()
  expect((await lost.billing()).tier).toBe('free')
  await app.services.queue.start([reconcileStripe(app.services)])
  await reconcileAtStart(app.services)
  await expect.poll(async () => (await lost.billing()).tier, { timeout: 90_000 }).toBe('enterprise')

  stripe.calls.length = 0
  await hourlyJobs({ all: true })
  const read = stripe.calls.filter((call) => call.startsWith('GET /v1/customers/'))
  const theirs = [gone, back, lost, foreign].map((owner) => `GET /v1/customers/${customerOf(owner).id}`)
  expect(read.filter((call) => theirs.includes(call))).toEqual([])
})
