import { StripeRefusal } from './books.ts'
import { type FormValue, listOf } from './form.ts'

/** A field's allowed values: one of several words, a predicate, a list, nested fields, or metadata texts. */
type Field = ((value: string) => boolean) | readonly string[] | { each: Field } | { of: Fields } | 'texts'
/** Names with an exclamation mark are required. */
type Fields = { [name: string]: Field }

const text: Field = (value) => value !== ''
const flag: Field = ['true', 'false']
const whole: Field = (value) => /^\d+$/.test(value)
const moment: Field = (value) => /^\d{10}$/.test(value)
const address: Field = (value) => /^https?:\/\/[^/]+/.test(value)
const email: Field = (value) => /^[^@\s]+@[^@\s]+$/.test(value)
const currency: Field = (value) => /^[a-z]{3}$/.test(value)
const atMostAHundred: Field = (value) => whole(value) && Number(value) >= 1 && Number(value) <= 100
const momentOrNone: Field = (value) => value === '' || moment(value)
const prorations = ['create_prorations', 'none', 'always_invoice']

const page = { limit: atMostAHundred, starting_after: text, ending_before: text }
const item: Fields = { 'price!': text, quantity: whole }
const knownItem: Fields = { id: text, price: text, quantity: whole }
const flow: Fields = {
  'type!': [
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ],
  subscription_update_confirm: {
    of: { 'subscription!': text, 'items!': { each: { of: { 'id!': text, price: text, quantity: whole } } } },
  },
  after_completion: {
    of: { 'type!': ['redirect', 'portal_homepage'], redirect: { of: { 'return_url!': address } } },
  },
}
const portal: Fields = {
  default_return_url: address,
  metadata: 'texts',
  features: {
    of: {
      customer_update: {
        of: {
          'enabled!': flag,
          allowed_updates: { each: ['address', 'email', 'name', 'phone', 'shipping', 'tax_id'] },
        },
      },
      invoice_history: { of: { 'enabled!': flag } },
      payment_method_update: { of: { 'enabled!': flag } },
      subscription_cancel: { of: { 'enabled!': flag, mode: ['at_period_end', 'immediately'] } },
      subscription_update: {
        of: {
          'enabled!': flag,
          'default_allowed_updates!': { each: ['price', 'promotion_code', 'quantity'] },
          'products!': { each: { of: { 'product!': text, 'prices!': { each: text } } } },
          proration_behavior: prorations,
          schedule_at_period_end: {
            of: {
              conditions: { each: { of: { 'type!': ['decreasing_item_amount', 'shortening_interval'] } } },
            },
          },
        },
      },
    },
  },
}

