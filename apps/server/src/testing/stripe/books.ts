import { createHmac } from 'node:crypto'

/** Stripe's objects in the shape of its API, with the fields Foyer could read. */
export type Thing = { id: string; object: string; created: number }
type Texts = Record<string, string>

export type Customer = Thing & {
  object: 'customer'
  email: string
  metadata: Texts
  invoice_settings: { default_payment_method: string | null }
  deleted?: true
}
export type Product = Thing & { object: 'product'; name: string; active: boolean; metadata: Texts }
export type Price = Thing & {
  object: 'price'
  active: boolean
  currency: string
  unit_amount: number
  lookup_key: string | null
  metadata: Texts
  product: string
  recurring: { interval: string; interval_count: number; usage_type: string } | null
  type: 'recurring' | 'one_time'
}
export type PaymentMethod = Thing & {
  object: 'payment_method'
  customer: string
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}
export type Subscription = Thing & {
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid'
  metadata: Texts
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  default_payment_method: string | null
  schedule: string | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false }
}
export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}
export type Schedule = Thing & {
  object: 'subscription_schedule'
  subscription: string | null
  status: 'active' | 'released' | 'completed'
  end_behavior: string
  current_phase: { start_date: number; end_date: number } | null
  phases: { start_date: number; end_date: number; items: { price: string; quantity: number }[] }[]
}
export type Invoice = Thing & {
  object: 'invoice'
  number: string
  customer: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  total: number
  amount_paid: number
  attempt_count: number
  currency: string
  description: null
  hosted_invoice_url: string
  invoice_pdf: string
  lines: { object: 'list'; data: { id: string; object: 'line_item'; amount: number; description: string }[] }
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  /** Returned only when expanded. */
  payments: { object: 'list'; data: { payment: { type: 'payment_intent'; payment_intent: string } }[] }
  status_transitions: { finalized_at: number; paid_at: number | null }
}
export type Charge = Thing & {
  object: 'charge'
  customer: string
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  paid: boolean
  payment_intent: string
}
export type Dispute = Thing & { object: 'dispute'; charge: string; amount: number; status: string }
export type CheckoutSession = Thing & {
  object: 'checkout.session'
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  customer: string
  client_reference_id: string | null
  metadata: Texts
  subscription: string | null
  success_url: string
  cancel_url: string
  url: string | null
  expires_at: number
  adaptive_pricing: { enabled: boolean }
  /** The order, which Stripe's object doesn't have. */
  order: { price: string; metadata: Texts }
}
export type PortalConfiguration = Thing & {
  object: 'billing_portal.configuration'
  active: boolean
  metadata: Texts
  default_return_url: string | null
  features: unknown
}
export type PortalSession = Thing & {
  object: 'billing_portal.session'
  url: string
  customer: string
  configuration: string | null
  return_url: string | null
  flow: unknown
}

export type CardKind = 'works' | 'declined' | 'asks'

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: unknown }
}

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { type: string; code?: string; param?: string; message: string }
  constructor(status: number, body: StripeRefusal['body']) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const missingObject = (id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  })

export type Books = ReturnType<typeof openBooks>

export function openBooks(webhookSecret: string) {
  const things = new Map<string, Thing>()
  const cards = new Map<string, CardKind>()
  const pending: StripeEvent[] = []
  let ahead = 0
  let nth = 0
  const now = () => Math.floor(Date.now() / 1_000) + ahead

  return {
    pending,
    cards,
    now,
    /** Moves the clock forward, never back. */
    moveTo(seconds: number) {
      ahead += Math.max(0, seconds - now())
    },
    newId: (prefix: string) =>
      `${prefix}_${String(++nth).padStart(6, '0')}${crypto.randomUUID().slice(0, 8)}`,
    add<T extends Thing>(thing: T): T {
      things.set(thing.id, thing)
      return thing
    },
    get<T extends Thing>(object: T['object'], id: string): T {
      const thing = things.get(id)
      if (thing?.object !== object) throw missingObject(id)
      return thing as T
    },
    find: (id: string) => things.get(id),
    all<T extends Thing>(object: T['object']): T[] {
      return [...things.values()].filter((thing): thing is T => thing.object === object).reverse()
    },
    emit(type: string, object: Thing) {
      const id = `evt_${crypto.randomUUID().replaceAll('-', '')}`
      const data = { object: structuredClone(object) }
      pending.push({ id, object: 'event', type, created: now(), livemode: false, data })
    },
    sign(payload: string, { at = now(), secret = webhookSecret } = {}): string {
      return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`
    },
  }
}
