import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeApp } from '../../../testing/stripe/stripe-app.ts'

let world: Awaited<ReturnType<typeof startStripeApp>>
beforeAll(async () => {
  world = await startStripeApp()
})
afterAll(() => world.close())

const path = '/api/stripe/webhook'

test('repeated, reordered and old events end in Stripe’s current state', async () => {
  const { app, stripe, newOwner, deliver } = world
  const owner = await newOwner()
  stripe.takeEvents()
  stripe.pay((await owner.choose('pro')).body.url)
  await owner.activate(stripe.books.all('checkout.session')[0]!.id)
  await owner.choose('enterprise')
  stripe.portal.cancel()
  const events = stripe.takeEvents()
  const asItIs = { tier: 'enterprise', subscription: { tier: 'enterprise', cancelAtPeriodEnd: true } }

  const five = [...events, ...events, ...events, ...events, ...events]
  expect(new Set(await deliver(five))).toEqual(new Set([200]))
  expect(await owner.billing()).toMatchObject(asItIs)
  const { invoices } = await owner.billing()
  expect(invoices).toHaveLength(2)

  const asked = stripe.calls.length
  await deliver(events)
  expect(stripe.calls.length).toBe(asked)
  for (const event of [...events].reverse()) await deliver([{ ...event, id: `${event.id}_again` }])
  expect(await owner.billing()).toMatchObject(asItIs)
  expect(app.logged.join('\n')).not.toContain(stripe.secretKey)
})

test('unsigned, forged, altered, old and wrong-mode events are rejected with a message', async () => {
  const { app, stripe, newOwner } = world
  const owner = await newOwner()
  stripe.takeEvents()
  stripe.pay((await owner.choose('pro')).body.url)
  const [event] = stripe.takeEvents()
  const body = JSON.stringify(event)
  const send = (signature: string | null, sent = body) =>
    app.call('POST', path, { body: sent, headers: signature ? { 'stripe-signature': signature } : {} })
  const live = JSON.stringify({ ...event, livemode: true })
  const minutesAgo = (minutes: number) => stripe.books.now() - minutes * 60
  const { sign } = stripe
  const refusals = await Promise.all([
    send(null),
    send('nonsense'),
    send(sign(body, { secret: 'whsec_of_somebody_else' })),
    send(sign(body), `${body} `),
    send(sign(body, { at: minutesAgo(6) })),
    send(sign(live), live),
    send(sign('{'), '{'),
    send(sign('not an event'), '""'),
  ])
  expect(refusals.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual([
    [400, 'This event is not signed: Stripe-Signature is missing.'],
    [400, 'The signature of this event is not Stripe’s for this server.'],
    [400, 'The signature of this event is not Stripe’s for this server.'],
    [400, 'The signature of this event is not Stripe’s for this server.'],
    [400, 'The signature of this event is too old.'],
    [400, 'This event is about real money, and this server takes test money.'],
    [400, 'This event is not valid JSON.'],
    [400, 'The signature of this event is not Stripe’s for this server.'],
  ])
  expect((await owner.billing()).tier).toBe('free')
  const large = await send(sign(body), 'x'.repeat(600_000))
  expect(large.status).toBe(413)
  expect((await send(sign(body, { at: minutesAgo(4) }))).status).toBe(200)
  expect((await owner.billing()).tier).toBe('pro')
})

test('events of other types and customers are accepted and change nothing', async () => {
  const { stripe, deliver, newOwner } = world
  const owner = await newOwner()
  stripe.takeEvents()
  stripe.pay((await owner.choose('pro')).body.url)
  const [event] = stripe.takeEvents()
  const about = (object: object, type = event!.type) => ({
    ...event!,
    id: `evt_${crypto.randomUUID()}`,
    type,
    data: { object },
  })
  const others = [
    about({ object: 'plan', id: 'plan_1' }, 'plan.created'),
    about({ object: 'subscription', customer: 'cus_of_another_shop' }),
    about({ object: 'subscription', customer: null }),
    about({ object: 'dispute', charge: null }, 'charge.dispute.created'),
  ]
  expect(await deliver(others)).toEqual([200, 200, 200, 200])
  expect((await owner.billing()).tier).toBe('free')
})
