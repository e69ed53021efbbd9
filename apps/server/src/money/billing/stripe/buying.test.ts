import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailQueue } from '../../../people/mail/send-mail.ts'
import { password } from '../../../testing/owners.ts'
import type { Customer, Price, Subscription } from '../../../testing/stripe/books.ts'
import { startStripeApp } from '../../../testing/stripe/stripe-app.ts'

let world: Awaited<ReturnType<typeof startStripeApp>>
beforeAll(async () => {
  world = await startStripeApp()
})
afterAll(() => world.close())

test('an owner buys Pro, and the checkout carries the price and account', async () => {
  const { stripe, newOwner } = world
  const owner = await newOwner()
  const { status, body } = await owner.choose('pro')
  expect(status).toBe(200)
  const session = stripe.books.all('checkout.session')[0]
  const { id: price } = stripe.books
    .all<Price>('price')
    .find(({ lookup_key: key }) => key === 'foyer_pro_monthly')!
  expect(stripe.books.all<Customer>('customer')[0]).toMatchObject({
    email: owner.email,
    metadata: { account_id: owner.id },
  })
  expect(session).toMatchObject({
    url: body.url,
    mode: 'subscription',
    client_reference_id: owner.id,
    metadata: { account_id: owner.id, price },
    order: { price, metadata: { account_id: owner.id } },
    adaptive_pricing: { enabled: false },
    success_url: 'https://foyer.example/billing?success=true&session_id={CHECKOUT_SESSION_ID}&tier=pro',
    cancel_url: 'https://foyer.example/billing?canceled=true',
  })

  const sessionId = stripe.pay(body.url)
  expect((await owner.activate(sessionId)).body).toEqual({
    alreadyActive: false,
    subscription: { tier: 'pro', status: 'active' },
    environment: 'test',
  })
  expect((await owner.activate(sessionId)).body).toMatchObject({ alreadyActive: true })
  expect(await owner.billing()).toMatchObject({
    tier: 'pro',
    subscription: { tier: 'pro', cancelAtPeriodEnd: false, card: { brand: 'visa', last4: '4242' } },
    invoices: [{ amount: 1_000, currency: 'usd', status: 'paid', url: expect.stringContaining('https:') }],
  })
})

test('a buyer who never returns gets the plan by webhook, or within the hour', async () => {
  const { stripe, newOwner, deliver, hourlyJobs } = world
  const [told, untold] = [await newOwner(), await newOwner()]
  stripe.takeEvents()
  stripe.pay((await told.choose('pro')).body.url)
  expect(new Set(await deliver())).toEqual(new Set([200]))
  expect((await told.billing()).tier).toBe('pro')

  stripe.pay((await untold.choose('enterprise')).body.url)
  stripe.takeEvents()
  expect((await untold.billing()).tier).toBe('free')
  await hourlyJobs()
  expect((await untold.billing()).tier).toBe('enterprise')
})

test('declined, unconfirmed, foreign and forged checkouts give no plan', async () => {
  const { stripe, newOwner, deliver } = world
  const [owner, other] = [await newOwner(), await newOwner()]
  const { body } = await owner.choose('pro')
  const sessionId = body.url.slice(body.url.lastIndexOf('/') + 1)
  expect(stripe.pay(body.url, 'declined')).toBe('declined')
  expect(stripe.pay(body.url, 'asks')).toBe('asks')
  const unpaid = await owner.activate(sessionId)
  expect(unpaid).toMatchObject({ status: 402, body: { message: expect.stringContaining('not been paid') } })
  for (const guess of [sessionId, 'cs_test_made_up', '../customers', 'x'])
    expect((await other.activate(guess)).status).toBe(404)
  expect((await owner.billing()).tier).toBe('free')

  expect(stripe.pay(body.url, 'asks', { confirmed: true })).toBe(sessionId)
  expect((await owner.activate(sessionId)).body).toMatchObject({ subscription: { tier: 'pro' } })
  expect((await other.activate(sessionId)).status).toBe(404)

  // Bank debits take days, and Stripe calls the subscription active meanwhile.
  const { body: later } = await other.choose('pro')
  expect((await other.activate(stripe.payLater(later.url))).status).toBe(402)
  await deliver()
  expect((await other.billing()).tier).toBe('free')
  stripe.debitFails()
  await deliver()
  expect(await other.billing()).toMatchObject({ tier: 'free', invoices: [{ status: 'failed' }] })
  stripe.debitArrives()
  await deliver()
  expect((await other.billing()).tier).toBe('pro')
})

