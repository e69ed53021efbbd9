import type { Books, PortalConfiguration, Price, Product } from './books.ts'
import { StripeRefusal } from './books.ts'
import { type Calls, pageOf } from './calls.ts'
import { formOf, listOf, numberOf, textOf, textsOf } from './form.ts'

export const catalogCalls: Calls = {
  'GET /v1/products/:id': (books, _form, id) => books.get<Product>('product', id),
  'POST /v1/products': (books, form) => {
    const id = textOf(form.id) ?? books.newId('prod')
    if (books.find(id))
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'resource_already_exists',
        message: 'Product already exists.',
      })
    const name = textOf(form.name) ?? ''
    const metadata = textsOf(form.metadata)
    return books.add<Product>({ id, object: 'product', created: books.now(), name, active: true, metadata })
  },
  'POST /v1/products/:id': (books, form, id) => {
    const product = books.get<Product>('product', id)
    product.name = textOf(form.name) ?? product.name
    if (form.active) product.active = form.active === 'true'
    return product
  },

  'GET /v1/prices': (books, form) => {
    const keys = listOf(form.lookup_keys)
    const active = textOf(form.active)
    const prices = books
      .all<Price>('price')
      .filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''))
      .filter((price) => active === undefined || price.active === (active === 'true'))
    return pageOf(prices, form, '/v1/prices')
  },
  'POST /v1/prices': (books, form) => {
    const key = textOf(form.lookup_key) ?? null
    const holder = key ? books.all<Price>('price').find(({ lookup_key: held }) => held === key) : undefined
    if (holder && form.transfer_lookup_key !== 'true')
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: 'A price already uses that lookup key.',
      })
    if (holder) holder.lookup_key = null
    const { interval, interval_count: count, usage_type: usage } = formOf(form.recurring)
    return addPrice(books, {
      product: books.get<Product>('product', textOf(form.product) ?? '').id,
      currency: textOf(form.currency) ?? '',
      unit_amount: numberOf(form.unit_amount) ?? 0,
      lookup_key: key,
      metadata: textsOf(form.metadata),
      recurring: form.recurring
        ? {
            interval: textOf(interval) ?? '',
            interval_count: numberOf(count) ?? 1,
            usage_type: textOf(usage) ?? 'licensed',
          }
        : null,
    })
  },
  'POST /v1/prices/:id': (books, form, id) => {
    const price = books.get<Price>('price', id)
    if (form.active) price.active = form.active === 'true'
    Object.assign(price.metadata, textsOf(form.metadata))
    return price
  },

  'GET /v1/billing_portal/configurations': (books, form) => {
    const all = books.all<PortalConfiguration>('billing_portal.configuration')
    return pageOf(
      all.filter(({ active }) => form.active === undefined || active === (form.active === 'true')),
      form,
      '/v1/billing_portal/configurations',
    )
  },
  'POST /v1/billing_portal/configurations': (books, form) =>
    books.add<PortalConfiguration>({
      id: books.newId('bpc'),
      object: 'billing_portal.configuration',
      created: books.now(),
      active: true,
      metadata: textsOf(form.metadata),
      default_return_url: textOf(form.default_return_url) ?? null,
      features: formOf(form.features),
    }),
  'POST /v1/billing_portal/configurations/:id': (books, form, id) => {
    const configuration = books.get<PortalConfiguration>('billing_portal.configuration', id)
    configuration.default_return_url = textOf(form.default_return_url) ?? configuration.default_return_url
    if (form.features) configuration.features = formOf(form.features)
    return configuration
  },
}

export function addPrice(
  books: Books,
  price: Pick<Price, 'product' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata'> &
    Partial<Pick<Price, 'recurring'>>,
): Price {
  return books.add<Price>({
    id: books.newId('price'),
    object: 'price',
    created: books.now(),
    active: true,
    type: price.recurring === null ? 'one_time' : 'recurring',
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    ...price,
  })
}