const taken: Record<string, Fields> = {
  'GET /v1/products/:id': {},
  'POST /v1/products': { id: text, 'name!': text, metadata: 'texts' },
  'POST /v1/products/:id': { name: text, active: flag, metadata: 'texts' },
  'GET /v1/prices': { ...page, lookup_keys: { each: text }, active: flag },
  'POST /v1/prices': {
    'currency!': currency,
    'product!': text,
    'unit_amount!': whole,
    recurring: {
      of: {
        'interval!': ['day', 'week', 'month', 'year'],
        interval_count: whole,
        usage_type: ['licensed', 'metered'],
      },
    },
    lookup_key: text,
    transfer_lookup_key: flag,
    nickname: text,
    metadata: 'texts',
  },
  'POST /v1/prices/:id': { active: flag, nickname: text, metadata: 'texts' },
  'GET /v1/billing_portal/configurations': { ...page, active: flag },
  'POST /v1/billing_portal/configurations': { ...portal, 'features!': portal.features! },
  'POST /v1/billing_portal/configurations/:id': portal,
  'POST /v1/billing_portal/sessions': {
    'customer!': text,
    configuration: text,
    return_url: address,
    flow_data: { of: flow },
  },
  'GET /v1/customers': { ...page, email },
  'GET /v1/customers/:id': {},
  'POST /v1/customers': { email, metadata: 'texts' },
  'DELETE /v1/customers/:id': {},
  'GET /v1/checkout/sessions': { ...page, customer: text },
  'GET /v1/checkout/sessions/:id': {},
  'POST /v1/checkout/sessions': {
    'mode!': ['payment', 'setup', 'subscription'],
    customer: text,
    client_reference_id: text,
    metadata: 'texts',
    subscription_data: { of: { metadata: 'texts' } },
    // A fixed price needs an explicit quantity.
    'line_items!': { each: { of: { ...item, 'quantity!': whole } } },
    adaptive_pricing: { of: { enabled: flag } },
    'success_url!': address,
    cancel_url: address,
  },
  'POST /v1/checkout/sessions/:id/expire': {},
  'GET /v1/subscriptions': {
    ...page,
    customer: text,
    status: ['active', 'all', 'canceled', 'ended', 'incomplete', 'past_due', 'trialing', 'unpaid'],
    created: { of: { gte: moment } },
  },
  'POST /v1/subscriptions/:id': {
    items: { each: { of: knownItem } },
    proration_behavior: prorations,
    payment_behavior: [
      'allow_incomplete',
      'default_incomplete',
      'error_if_incomplete',
      'pending_if_incomplete',
    ],
    cancel_at_period_end: flag,
    cancel_at: momentOrNone,
  },
  'DELETE /v1/subscriptions/:id': { prorate: flag, invoice_now: flag },
  'GET /v1/subscription_schedules/:id': {},
  'POST /v1/subscription_schedules': { 'from_subscription!': text },
  'POST /v1/subscription_schedules/:id': {
    end_behavior: ['cancel', 'release'],
    proration_behavior: prorations,
    phases: {
      each: {
        of: {
          'items!': { each: { of: item } },
          start_date: moment,
          end_date: moment,
          duration: { of: { 'interval!': ['day', 'week', 'month', 'year'], interval_count: whole } },
          proration_behavior: prorations,
        },
      },
    },
  },
  'POST /v1/subscription_schedules/:id/release': {},
  'GET /v1/invoices': { ...page, customer: text },
  'GET /v1/charges': { ...page, customer: text },
  'GET /v1/charges/:id': {},
  'GET /v1/disputes': { ...page, charge: text },
}

/** Rejects unknown, missing and invalid fields as Stripe does. */
export function checkFields(pattern: string, form: FormValue) {
  check({ of: taken[pattern] ?? {} }, form, '')
}

const refuse = (param: string, message: string, code?: string) => {
  throw new StripeRefusal(400, { type: 'invalid_request_error', ...(code && { code }), param, message })
}

function check(field: Field, value: FormValue, name: string): void {
  if (typeof field === 'function' || Array.isArray(field)) {
    const fits =
      typeof value === 'string' &&
      (Array.isArray(field) ? field.includes(value) : (field as (value: string) => boolean)(value))
    if (!fits) refuse(name, `Invalid ${name}: ${JSON.stringify(value)}`)
  } else if (field === 'texts') {
    const texts = typeof value === 'object' ? Object.values(value) : [value]
    if (!texts.every((each) => typeof each === 'string' && each.length <= 500))
      refuse(name, `Invalid ${name}`)
  } else if ('each' in field) {
    if (listOf(value).length === 0) refuse(name, `Invalid array: ${name}`)
    for (const [nth, each] of listOf(value).entries()) check(field.each, each, `${name}[${nth}]`)
  } else if ('of' in field) checkObject(field.of, value, name)
}

function checkObject(fields: Fields, value: FormValue, name: string) {
  if (typeof value === 'string' || Array.isArray(value)) return refuse(name, `Invalid object: ${name}`)
  const within = (key: string) => (name ? `${name}[${key}]` : key)
  for (const [key, each] of Object.entries(value)) {
    const field = fields[`${key}!`] ?? fields[key]
    if (!field) return refuse(within(key), `Received unknown parameter: ${within(key)}`, 'parameter_unknown')
    check(field, each, within(key))
  }
  for (const key of Object.keys(fields).filter((key) => key.endsWith('!')))
    if (!(key.slice(0, -1) in value))
      refuse(
        within(key.slice(0, -1)),
        `Missing required param: ${within(key.slice(0, -1))}.`,
        'parameter_missing',
      )
}