test('two clicks share a checkout, another plan replaces it, and a paid one blocks a second', async () => {
  const { stripe, newOwner } = world
  const owner = await newOwner()
  const [first, again] = await Promise.all([owner.choose('pro'), owner.choose('pro')])
  expect(again.body.url).toBe(first.body.url)
  expect((await owner.choose('pro')).body.url).toBe(first.body.url)
  const { body: larger } = await owner.choose('enterprise')
  expect(larger.url).not.toBe(first.body.url)
  expect(() => stripe.pay(first.body.url)).toThrow('that checkout is expired')

  // Paid in another tab without a webhook, so this must change the plan instead of adding a subscription.
  stripe.pay(larger.url)
  expect((await owner.choose('pro')).body).toMatchObject({ changed: true })
  const customers = stripe.books.all<Customer>('customer').filter(({ email }) => email === owner.email)
  const theirs = stripe.books
    .all<Subscription>('subscription')
    .filter(({ customer }) => customers.some(({ id }) => id === customer))
  expect([customers.length, theirs.length]).toEqual([1, 1])
})

test('a missing or wrong price blocks the sale and is logged', async () => {
  const { app, stripe, newOwner } = world
  const owner = await newOwner()
  const price = stripe.books.all<Price>('price').find(({ lookup_key: key }) => key === 'foyer_pro_monthly')!
  const right = structuredClone(price)
  const wrongs = [
    { wrong: { unit_amount: 900 }, said: 'it is 900 cents, not 1000' },
    { wrong: { currency: 'eur' }, said: 'it is in eur, not in usd' },
    { wrong: { active: false }, said: 'there is no active price' },
  ]
  for (const { wrong, said } of wrongs) {
    Object.assign(price, wrong)
    const { status, body } = await owner.choose('pro')
    expect({ status, message: (body as { message?: string }).message }).toEqual({
      status: 503,
      message: expect.stringContaining('Nothing was charged'),
    })
    expect(app.logged.some((line) => line.includes(said))).toBe(true)
    Object.assign(price, right)
  }
  expect((await owner.choose('pro')).status).toBe(200)
})

test('while Stripe fails, errors say so, nothing is half-applied, and retries recover', async () => {
  const { stripe, newOwner, waitForStripe, deliver, hourlyJobs, pass } = world
  const owner = await newOwner()
  const words = { status: 503, body: { message: expect.stringContaining('can’t be reached right now') } }

  for (const status of [429, 500]) {
    stripe.trouble({ status })
    expect(await owner.choose('pro')).toMatchObject(words)
  }
  stripe.trouble({ slowMs: 60_000 })
  waitForStripe(100)
  expect(await owner.choose('pro')).toMatchObject(words)
  waitForStripe()
  stripe.trouble(null)
  await stripe.goDown()
  expect(await owner.choose('pro')).toMatchObject(words)
  await stripe.comeBack()

  // Stripe replays a failed response for the same idempotency key.
  for (const only of [/POST .*customers$/, /POST .*sessions$/]) {
    stripe.trouble({ status: 500, only })
    expect(await owner.choose('pro')).toMatchObject(words)
    stripe.trouble(null)
    pass(5 / (24 * 60))
  }
  stripe.takeEvents()
  const sessionId = stripe.pay((await owner.choose('pro')).body.url)
  stripe.trouble({ status: 500, only: /invoices/ })
  expect(await owner.activate(sessionId)).toMatchObject(words)
  const events = stripe.takeEvents()
  expect(new Set(await deliver(events))).toEqual(new Set([503]))
  await hourlyJobs()
  expect(await owner.billing()).toMatchObject({ tier: 'free', invoices: [] })
  stripe.trouble(null)
  // Stripe redelivers failed events, and the first is enough.
  expect(await deliver(events.slice(0, 1))).toEqual([200])
  expect(await owner.billing()).toMatchObject({ tier: 'pro', invoices: [{ status: 'paid' }] })

  // The portal reports the outage, too, instead of a missing customer.
  const manage = () => owner.call('POST', '/api/stripe/create-portal-session')
  for (const only of [/billing_portal\/configurations/, /billing_portal\/sessions/]) {
    stripe.trouble({ status: 500, only })
    expect(await manage()).toMatchObject(words)
  }
  stripe.trouble(null)
  expect((await manage()).status).toBe(200)
})

test('erasing an account cancels its subscription, and fails while Stripe is down', async () => {
  const { app, stripe, newOwner, deliver, hourlyJobs } = world
  await app.services.queue.start([{ ...mailQueue, atOnce: 0, run: async () => {} }])
  const owner = await newOwner()
  await owner.buy('pro')
  stripe.takeEvents()
  const erase = () => owner.call('DELETE', '/api/auth/account', { password })
  const own = app.services.payments!
  const silent = () => Promise.reject(new Error('no answer'))
  app.services.payments = { ...own, forgetCustomer: silent }
  expect((await erase()).status).toBe(503)
  app.services.payments = own
  expect((await owner.billing()).tier).toBe('pro')

  expect((await erase()).body).toMatchObject({ subscriptionCancelled: true, erased: { invoices: 1 } })
  expect(stripe.newestSubscription().status).toBe('canceled')
  expect(stripe.books.all<Customer>('customer').at(0)).toMatchObject({ deleted: true })
  expect(new Set(await deliver())).toEqual(new Set([200]))
  await hourlyJobs({ all: true })
  const again = { email: owner.email, password }
  expect((await app.call('POST', '/api/auth/login', { body: again })).status).toBe(401)
})
