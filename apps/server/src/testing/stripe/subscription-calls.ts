import { credit, end, itemOf, nextMonth, reprice } from './billing.ts'
import type { Books, Charge, Dispute, Invoice, Price, Schedule, Subscription } from './books.ts'
import { missingObject, StripeRefusal } from './books.ts'
import { type Calls, pageOf } from './calls.ts'
import { type Form, formOf, listOf, numberOf, textOf } from './form.ts'

export const subscriptionCalls: Calls = {
  'GET /v1/subscriptions': (books, form) => {
    const since = numberOf(formOf(form.created).gte) ?? 0
    const subscriptions = books
      .all<Subscription>('subscription')
      .filter(({ customer }) => form.customer === undefined || customer === form.customer)
      // Stripe lists canceled subscriptions only for an explicit status.
      .filter(({ status }) => form.status === 'all' || status !== 'canceled')
      .filter(({ created }) => created >= since)
    return pageOf(subscriptions, form, '/v1/subscriptions')
  },
  'POST /v1/subscriptions/:id': (books, form, id) => {
    const subscription = books.get<Subscription>('subscription', id)
    const cancels = 'cancel_at_period_end' in form || 'cancel_at' in form
    if (cancels && subscription.schedule)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      })
    const [item] = listOf(form.items)
    if (item) change(books, subscription, formOf(item), form)
    if ('cancel_at_period_end' in form)
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true'
    if ('cancel_at' in form) subscription.cancel_at = numberOf(form.cancel_at) ?? null
    books.emit('customer.subscription.updated', subscription)
    return subscription
  },
  'DELETE /v1/subscriptions/:id': (books, form, id) => {
    const subscription = books.get<Subscription>('subscription', id)
    if (subscription.status === 'canceled') throw missingObject(id)
    if (form.prorate === 'true') credit(books, subscription)
    end(books, subscription)
    return subscription
  },

  'GET /v1/subscription_schedules/:id': (books, _form, id) =>
    books.get<Schedule>('subscription_schedule', id),
  'POST /v1/subscription_schedules': (books, form) => {
    const subscription = books.get<Subscription>('subscription', textOf(form.from_subscription) ?? '')
    if (subscription.schedule)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: 'You cannot migrate a subscription that is already attached to a schedule.',
      })
    const item = itemOf(subscription)
    const phase = { start_date: item.current_period_start, end_date: item.current_period_end }
    const schedule = books.add<Schedule>({
      id: books.newId('sub_sched'),
      object: 'subscription_schedule',
      created: books.now(),
      subscription: subscription.id,
      status: 'active',
      end_behavior: 'release',
      current_phase: phase,
      phases: [{ ...phase, items: [{ price: item.price.id, quantity: 1 }] }],
    })
    subscription.schedule = schedule.id
    return schedule
  },
  'POST /v1/subscription_schedules/:id': (books, form, id) => {
    const schedule = books.get<Schedule>('subscription_schedule', id)
    const phases = phasesOf(books, listOf(form.phases).map(formOf))
    if (phases[0]?.start_date !== schedule.current_phase?.start_date)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: 'You can not modify the start date of the current phase.',
      })
    schedule.phases = phases
    schedule.end_behavior = textOf(form.end_behavior) ?? schedule.end_behavior
    books.emit('subscription_schedule.updated', schedule)
    return schedule
  },
  'POST /v1/subscription_schedules/:id/release': (books, _form, id) => {
    const schedule = books.get<Schedule>('subscription_schedule', id)
    const subscription = books.get<Subscription>('subscription', schedule.subscription ?? '')
    schedule.status = 'released'
    subscription.schedule = null
    books.emit('customer.subscription.updated', subscription)
    return schedule
  },

  'GET /v1/invoices': (books, form) =>
    pageOf(
      books.all<Invoice>('invoice').filter(({ customer }) => customer === form.customer),
      form,
      '/v1/invoices',
    ),
  'GET /v1/charges': (books, form) =>
    pageOf(
      books.all<Charge>('charge').filter(({ customer }) => customer === form.customer),
      form,
      '/v1/charges',
    ),
  'GET /v1/charges/:id': (books, _form, id) => books.get<Charge>('charge', id),
  'GET /v1/disputes': (books, form) =>
    pageOf(
      books.all<Dispute>('dispute').filter(({ charge }) => charge === form.charge),
      form,
      '/v1/disputes',
    ),
}

/** Changes an item's price. Without an item id, Stripe adds a second item. */
function change(books: Books, subscription: Subscription, { id, price: priceId }: Form, form: Form) {
  const price = books.get<Price>('price', textOf(priceId) ?? '')
  if (id === undefined) {
    subscription.items.data.push({ ...itemOf(subscription), id: books.newId('si'), price })
    return
  }
  if (id !== itemOf(subscription).id) throw missingObject(String(id))
  reprice(books, subscription, price, {
    invoiced: form.proration_behavior === 'always_invoice',
    paidOrNot: form.payment_behavior === 'error_if_incomplete',
  })
}

/** Each phase starts where the previous one ends. */
function phasesOf(books: Books, forms: readonly Form[]): Schedule['phases'] {
  const phases: Schedule['phases'] = []
  for (const [nth, form] of forms.entries()) {
    const { interval, interval_count: count } = formOf(form.duration)
    const refuse = (message: string) => {
      throw new StripeRefusal(400, { type: 'invalid_request_error', param: `phases[${nth}]`, message })
    }
    if (form.end_date && form.duration) refuse('You can not set both `end_date` and `duration` of a phase.')
    if (!form.end_date && !form.duration) refuse('A phase needs an `end_date` or a `duration`.')
    if (interval && interval !== 'month') refuse('The stand-in knows months alone.')
    const begins = numberOf(form.start_date) ?? phases.at(-1)?.end_date ?? books.now()
    const items = listOf(form.items).map((item) => ({
      price: books.get<Price>('price', textOf(formOf(item).price) ?? '').id,
      quantity: numberOf(formOf(item).quantity) ?? 1,
    }))
    let ends = numberOf(form.end_date) ?? begins
    if (form.duration) for (let month = 0; month < (numberOf(count) ?? 1); month++) ends = nextMonth(ends)
    phases.push({ start_date: begins, end_date: ends, items })
  }
  return phases
}
