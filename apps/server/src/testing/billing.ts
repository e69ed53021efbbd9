import type { Assistant } from '@foyer/contract/assistants'
import type {
  Activation,
  Billing,
  PaidTier,
  Redirection,
  SandboxPaid,
  SandboxPayment,
  SandboxPortal,
} from '@foyer/contract/billing'
import { asc, eq } from 'drizzle-orm'
import { notices } from '../platform/db/schema/notices.ts'
import { registerOwner } from './owners.ts'
import type { Answer, TestApp } from './test-app.ts'

export const testCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }

type Buyer = { call: TestApp['call'] }

function need<Body>({ status, text, body }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`answered ${status} ${text}`)
  return body
}

export async function openCheckout(buyer: Buyer, tier: PaidTier): Promise<string> {
  const { url } = need(
    await buyer.call<Redirection>('POST', '/api/stripe/create-checkout-session', { body: { tier } }),
  )
  return new URL(url).pathname.split('/').at(-1)!
}

export const payCheckout = (buyer: Buyer, id: string, card: SandboxPayment = testCard) =>
  buyer.call<SandboxPaid>('POST', `/api/sandbox/checkout/${id}/pay`, { body: card })

export const activate = (buyer: Buyer, sessionId: string, tier?: string) =>
  buyer.call<Activation & { message?: string }>('POST', '/api/stripe/activate-subscription', {
    body: { sessionId, ...(tier && { tier }) },
  })

export async function buyPlan(buyer: Buyer, tier: PaidTier, card: SandboxPayment = testCard) {
  const id = await openCheckout(buyer, tier)
  need(await payCheckout(buyer, id, card))
  need(await activate(buyer, id))
  return id
}

/** The first payment succeeds, every renewal fails. */
export const failsLater = { ...testCard, number: '4000 0000 0000 0341' }

export async function openBillingDesk(app: TestApp) {
  const owner = await registerOwner(app)
  const read = async () => (await owner.call<Billing>('GET', '/api/billing')).body
  return {
    owner,
    read,
    standing: async () => {
      const { tier, status, subscription } = await read()
      return [tier, status, subscription?.tier ?? null]
    },
    act: (action: string, more: object = {}) =>
      owner.call<SandboxPortal>('POST', '/api/sandbox/portal', { body: { action, ...more } }),
    choose: (tier: string) =>
      owner.call<Redirection>('POST', '/api/stripe/create-checkout-session', { body: { tier } }),
    awake: async () => {
      const { body } = await owner.call<Assistant[]>('GET', '/api/assistants')
      return body.filter(({ isActive }) => isActive).map(({ name }) => name)
    },
    told: async () => {
      const rows = await app.services.db
        .select()
        .from(notices)
        .where(eq(notices.accountId, owner.id))
        .orderBy(asc(notices.createdAt))
      return rows.map(({ title }) => title)
    },
  }
}
