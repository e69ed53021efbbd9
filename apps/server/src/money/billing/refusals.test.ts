import { request as httpRequest } from 'node:http'
import type { Billing } from '@foyer/contract/billing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { activate, buyPlan, openCheckout, payCheckout, testCard } from '../../testing/billing.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { choosePayments } from './choose-provider.ts'
import type { PaymentProvider } from './provider.ts'

let app: TestApp
let open: TestApp
let trouble: Error | null = null
beforeAll(async () => {
  app = await startTestApp()
  // The same sandbox, open to everyone, with a connection that can be cut.
  const cut = (own: PaymentProvider): PaymentProvider => {
    const unlessCut = <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) => {
      return async (...given: Given) => {
        if (trouble) throw trouble
        return ask(...given)
      }
    }
    return {
      ...own,
      openCheckout: unlessCut(own.openCheckout),
      readCheckout: unlessCut(own.readCheckout),
      readCustomer: unlessCut(own.readCustomer),
      changePlan: unlessCut(own.changePlan),
    }
  }
  open = await startTestApp({
    beside: app,
    environment: { PAYMENTS: 'sandbox' },
    payments: (own) => cut(own!),
  })
})
afterAll(async () => {
  await open.close()
  await app.close()
})

/** fetch doesn't allow a custom Host header. */
function post(url: string, token: string, headers: Record<string, string>, body: object) {
  return new Promise<{ status: number; body: Record<string, string> }>((resolve, reject) => {
    const sending = httpRequest(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) }))
      },
    )
    sending.on('error', reject)
    sending.end(JSON.stringify(body))
  })
}

const tierOf = async (owner: { call: TestApp['call'] }) =>
  (await owner.call<Billing>('GET', '/api/billing')).body.tier

test('foreign, unpaid, forged and invalid checkouts upgrade nobody', async () => {
  const [buyer, thief] = [await registerOwner(app), await registerOwner(app)]
  const id = await openCheckout(buyer, 'enterprise')
  const unknown = await activate(thief, 'sbx_cs_made_up')
  expect([unknown.status, unknown.body.message]).toEqual([404, 'No such checkout.'])
  expect((await activate(buyer, id)).status).toBe(402)
  for (const foreign of [
    await thief.call('GET', `/api/sandbox/checkout/${id}`),
    await payCheckout(thief, id),
    await activate(thief, id),
  ])
    expect([foreign.status, (foreign.body as { message?: string }).message]).toEqual([
      404,
      'No such checkout.',
    ])
  await payCheckout(buyer, id)
  expect((await activate(thief, id)).status).toBe(404)
  for (const body of [{}, { sessionId: '' }, { sessionId: 7 }, { sessionId: id, tier: 'admin' }, '[]', 'no'])
    expect((await thief.call('POST', '/api/stripe/activate-subscription', { body })).status).toBe(400)
  for (const body of [{}, { tier: 'free' }, { tier: 'custom' }, { tier: 'pro', returnTo: '//evil.example' }])
    expect((await thief.call('POST', '/api/stripe/create-checkout-session', { body })).status).toBe(400)
  expect((await thief.call('POST', '/api/stripe/create-portal-session')).status).toBe(404)
  expect((await thief.call('GET', '/api/sandbox/portal')).status).toBe(404)
  expect((await thief.call('GET', '/api/billing/plan-change?tier=gold')).status).toBe(400)
  expect(await tierOf(thief)).toBe('free')

  await activate(buyer, id)
  const { body } = await buyer.call<Billing>('GET', '/api/billing')
  const receipt = body.invoices[0]!.url!
  expect([(await thief.call('GET', receipt)).status, (await app.call('GET', receipt)).status]).toEqual([
    404, 401,
  ])
})

test('a checkout can’t be paid if a subscription is running or a day has passed', async () => {
  const owner = await registerOwner(app)
  const [first, second] = [await openCheckout(owner, 'pro'), await openCheckout(owner, 'enterprise')]
  await payCheckout(owner, first)
  expect(await payCheckout(owner, second)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already') },
  })
  expect((await activate(owner, second)).status).toBe(402)
  await activate(owner, first)
  expect(await tierOf(owner)).toBe('pro')

  const late = await registerOwner(app)
  const waiting = await openCheckout(late, 'pro')
  app.clock.advance(25 * 3_600_000)
  const { body: session } = await app.call<{ token: string }>('POST', '/api/auth/login', {
    body: { email: late.email, password: late.password },
  })
  const call: TestApp['call'] = (method, path, options) =>
    app.call(method, path, { ...options, token: session.token })
  expect((await payCheckout({ call }, waiting)).status).toBe(410)
  app.clock.advance(-25 * 3_600_000)
})

test.each([
  [{ number: '4242 4242 4242 4241' }, 400, 'card number is invalid'],
  [{ number: 'garbage' }, 400, 'card number is invalid'],
  [{ number: '4111 1111 1111 1111' }, 402, 'no real cards'],
  [{ expiry: '13/39' }, 400, 'MM/YY'],
  [{ expiry: '01/20' }, 402, 'has expired'],
  [{ cvc: '12' }, 400, 'must have 3 digits'],
  [{ number: '3782 822463 10005' }, 400, 'must have 4 digits'],
  [{ cvc: undefined }, 400, 'Enter the CVC'],
])('a card like %j is rejected with a message', async (typed, status, words) => {
  buyer ??= await registerOwner(app)
  checkout ??= await openCheckout(buyer, 'pro')
  const answer = await payCheckout(buyer, checkout, { ...testCard, ...typed } as typeof testCard)
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
})
let buyer: Awaited<ReturnType<typeof registerOwner>> | undefined
let checkout: string | undefined

