import type {
  Activation,
  BoughtTier,
  Redirection,
  SandboxPaid,
  SandboxPayment,
} from '@foyer/contract/billing'
import type { Answer, TestApp } from './test-app.ts'

export const testCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }

type Buyer = { call: TestApp['call'] }

function need<Body>({ status, text, body }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`answered ${status} ${text}`)
  return body
}

/** The id of a new checkout in the sandbox. */
export async function openCheckout(buyer: Buyer, tier: BoughtTier): Promise<string> {
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

/** A plan bought in the sandbox from the first click to the last. Answers the checkout's id. */
export async function buyPlan(buyer: Buyer, tier: BoughtTier, card: SandboxPayment = testCard) {
  const id = await openCheckout(buyer, tier)
  need(await payCheckout(buyer, id, card))
  need(await activate(buyer, id))
  return id
}
