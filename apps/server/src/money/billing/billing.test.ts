import type { Assistant } from '@foyer/contract/assistants'
import type { PlanChange } from '@foyer/contract/billing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import {
  activate,
  buyPlan,
  failsLater,
  openBillingDesk,
  openCheckout,
  payCheckout,
  testCard,
} from '../../testing/billing.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { applyCustomer } from './apply-customer.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { setAgreedPlan } from './set-agreed-plan.ts'
import { findSubscription } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const openDesk = () => openBillingDesk(app)

const names = ['one', 'two', 'three', 'four', 'five', 'six']

test('an owner buys a plan, changes it, cancels, misses a payment and returns', async () => {
  const { owner, read, standing, act, choose, awake, told } = await openDesk()
  expect(await read()).toEqual({
    environment: 'sandbox',
    tier: 'free',
    status: 'active',
    subscription: null,
    invoices: [],
  })

  const { body: opened } = await choose('professional')
  expect(opened.url).toMatch(new RegExp(`^${app.url}/sandbox/checkout/sbx_cs_`))
  const id = opened.url.split('/').at(-1)!
  expect((await owner.call('GET', `/api/sandbox/checkout/${id}`)).body).toEqual({
    id,
    tier: 'pro',
    amount: 1_000,
    currency: 'usd',
    email: owner.email,
    status: 'open',
    cancelUrl: `${app.url}/billing?canceled=true`,
  })
  const declined = await payCheckout(owner, id, { ...testCard, number: '4000000000000002' })
  expect([declined.status, declined.text]).toEqual([402, expect.stringContaining('declined')])
  expect((await activate(owner, id)).status).toBe(402)
  expect(await standing()).toEqual(['free', 'active', null])

  expect((await payCheckout(owner, id)).body).toEqual({
    confirm: false,
    url: `${app.url}/billing?success=true&session_id=${id}&tier=pro`,
  })
  const lie = 'enterprise'
  expect((await activate(owner, id, lie)).body).toEqual({
    alreadyActive: false,
    subscription: { tier: 'pro', status: 'active' },
    environment: 'sandbox',
  })
  expect((await activate(owner, id)).body).toMatchObject({ alreadyActive: true })
  for (const name of names) await createAssistant(app, owner, { name })

  expect((await choose('pro')).status).toBe(409)
  expect((await choose('enterprise')).body).toEqual({ url: `${app.url}/billing`, changed: true })
  expect(await standing()).toEqual(['enterprise', 'active', 'enterprise'])
  const [proration, first] = (await read()).invoices
  expect(first).toMatchObject({ number: 'SANDBOX-0001', amount: 1_000, status: 'paid' })
  expect(proration).toMatchObject({ number: 'SANDBOX-0002', description: 'Change from Pro to Enterprise' })
  const receipt = await owner.call('GET', proration!.url!)
  expect(receipt.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
  )
  expect(receipt.text).toMatch(/SANDBOX: no money.*Unused time on Pro.*-\$.*Remaining time on Enterprise/s)

  const { body: preview } = await owner.call<PlanChange>('GET', '/api/billing/plan-change?tier=pro')
  expect(preview.keepsAnswering.map(({ name }) => name)).toEqual(names.slice(0, 5))
  expect(preview.turnsInactive).toEqual([{ id: expect.any(String), name: 'six' }])
  expect(preview.loses).toContain('Assistants answer 100,000 messages a month.')
  await choose('pro')
  expect((await read()).subscription).toMatchObject({ tier: 'enterprise', nextTier: 'pro' })
  expect(await awake()).toEqual(names)
  expect((await act('move-clock')).body.nextEvent).toMatchObject({ kind: 'renewal' })
  expect(await standing()).toEqual(['pro', 'active', 'pro'])
  expect(await awake()).toEqual(names.slice(0, 5))

  expect((await act('cancel')).body.nextEvent).toMatchObject({ kind: 'end' })
  expect((await read()).subscription).toMatchObject({ cancelAtPeriodEnd: true, nextTier: null })
  expect(await standing()).toEqual(['pro', 'active', 'pro'])
  await act('resume')
  await act('replace-card', failsLater)
  expect((await choose('enterprise')).status).toBe(402)
  expect((await read()).subscription).toMatchObject({ tier: 'pro', cancelAtPeriodEnd: false })

  const { body: portal } = await act('move-clock')
  expect(portal.nextEvent).toMatchObject({ kind: 'retry' })
  expect(await standing()).toEqual(['pro', 'past_due', 'pro'])
  const { subscription, invoices } = await read()
  expect(new Date(subscription!.graceEndsAt!).getTime() - new Date(portal.now).getTime()).toBeLessThanOrEqual(
    7 * 86_400_000,
  )
  expect(invoices[0]).toMatchObject({ status: 'failed', amount: 1_000 })
  expect((await choose('enterprise')).status).toBe(409)
  await act('move-clock')
  expect(await standing()).toEqual(['pro', 'past_due', 'pro'])
  await act('move-clock')
  expect(await standing()).toEqual(['free', 'past_due', 'pro'])
  expect(await awake()).toEqual(['one'])
  expect((await activate(owner, id)).status).toBe(402)

  await act('replace-card', testCard)
  expect(await standing()).toEqual(['pro', 'active', 'pro'])
  expect(await awake()).toEqual(names.slice(0, 5))
  expect((await read()).invoices[0]).toMatchObject({ status: 'paid' })

  await act('cancel')
  await act('move-clock')
  expect(await standing()).toEqual(['free', 'canceled', null])
  const { body: resting } = await owner.call<Assistant[]>('GET', '/api/assistants')
  const oldest = resting.find(({ name }) => name === 'one')!
  await owner.call('DELETE', `/api/assistants/${oldest.id}`)
  expect(await awake()).toEqual(['two'])
  expect((await act('move-clock')).status).toBe(409)
  expect((await activate(owner, id)).status).toBe(410)
  await buyPlan(owner, 'enterprise')
  expect(await standing()).toEqual(['enterprise', 'active', 'enterprise'])
  expect(await awake()).toEqual(names.slice(1))

  expect(await told()).toEqual([
    'Payment received: $10.00 (sandbox)',
    expect.stringMatching(/^Payment received: \$3\d\.\d\d \(sandbox\)$/),
    'Payment received: $10.00 (sandbox)',
    'Your payment failed (sandbox)',
    'Your Pro plan has ended (sandbox)',
    'Payment received: $10.00 (sandbox)',
    'Your Pro plan has ended (sandbox)',
    'Payment received: $49.00 (sandbox)',
  ])
})

