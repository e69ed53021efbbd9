import type {
  Books,
  Charge,
  Customer,
  Invoice,
  PaymentMethod,
  Price,
  Schedule,
  Subscription,
  SubscriptionItem,
} from './books.ts'
import { StripeRefusal } from './books.ts'

// Stripe's own actions: invoices, charges, renewals, retries and cancellations.

const day = 86_400
/** Days of retries after a failed renewal. The last failure ends the subscription. */
const retryDays = [3, 8, 15]

export function nextMonth(seconds: number): number {
  const date = new Date(seconds * 1_000)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.getTime() / 1_000
}

export const itemOf = ({ items }: Subscription): SubscriptionItem => items.data[0]!

export function attachCard(books: Books, customer: Customer, kind: CardOf): PaymentMethod {
  const method = books.add<PaymentMethod>({
    id: books.newId('pm'),
    object: 'payment_method',
    created: books.now(),
    customer: customer.id,
    card: {
      brand: 'visa',
      last4: { works: '4242', declined: '0002', asks: '3155' }[kind],
      exp_month: 12,
      exp_year: 2034,
    },
  })
  books.cards.set(method.id, kind)
  customer.invoice_settings.default_payment_method = method.id
  return method
}
type CardOf = 'works' | 'declined' | 'asks'

function addInvoice(
  books: Books,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: { amount: number; description: string }[],
): Invoice {
  const at = books.now()
  const id = books.newId('in')
  return books.add<Invoice>({
    id,
    object: 'invoice',
    created: at,
    number: `FOY-${id.slice(3, 9)}`,
    customer: subscription.customer,
    status: 'open',
    billing_reason: reason,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    amount_paid: 0,
    attempt_count: 0,
    currency: itemOf(subscription).price.currency,
    description: null,
    hosted_invoice_url: `https://invoice.stripe.test/${id}`,
    invoice_pdf: `https://invoice.stripe.test/${id}.pdf`,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ id: books.newId('il'), object: 'line_item', ...line })),
    },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: { object: 'list', data: [] },
    status_transitions: { finalized_at: at, paid_at: null },
  })
}

export type Attempt = 'paid' | 'declined' | 'asks'

/** `present`: the buyer can confirm the payment with their bank. */
function collect(
  books: Books,
  invoice: Invoice,
  subscription: Subscription,
  { present = false } = {},
): Attempt {
  const customer = books.get<Customer>('customer', invoice.customer)
  const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
  const kind = (method && books.cards.get(method)) || 'declined'
  invoice.attempt_count++
  if (kind === 'declined' || (kind === 'asks' && !present)) return kind
  settle(books, invoice)
  return 'paid'
}

export function settle(books: Books, invoice: Invoice) {
  const intent = books.newId('pi')
  books.add<Charge>({
    id: books.newId('ch'),
    object: 'charge',
    created: books.now(),
    customer: invoice.customer,
    amount: invoice.total,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    paid: true,
    payment_intent: intent,
  })
  invoice.status = 'paid'
  invoice.amount_paid = invoice.total
  invoice.status_transitions.paid_at = books.now()
  invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent } })
}

export function startSubscription(
  books: Books,
  order: { customer: string; price: string; metadata: Record<string, string> },
): { subscription: Subscription; invoice: Invoice } {
  const price = books.get<Price>('price', order.price)
  const at = books.now()
  const subscription = books.add<Subscription>({
    id: books.newId('sub'),
    object: 'subscription',
    created: at,
    customer: order.customer,
    status: 'active',
    metadata: order.metadata,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    default_payment_method: null,
    schedule: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: books.newId('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: at,
          current_period_end: nextMonth(at),
        },
      ],
    },
  })
  const invoice = addInvoice(books, subscription, 'subscription_create', [lineOf(price)])
  return { subscription, invoice }
}

const lineOf = ({ unit_amount: amount, lookup_key: key }: Price) => ({
  amount,
  description: `1 × ${key ?? 'plan'}`,
})

