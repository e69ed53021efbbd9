import { end } from './billing.ts'
import type { CheckoutSession, Customer, PortalSession, Price, Subscription } from './books.ts'
import { missingObject, StripeRefusal } from './books.ts'
import { type Calls, pageOf } from './calls.ts'
import { formOf, listOf, textOf, textsOf } from './form.ts'

const day = 86_400

export const buyingCalls: Calls = {
  'GET /v1/customers': (books, form) => {
    const email = textOf(form.email)
    const customers = books
      .all<Customer>('customer')
      .filter((customer) => !customer.deleted && (email === undefined || customer.email === email))
    return pageOf(customers, form, '/v1/customers')
  },
  'GET /v1/customers/:id': (books, _form, id) => {
    const customer = books.get<Customer>('customer', id)
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer
  },
  'POST /v1/customers': (books, form) =>
    books.add<Customer>({
      id: books.newId('cus'),
      object: 'customer',
      created: books.now(),
      email: textOf(form.email) ?? '',
      metadata: textsOf(form.metadata),
      invoice_settings: { default_payment_method: null },
    }),

  'DELETE /v1/customers/:id': (books, _form, id) => {
    const customer = books.get<Customer>('customer', id)
    if (customer.deleted) throw missingObject(id)
    customer.deleted = true
    for (const subscription of books.all<Subscription>('subscription'))
      if (subscription.customer === id && subscription.status !== 'canceled') end(books, subscription)
    for (const session of books.all<CheckoutSession>('checkout.session'))
      if (session.customer === id && session.status === 'open') session.status = 'expired'
    books.emit('customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  },

  'GET /v1/checkout/sessions': (books, form) => {
    const sessions = books
      .all<CheckoutSession>('checkout.session')
      .filter(({ customer }) => form.customer === undefined || customer === form.customer)
    return pageOf(sessions, form, '/v1/checkout/sessions')
  },
  'GET /v1/checkout/sessions/:id': (books, _form, id) => books.get<CheckoutSession>('checkout.session', id),
  'POST /v1/checkout/sessions': (books, form) => {
    const customer = books.get<Customer>('customer', textOf(form.customer) ?? '')
    if (customer.deleted) throw missingObject(customer.id)
    const id = books.newId('cs_test')
    const price = textOf(formOf(listOf(form.line_items)[0]).price) ?? ''
    const mode = textOf(form.mode) ?? ''
    const { type } = books.get<Price>('price', price)
    if (mode === 'setup' || (type === 'recurring') !== (mode === 'subscription'))
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        param: 'mode',
        message: `You specified \`${mode}\` mode, which does not go with a ${type} price.`,
      })
    return books.add<CheckoutSession>({
      id,
      object: 'checkout.session',
      created: books.now(),
      mode,
      status: 'open',
      payment_status: 'unpaid',
      customer: customer.id,
      client_reference_id: textOf(form.client_reference_id) ?? null,
      metadata: textsOf(form.metadata),
      subscription: null,
      success_url: textOf(form.success_url) ?? '',
      cancel_url: textOf(form.cancel_url) ?? '',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      expires_at: books.now() + day,
      adaptive_pricing: { enabled: formOf(form.adaptive_pricing).enabled !== 'false' },
      order: { price, metadata: textsOf(formOf(form.subscription_data).metadata) },
    })
  },
  'POST /v1/checkout/sessions/:id/expire': (books, _form, id) => {
    const session = books.get<CheckoutSession>('checkout.session', id)
    if (session.status !== 'open')
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      })
    session.status = 'expired'
    session.url = null
    books.emit('checkout.session.expired', session)
    return session
  },

  'POST /v1/billing_portal/sessions': (books, form) => {
    const customer = books.get<Customer>('customer', textOf(form.customer) ?? '')
    if (customer.deleted) throw missingObject(customer.id)
    if (form.configuration) books.get('billing_portal.configuration', textOf(form.configuration) ?? '')
    const id = books.newId('bps')
    return books.add<PortalSession>({
      id,
      object: 'billing_portal.session',
      created: books.now(),
      url: `https://billing.stripe.test/p/session/${id}`,
      customer: customer.id,
      configuration: textOf(form.configuration) ?? null,
      return_url: textOf(form.return_url) ?? null,
      flow: form.flow_data ?? null,
    })
  },
}
