import { answerCalls, type Trouble } from './answer-calls.ts'
import { attachCard, conclude, itemOf, passTime, reprice, settle, startSubscription } from './billing.ts'
import {
  type CardKind,
  type Charge,
  type CheckoutSession,
  type Customer,
  type Dispute,
  type Invoice,
  openBooks,
  type PortalSession,
  type Price,
  type StripeEvent,
  type Subscription,
} from './books.ts'
import { addPrice } from './catalog-calls.ts'
import { dispute } from './dispute.ts'
import { type Form, formOf, listOf, textOf } from './form.ts'

const secretKey = 'sk_test_of_the_stand_in'
const webhookSecret = 'whsec_of_the_stand_in'
const day = 86_400

/**
 * Stripe as far as Foyer uses it: the API, checkout and portal pages, clock, banks and webhooks. Events wait in
 * `pending` until `deliver` sends them, so that a test decides their order, repetition and loss.
 */
export async function startStripe() {
  const books = openBooks(webhookSecret)
  const api = await answerCalls(books, secretKey)

  const sessionAt = (url: string) =>
    books.get<CheckoutSession>('checkout.session', url.slice(url.lastIndexOf('/') + 1))
  const newestSubscription = () => books.all<Subscription>('subscription')[0]!
  const newestInvoice = () => books.all<Invoice>('invoice')[0]!
  const chargeOf = ({ payments }: Invoice) =>
    books
      .all<Charge>('charge')
      .find(({ payment_intent: intent }) => intent === payments.data[0]?.payment.payment_intent)!

  function complete(session: CheckoutSession, paid: boolean) {
    const { subscription, invoice } = startSubscription(books, {
      ...session.order,
      customer: session.customer,
    })
    subscription.default_payment_method = books.get<Customer>(
      'customer',
      session.customer,
    ).invoice_settings.default_payment_method
    if (paid) settle(books, invoice)
    Object.assign(session, {
      status: 'complete',
      payment_status: paid ? 'paid' : 'unpaid',
      subscription: subscription.id,
      url: null,
    })
    books.emit('customer.subscription.created', subscription)
    if (paid) books.emit('invoice.paid', invoice)
    books.emit('checkout.session.completed', session)
    return session.id
  }

  return {
    books,
    secretKey,
    webhookSecret,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: api.url,
    },
    calls: api.state.calls,
    newestSubscription,
    newestInvoice,

    /** A price as the setup creates it, or one created by hand. */
    addPrice: (key: string, unitAmount: number, currency = 'usd'): Price =>
      addPrice(books, {
        product: books.newId('prod'),
        currency,
        unit_amount: unitAmount,
        lookup_key: key,
        metadata: {},
      }),

    /** Enters a card on the checkout page. `confirmed` answers the bank's 3-D Secure question. */
    pay(url: string, card: CardKind = 'works', { confirmed = false } = {}): string | 'declined' | 'asks' {
      const session = sessionAt(url)
      if (session.status !== 'open') throw new Error(`that checkout is ${session.status}`)
      if (card === 'declined' || (card === 'asks' && !confirmed)) return card
      attachCard(books, books.get<Customer>('customer', session.customer), card)
      return complete(session, true)
    },
    /** Pays by bank debit, which takes days: the checkout completes unpaid. */
    payLater(url: string): string {
      return complete(sessionAt(url), false)
    },
    debitFails() {
      newestInvoice().attempt_count += 1
      const subscription = Object.assign(newestSubscription(), { status: 'past_due' })
      books.emit('customer.subscription.updated', subscription)
    },
    debitArrives() {
      newestSubscription().status = 'active'
      settle(books, newestInvoice())
      books.emit('invoice.paid', newestInvoice())
    },

    portal: {
      cancel(subscription = newestSubscription()) {
        subscription.cancel_at = itemOf(subscription).current_period_end
        books.emit('customer.subscription.updated', subscription)
      },
      replaceCard(card: CardKind, subscription = newestSubscription()) {
        const customer = books.get<Customer>('customer', subscription.customer)
        subscription.default_payment_method = attachCard(books, customer, card).id
        books.emit('customer.updated', customer)
      },
      /** Confirms the change with the bank and returns the address to continue at. */
      confirm(url: string): string {
        const session = books.get<PortalSession>(
          'billing_portal.session',
          url.slice(url.lastIndexOf('/') + 1),
        )
        const flow = session.flow as Form
        const change = formOf(flow.subscription_update_confirm)
        const subscription = books.get<Subscription>('subscription', textOf(change.subscription) ?? '')
        const price = textOf(formOf(listOf(change.items)[0]).price) ?? ''
        reprice(books, subscription, books.get<Price>('price', price), { present: true })
        return textOf(formOf(formOf(flow.after_completion).redirect).return_url) ?? ''
      },
      payOpen(subscription = newestSubscription()) {
        const open = books.all<Invoice>('invoice').find(({ status }) => status === 'open')!
        conclude(books, subscription, open)
      },
    },

    pass: (days: number) => passTime(books, books.now() + days * day),

    refund(invoice: Invoice, amount = invoice.total) {
      const charge = chargeOf(invoice)
      charge.amount_refunded += amount
      charge.refunded = charge.amount_refunded >= charge.amount
      books.emit('charge.refunded', charge)
    },
    dispute: (invoice: Invoice) => dispute(books, chargeOf(invoice)),
    closeDispute(made: Dispute, status: 'won' | 'lost') {
      made.status = status
      books.emit('charge.dispute.closed', made)
    },

    /** Simulates failures until called with null. */
    trouble(trouble: Trouble | null) {
      api.state.trouble = trouble
    },
    goDown: api.goDown,
    comeBack: api.comeBack,

    sign: books.sign,
    /** Takes the pending events without sending them. */
    takeEvents: (): StripeEvent[] => books.pending.splice(0),
    /** Sends events to the webhook in parallel as Stripe does, and returns the response statuses. */
    async deliver(serverUrl: string, events: readonly StripeEvent[] = books.pending.splice(0)) {
      const send = async (event: StripeEvent) => {
        const body = JSON.stringify(event)
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': books.sign(body),
        }
        const { status } = await fetch(`${serverUrl}/api/stripe/webhook`, { method: 'POST', headers, body })
        return status
      }
      return Promise.all(events.map(send))
    },
    close: api.goDown,
  }
}