test('concurrent payments are charged once, and concurrent activations take effect once', async () => {
  const { owner, read } = await openDesk()
  const id = await openCheckout(owner, 'pro')
  const paid = await Promise.all([payCheckout(owner, id), payCheckout(owner, id)])
  expect(paid.map(({ status }) => status)).toEqual([200, 200])
  const activations = await Promise.all([1, 2, 3].map(() => activate(owner, id)))
  expect(activations.map(({ body }) => body.alreadyActive).sort()).toEqual([false, true, true])
  expect((await read()).invoices).toHaveLength(1)
})

test('a card that requires confirmation is charged only after it', async () => {
  const { owner, standing } = await openDesk()
  const id = await openCheckout(owner, 'pro')
  const card = { ...testCard, number: '4000 0025 0000 3155' }
  expect((await payCheckout(owner, id, card)).body).toEqual({ confirm: true, url: null })
  expect((await activate(owner, id)).status).toBe(402)
  expect((await payCheckout(owner, id, { ...card, confirmed: true })).body).toMatchObject({ confirm: false })
  expect((await activate(owner, id)).status).toBe(200)
  expect(await standing()).toEqual(['pro', 'active', 'pro'])
})

test('an agreed plan outlives an old subscription, and smaller plans cannot be bought', async () => {
  const { owner, standing, act, choose } = await openDesk()
  const { db, now } = app.services
  await buyPlan(owner, 'pro')
  await setAgreedPlan(db, owner.id, 'custom', now())
  expect(await standing()).toEqual(['custom', 'active', 'pro'])
  expect(await choose('enterprise')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Custom') },
  })
  await act('cancel')
  await act('move-clock')
  expect(await standing()).toEqual(['custom', 'active', null])
  expect(await setAgreedPlan(db, owner.id, 'free', now())).toBe('free')

  await setAgreedPlan(db, owner.id, 'pro', now())
  await buyPlan(owner, 'enterprise')
  expect(await standing()).toEqual(['enterprise', 'active', 'enterprise'])
  await act('cancel')
  await act('move-clock')
  expect(await standing()).toEqual(['pro', 'active', null])
})

test('an outdated provider state is not applied', async () => {
  const { owner, act, standing } = await openDesk()
  await buyPlan(owner, 'pro')
  const { db, payments } = app.services
  const { customerId, version } = (await findSubscription(db, owner.id))!
  const late = await payments!.readCustomer(customerId)
  await act('cancel')
  await act('move-clock')
  const customer = { accountId: owner.id, provider: 'sandbox' as const, customerId }
  expect(await applyCustomer(app.services, customer, late, version)).toBe('outdated')
  expect(await standing()).toEqual(['free', 'canceled', null])
  expect((await refreshCustomer(app.services, customer))!.changes).toEqual([])
})

test('a paid subscription replaces a sandbox one, and credits send no receipt', async () => {
  const { owner, told } = await openDesk()
  await buyPlan(owner, 'pro')
  const { db, now } = app.services
  const { version } = (await findSubscription(db, owner.id))!
  const customer = { accountId: owner.id, provider: 'stripe' as const, customerId: `cus_${owner.id}` }
  const subscription = {
    subscriptionId: 'sub_1',
    tier: 'pro' as const,
    status: 'active' as const,
    currentPeriodEnd: new Date(now().getTime() + 30 * 86_400_000),
    cancelAtPeriodEnd: false,
    nextTier: null,
    pastDueSince: null,
    card: null,
  }
  const invoice = (amount: number) => ({
    id: `in_${amount}_${owner.id}`,
    number: String(amount),
    description: 'Pro',
    amount,
    refunded: 0,
    currency: 'usd',
    status: 'paid' as const,
    issuedAt: now().toISOString(),
    url: null,
  })
  const state = { subscription, invoices: [invoice(1_200), invoice(0), invoice(-500)] }
  expect(await applyCustomer(app.services, customer, state, version)).toMatchObject({ tier: 'pro' })
  expect(await findSubscription(db, owner.id)).toMatchObject({ provider: 'stripe', status: 'active' })
  expect(await told()).toEqual(['Payment received: $10.00 (sandbox)', 'Payment received: $12.00'])
})
