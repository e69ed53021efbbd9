import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

type Page = { path?: string; title?: string; body: string; data?: object }

/** 'value', with a question mark where it is asked. */
const told = (language: string, ...pages: Page[]) =>
  findFacts(
    pages.map(({ path = '/', title = 'Harbour Bakery', body, data }) =>
      readHtml(
        `<html lang="${language}"><head><title>${title}</title>${
          data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''
        }</head><body><main>${body}</main></body></html>`,
        `https://quay.example${path}`,
      ),
    ),
  )
    .filter(({ kind }) => ['name', 'phone', 'email', 'address', 'hours', 'price'].includes(kind))
    .map(({ value, sure, otherValue }) => `${value}${sure ? '' : `?${otherValue ? ` ${otherValue}` : ''}`}`)

const pixel = {
  '@type': 'Organization',
  name: 'Pixel Web Design Ltd',
  telephone: '020 7946 0000',
  email: 'hi@pixel.example',
  openingHours: 'Mo-Fr 09:00-17:00',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Web St',
    addressLocality: 'London',
    postalCode: 'N1 1AA',
  },
}

test.each([
  ['en', 'Harbour Bakery', 'Tel 01947 600100'],
  ['de', 'Bäckerei Huber', 'Telefon 01947 600100'],
  ['fr', 'Chez Paul', 'Tél. 01947 600100'],
  ['it', 'Trattoria Rossi', 'Tel. 01947 600100'],
  ['es', 'Panadería Sol', 'Teléfono 01947 600100'],
])(
  'a firm that data for machines names and the page does not is not the business: %s',
  (language, title, phone) => {
    const body = `<h1>${title}</h1><p>${phone}</p>`
    const own = [title, '01947 600100']
    expect(told(language, { title, body, data: { ...pixel, url: 'https://pixel.example/' } })).toEqual(own)
    expect(told(language, { title, body, data: pixel })).toEqual([...own, '020 7946 0000?'])
    // Its credit in the footer makes it no more the business.
    const credit = `${body}<p>Webdesign: Pixel Web Design Ltd</p>`
    expect(
      told(language, { title, body: credit, data: { ...pixel, url: 'https://www.pixel.example' } }),
    ).toEqual(own)
    // Whichever of the pages shows the number.
    expect(
      told(
        language,
        { title, body: `<h1>${title}</h1><p>…</p>`, data: pixel },
        { path: '/contact', title: `${title} – Contact`, body },
      ),
    ).toEqual([...own, '020 7946 0000?'])
  },
)

test('a business by another name than its title’s stays the business where anything else says so', () => {
  const named = { '@type': 'Bakery', name: 'Quirke & Sons Ltd', telephone: '01947 600100' }
  const values = (data: object, body: string) => told('en', { body: `<h1>Harbour Bakery</h1>${body}`, data })
  expect(values(named, '<p>Bread all day.</p>')).toContain('01947 600100')
  expect(values({ ...named, email: 'hi@quay.example' }, '<p>Tel 01947 600100</p>')).toContain(
    'hi@quay.example',
  )
  expect(values(named, '<p>Tel 01947 600200</p><p>© 2026 Quirke & Sons Ltd</p>')).toContain(
    'Quirke & Sons Ltd',
  )
  expect(values({ ...named, url: 'https://www.quay.example/' }, '<p>Tel 01947 600200</p>')).not.toContain(
    'Harbour Bakery',
  )
  expect(
    values({ ...named, name: 'Harbour Bakery Whitby', url: 'https://harbour.example' }, '<p>Bread.</p>'),
  ).toContain('01947 600100')
  expect(values({ ...named, name: 'Quay Food Co' }, '<p>Tel 01947 600200</p>')).toContain('Quay Food Co')
})

const loaf = (offer: object) => ({
  '@type': 'Product',
  name: 'Rye loaf',
  offers: { '@type': 'Offer', priceCurrency: 'GBP', ...offer },
})

test('an offer that ended is none', () => {
  const body = '<h1>Harbour Bakery</h1><p>Bread all day.</p>'
  expect(told('en', { body, data: loaf({ price: '3', priceValidUntil: '2020-01-01' }) })).not.toContain('£3')
  expect(
    told('en', { body, data: loaf({ price: '3', validThrough: '2020-01-01T23:59:59Z' }) }),
  ).not.toContain('£3')
  expect(told('en', { body, data: loaf({ price: '3', priceValidUntil: '2999-12-31' }) })).toContain('£3')
  expect(told('en', { body, data: loaf({ price: '3', priceValidUntil: 'always' }) })).toContain('£3')
})

test.each([
  ['en', 'Rye loaf', '£4.20', 'GBP', '£3'],
  ['de', 'Roggenbrot', '4,20 €', 'EUR', '€3'],
  ['fr', 'Pain de seigle', '4,20 €', 'EUR', '€3'],
])(
  'of a price in data for machines that the page contradicts the owner is asked: %s',
  (language, name, shown, priceCurrency, unseen) => {
    const data = { ...loaf({ price: '3', priceCurrency }), name }
    const body = `<h1>Harbour Bakery</h1><ul><li>${name}: ${shown}</li></ul>`
    const prices = told(language, { body, data }).filter((value) => /[£€]/.test(value))
    expect(prices).toEqual([shown, `${unseen}? ${shown}`])
    expect(
      told(language, { path: '/shop', body: `<h1>${name}</h1>`, data }, { path: '/prices', body }),
    ).toContain(shown)
    const same = { ...loaf({ price: '4.20', priceCurrency }), name }
    expect(told(language, { body, data: same }).filter((value) => value.includes('?'))).toEqual([])
  },
)
