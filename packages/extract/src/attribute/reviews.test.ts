import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

const theirs = 'Wash and dry £15. Call 01584 999 888.'

/** Phones and prices of one page whose header and footer have the business's own number. */
const told = (path: string, body: string) =>
  findFacts([
    readHtml(
      `<html><body><header><p>Ring us: 01584 555 010</p></header><main>${body}</main>
      <footer><p>Office: 01584 555 010</p></footer></body></html>`,
      `https://laundry.example${path}`,
    ),
  ])
    .filter(({ kind }) => kind === 'phone' || kind === 'price')
    .map(({ value }) => value)
const ours = '01584 555 010'

test.each([
  ['/customer-reviews', 'Customer reviews'],
  ['/what-our-customers-say', 'What our customers say'],
  ['/feedback', 'Feedback'],
  ['/about', 'Testimonials'],
  ['/kundenbewertungen', 'Kundenbewertungen'],
  ['/erfahrungen', 'Erfahrungen'],
  ['/referenzen', 'Das sagen unsere Gäste'],
  ['/opinioni', 'Opinioni'],
  ['/livre-d-or', 'Livre d’or'],
  ['/testimonios', 'Lo que dicen nuestros clientes'],
])('on a page of reviews only header and footer speak for the business: %s', (path, title) => {
  expect(told(path, `<h1>${title}</h1><p>${theirs}</p><p>Petra</p>`)).toEqual([ours])
})

test.each([
  'Kundenbewertungen',
  'Gästestimmen',
  'Le opinioni dei nostri clienti',
  'Parlano di noi',
  'Qué opinan nuestros clientes',
  'Vos retours',
  'O que dizem de nós',
  'Wat klanten zeggen',
  'Opinie klientów',
  'Guest comments',
  'Hear from our guests',
  'Customer stories',
  'Our Google rating',
  'Google reviews',
  '⭐⭐⭐⭐⭐',
  '⭐️⭐️⭐️⭐️⭐️ Excellent',
])('what stands below “%s” is a customer’s', (heading) => {
  expect(told('/', `<h1>Laundry</h1><h2>${heading}</h2><p>${theirs}</p>`)).toEqual([ours])
})

test.each([
  `<div itemscope itemtype="https://schema.org/Review"><p>${theirs}</p></div>`,
  `<p>Jane: <span itemprop="reviewBody">${theirs}</span></p>`,
  `<div class="comments"><h3>Two wrote</h3><p>${theirs}</p></div>`,
  `<ol class="comment-list"><li><p>${theirs}</p></li></ol>`,
  `<div id="comments"><p>${theirs}</p></div>`,
])('reviews are told by their markup: %s', (html) => {
  expect(told('/', `<h1>Laundry</h1><p>We wash and iron all week.</p>${html}`)).toEqual([ours])
})

test.each([
  ['/contact', 'Feedback Ltd'],
  ['/contact', 'Laundry'],
  ['/', 'Happy customers since 1990'],
  ['/services', 'Medication reviews'],
  ['/complaints', 'Feedback and complaints'],
])('a firm’s name, a home page’s title and a service are no reviews: %s %s', (path, title) => {
  expect(told(path, `<h1>${title}</h1><p>Call 01584 555 020.</p>`)).toContain('01584 555 020')
})

test('an offer in quotation marks behind its name stays one, and a hotel keeps its stars', () => {
  expect(told('/', '<h1>Laundry</h1><p>Offer: "Wash and dry, the whole load" £15</p>')).toContain('£15')
  expect(told('/', '<h1>Inn</h1><h2>★★★★ Hotel Sonne</h2><p>Call 01584 555 020.</p>')).toContain(
    '01584 555 020',
  )
})

test('a second title on a home page may head reviews', () => {
  expect(
    told('/', `<h1>Happy customers since 1990</h1><p>We wash.</p><h1>Reviews</h1><p>${theirs}</p>`),
  ).toEqual([ours])
})