/** Changes the price at once with prorations. A failed payment throws by default. */
export function reprice(
  books: Books,
  subscription: Subscription,
  price: Price,
  { present = false, invoiced = true, paidOrNot = true } = {},
) {
  const item = itemOf(subscription)
  if (item.price.id === price.id) return
  if (!invoiced) {
    item.price = price
    books.emit('customer.subscription.updated', subscription)
    return
  }
  const left = (item.current_period_end - books.now()) / (item.current_period_end - item.current_period_start)
  const invoice = addInvoice(books, subscription, 'subscription_update', [
    { amount: -Math.round(item.price.unit_amount * left), description: 'Unused time' },
    { amount: Math.round(price.unit_amount * left), description: 'Remaining time' },
  ])
  const attempt = collect(books, invoice, subscription, { present })
  if (attempt !== 'paid' && !paidOrNot) {
    item.price = price
    subscription.status = 'past_due'
    books.emit('customer.subscription.updated', subscription)
    return
  }
  if (attempt !== 'paid') {
    invoice.status = 'void'
    throw new StripeRefusal(
      402,
      attempt === 'declined'
        ? { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
        : {
            type: 'card_error',
            code: 'subscription_payment_intent_requires_action',
            message: 'Payment for this subscription requires additional user action.',
          },
    )
  }
  item.price = price
  books.emit('invoice.paid', invoice)
  books.emit('customer.subscription.updated', subscription)
}

/** Credits the rest of the period to the customer's balance. */
export function credit(books: Books, subscription: Subscription) {
  const { price, current_period_start: from, current_period_end: to } = itemOf(subscription)
  const amount = -Math.round((price.unit_amount * (to - books.now())) / (to - from))
  settle(
    books,
    addInvoice(books, subscription, 'subscription_update', [{ amount, description: 'Unused time' }]),
  )
}

export function end(books: Books, subscription: Subscription) {
  subscription.status = 'canceled'
  subscription.canceled_at ??= books.now()
  subscription.ended_at = books.now()
  books.emit('customer.subscription.deleted', subscription)
}

const openInvoiceOf = (books: Books, { id }: Subscription) =>
  books
    .all<Invoice>('invoice')
    .find(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id)

function dueAt(books: Books, subscription: Subscription): number {
  const { current_period_end: ends } = itemOf(subscription)
  const cancel = subscription.cancel_at ?? Number.POSITIVE_INFINITY
  const open = subscription.status === 'past_due' ? openInvoiceOf(books, subscription) : undefined
  const retry = open
    ? open.created + (retryDays[open.attempt_count - 1] ?? 0) * day
    : Number.POSITIVE_INFINITY
  return Math.min(ends, cancel, retry)
}

export function passTime(books: Books, until: number) {
  for (;;) {
    const running = books
      .all<Subscription>('subscription')
      .filter(({ status }) => status === 'active' || status === 'past_due')
    const due = running.map((subscription) => ({ subscription, at: dueAt(books, subscription) }))
    const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
    if (!next) break
    books.moveTo(next.at)
    happen(books, next.subscription, next.at)
  }
  books.moveTo(until)
}

function happen(books: Books, subscription: Subscription, at: number) {
  const item = itemOf(subscription)
  const atEnd = at >= item.current_period_end
  if (
    (subscription.cancel_at !== null && at >= subscription.cancel_at) ||
    (atEnd && subscription.cancel_at_period_end)
  )
    return end(books, subscription)
  if (!atEnd) return retry(books, subscription)
  followSchedule(books, subscription, at)
  item.current_period_start = item.current_period_end
  item.current_period_end = nextMonth(item.current_period_end)
  const invoice = addInvoice(books, subscription, 'subscription_cycle', [lineOf(item.price)])
  conclude(books, subscription, invoice)
}

function retry(books: Books, subscription: Subscription) {
  const invoice = openInvoiceOf(books, subscription)!
  conclude(books, subscription, invoice)
  if (invoice.status === 'open' && invoice.attempt_count > retryDays.length) end(books, subscription)
}

export function conclude(books: Books, subscription: Subscription, invoice: Invoice) {
  const paid = collect(books, invoice, subscription) === 'paid'
  subscription.status = paid ? 'active' : 'past_due'
  books.emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  books.emit('customer.subscription.updated', subscription)
}

function followSchedule(books: Books, subscription: Subscription, at: number) {
  if (!subscription.schedule) return
  const schedule = books.get<Schedule>('subscription_schedule', subscription.schedule)
  const phase = schedule.phases.find(({ start_date: begins, end_date: ends }) => begins <= at && at < ends)
  if (phase) {
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
    itemOf(subscription).price = books.get<Price>('price', phase.items[0]!.price)
    return
  }
  schedule.status = 'released'
  subscription.schedule = null
  if (schedule.end_behavior === 'cancel') end(books, subscription)
}