test('the default sandbox only serves local requests', async () => {
  const owner = await registerOwner(app)
  const id = await openCheckout(owner, 'pro')
  const elsewhere = [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '127.0.0.1' },
    { host: 'foyer.example' },
    { origin: 'https://foyer.example' },
  ] as Record<string, string>[]
  const pay = (headers: Record<string, string>) =>
    post(`${app.url}/api/sandbox/checkout/${id}/pay`, owner.token, headers, testCard)
  for (const headers of elsewhere) {
    expect(await pay(headers)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('only the machine it runs on') },
    })
  }
  const proxied = { headers: { 'x-forwarded-proto': 'https' } }
  for (const path of ['create-checkout-session', 'create-portal-session', 'activate-subscription']) {
    const body = { tier: 'pro', sessionId: id }
    expect((await owner.call('POST', `/api/stripe/${path}`, { ...proxied, body })).status).toBe(403)
  }
  expect((await owner.call<Billing>('GET', '/api/billing', proxied)).body.environment).toBeNull()
  expect((await pay({ host: `localhost:${new URL(app.url).port}` })).body.url).toMatch(
    /^http:\/\/localhost:\d+\/billing\?success/,
  )
})

test('a configured sandbox serves everyone and ignores the Host header', async () => {
  const owner = await registerOwner(open)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const { status, body } = await post(
    `${open.url}/api/stripe/create-checkout-session`,
    owner.token,
    headers,
    { tier: 'pro' },
  )
  expect([status, body.url]).toEqual([200, expect.stringContaining(`${open.url}/sandbox/checkout/`)])
})

test('while the provider is down, plans stay unchanged and errors say so', async () => {
  const owner = await registerOwner(open)
  const id = await openCheckout(owner, 'pro')
  await payCheckout(owner, id)
  trouble = new Error('connect ECONNREFUSED')
  const said = { status: 503, body: { message: expect.stringContaining('can’t be reached') } }
  expect(await activate(owner, id)).toMatchObject(said)
  const choose = () =>
    owner.call('POST', '/api/stripe/create-checkout-session', { body: { tier: 'enterprise' } })
  expect(await choose()).toMatchObject(said)
  expect(await tierOf(owner)).toBe('free')
  trouble = null
  expect((await activate(owner, id)).body.subscription).toEqual({ tier: 'pro', status: 'active' })
  expect((await choose()).status).toBe(200)
  expect(await tierOf(owner)).toBe('enterprise')
})

test('without a provider nothing can be bought, and the API says so', async () => {
  const none = await startTestApp({ beside: app, environment: { PUBLIC_URL: 'https://foyer.example' } })
  try {
    const owner = await registerOwner(none)
    expect((await owner.call<Billing>('GET', '/api/billing')).body.environment).toBeNull()
    expect(
      await owner.call('POST', '/api/stripe/create-checkout-session', { body: { tier: 'pro' } }),
    ).toMatchObject({ status: 503, body: { message: expect.stringContaining('no payment provider') } })
    expect((await owner.call('GET', '/api/sandbox/portal')).status).toBe(404)
    await expect(buyPlan(owner, 'pro')).rejects.toThrow('503')
  } finally {
    await none.close()
  }
})

test('settings choose the provider, and incomplete ones are rejected', () => {
  const payments = (environment: Record<string, string | undefined>) => readConfig(environment).payments
  const key = 'sk_test_123'
  const webhook = { STRIPE_WEBHOOK_SECRET: 'whsec_123' }
  for (const local of [
    {},
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
  ])
    expect(payments(local)).toEqual({ kind: 'sandbox', everywhere: false })
  for (const elsewhere of [
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { PUBLIC_URL: 'https://localhost.example.com' },
    { PUBLIC_URL: 'https://127.0.0.1.example.com' },
  ])
    expect(payments(elsewhere)).toBeNull()
  expect(payments({ HOST: '0.0.0.0', PAYMENTS: 'sandbox' })).toEqual({ kind: 'sandbox', everywhere: true })
  expect(payments({ STRIPE_SECRET_KEY: key, ...webhook })).toEqual({
    kind: 'stripe',
    secretKey: key,
    webhookSecret: 'whsec_123',
    apiBase: null,
  })
  expect(() => choosePayments(payments({ STRIPE_SECRET_KEY: key }), app.services)).toThrow(
    'STRIPE_WEBHOOK_SECRET must be set',
  )
  expect(() => payments(webhook)).toThrow('STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is not')
  expect(() => payments({ STRIPE_SECRET_KEY: 'pk_test_1', ...webhook })).toThrow('must begin with sk_test_')
  expect(() => payments({ STRIPE_SECRET_KEY: key, ...webhook, PAYMENTS: 'sandbox' })).toThrow('Remove one')
  expect(() => payments({ PAYMENTS: 'paypal' })).toThrow('PAYMENTS must be sandbox')
})
