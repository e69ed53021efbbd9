import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import type { StatedFact } from '../stated-fact.ts'
import { findFacts } from '../testing/facts-of-pages.ts'
import { schemaOfFacts } from './write-schema.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const hours = (label: string, value: string, more: Partial<StatedFact> = {}): StatedFact => ({
  kind: 'hours',
  label,
  value,
  ...more,
})
const inn = { part: 'Restaurant' }

const facts: StatedFact[] = [
  { kind: 'name', label: 'Name', value: 'Harbour Inn' },
  {
    kind: 'description',
    label: 'Description',
    value: 'Rooms and a kitchen at the old harbour of Portsmouth.',
  },
  { kind: 'phone', label: 'Phone', value: '+44 117 496 0142' },
  { kind: 'phone', label: 'Emergency', value: '+44 117 496 0199' },
  { kind: 'email', label: 'Email', value: 'hello@harbour.example' },
  { kind: 'address', label: 'Address', value: '12 Quay Street, Portsmouth PO1 2AB' },
  { kind: 'social', label: 'Instagram', value: 'https://www.instagram.com/harbourinn' },
  { kind: 'social', label: 'Broken', value: 'javascript:alert(1)' },
  ...week.map((day) => hours(day, '9 am – 5 pm')),
  hours('Saturday', '9:00–12:00, 14:00–18:00'),
  hours('Sunday', 'Closed'),
  hours('Monday', '7:00–8:00'),
  hours('Friday', 'if the weather is fine'),
  hours('Saturday (Winter)', '10:00–11:00', { condition: 'Winter' }),
  hours('Freitag – Restaurant', '18:00–01:00', inn),
  hours('Samstag – Restaurant', '18 Uhr – 24 Uhr', inn),
  { kind: 'phone', label: 'Phone – Restaurant', value: '+44 117 496 0150', ...inn },
  { kind: 'price', label: 'Double room', value: '£120', amount: 120, currency: 'GBP', unit: 'per night' },
  { kind: 'price', label: 'Breakfast', value: '£12.50', amount: 12.5, currency: 'GBP', part: 'Breakfasts' },
  {
    kind: 'price',
    label: 'Massage',
    value: 'from £45',
    amount: 45,
    currency: 'GBP',
    condition: 'from, Low season, Weekday',
  },
  { kind: 'price', label: 'Dinner', value: '£20 – £35', amount: 20, currency: 'GBP' },
  { kind: 'price', label: 'Parking', value: 'ask us' },
  { kind: 'service', label: 'Laundry', value: 'Washed and ironed overnight.' },
]

const schema = schemaOfFacts(facts, { url: 'https://harbour.example/', language: 'en' })

test('facts are written as schema.org wants them, the first of each where several speak of one thing', () => {
  const day = (name: string) => `https://schema.org/${name}`
  const open = (days: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(day),
    opens,
    closes,
  })
  expect(schema).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Harbour Inn',
    description: 'Rooms and a kitchen at the old harbour of Portsmouth.',
    url: 'https://harbour.example/',
    telephone: '+44 117 496 0142',
    email: 'hello@harbour.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Quay Street',
      postalCode: 'PO1 2AB',
      addressLocality: 'Portsmouth',
    },
    openingHoursSpecification: [
      open(week, '09:00', '17:00'),
      open(['Saturday'], '09:00', '12:00'),
      open(['Saturday'], '14:00', '18:00'),
      open(['Sunday'], '00:00', '00:00'),
    ],
    contactPoint: [{ '@type': 'ContactPoint', contactType: 'Emergency', telephone: '+44 117 496 0199' }],
    sameAs: ['https://www.instagram.com/harbourinn'],
    department: [
      {
        '@type': 'LocalBusiness',
        name: 'Harbour Inn – Restaurant',
        telephone: '+44 117 496 0150',
        openingHoursSpecification: [open(['Friday'], '18:00', '01:00'), open(['Saturday'], '18:00', '23:59')],
      },
    ],
    makesOffer: [
      {
        '@type': 'Offer',
        name: 'Double room',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 120,
          priceCurrency: 'GBP',
          unitText: 'night',
        },
      },
      { '@type': 'Offer', name: 'Breakfast', description: 'Breakfasts', price: 12.5, priceCurrency: 'GBP' },
      {
        '@type': 'Offer',
        name: 'Massage',
        description: 'Low season, Weekday',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 45, priceCurrency: 'GBP' },
      },
      {
        '@type': 'Offer',
        name: 'Dinner',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 20,
          maxPrice: 35,
          priceCurrency: 'GBP',
        },
      },
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services and products',
      itemListElement: [
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Laundry', description: 'Washed and ironed overnight.' },
        },
      ],
    },
  })
  expect(schemaOfFacts([], { language: 'en' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
  })
})

test('a scan of the owner’s site, where it was pasted, finds the same facts again', () => {
  const block = `<script type="application/ld+json">${JSON.stringify(schema)}</script>`
  const page = readHtml(
    `<html lang="en"><head><title>Harbour Inn</title>${block}</head><body><main><h1>Harbour Inn</h1><p>Rooms.</p></main></body></html>`,
    'https://harbour.example/',
  )
  const found = findFacts([page]).map(({ kind, label, value }) => [kind, label, value])
  for (const fact of [
    ['name', 'Name', 'Harbour Inn'],
    ['phone', 'Phone', '+44 117 496 0142'],
    ['email', 'Email', 'hello@harbour.example'],
    ['address', 'Address', '12 Quay Street, Portsmouth PO1 2AB'],
    ['hours', 'Monday', '09:00–17:00'],
    ['hours', 'Saturday', '09:00–12:00, 14:00–18:00'],
    ['hours', 'Sunday', 'Closed'],
    ['hours', 'Friday – Restaurant', '18:00–01:00'],
    ['price', 'Double room', '£120 / night'],
    ['price', 'Breakfast', '£12.50'],
  ])
    expect(found).toContainEqual(fact)
})

test('the first number is one to call for everybody, the first mail the general one, and a fax is a fax', () => {
  const { telephone, faxNumber, email, contactPoint } = schemaOfFacts(
    [
      { kind: 'phone', label: 'Fax', value: '+44 117 496 0140' },
      { kind: 'phone', label: 'Phone – Weddings', value: '+44 117 496 0141', part: 'Weddings' },
      { kind: 'phone', label: 'Phone', value: '+44 117 496 0142' },
      { kind: 'email', label: 'Email', value: 'anna@harbour.example' },
      { kind: 'email', label: 'Email', value: 'hello@harbour.example' },
    ],
    { language: 'en' },
  )
  expect([telephone, faxNumber, email]).toEqual([
    '+44 117 496 0142',
    '+44 117 496 0140',
    'hello@harbour.example',
  ])
  expect(contactPoint).toMatchObject([{ telephone: '+44 117 496 0141' }, { email: 'anna@harbour.example' }])
})

test('hours of a season hold from a day to a day, this year or next; a season without dates is left out', () => {
  const season = (condition: string, value: string) => hours(`Monday (${condition})`, value, { condition })
  const { openingHoursSpecification: weeks } = schemaOfFacts(
    [
      season('1 April – 30 September', '9:00–18:00'),
      season('October to March', '10:00–16:00'),
      season('Low season', '11:00–12:00'),
    ],
    { language: 'en', today: new Date('2026-11-16') },
  ) as { openingHoursSpecification: Record<string, unknown>[] }
  expect(weeks.map(({ opens, validFrom, validThrough }) => [opens, validFrom, validThrough])).toEqual([
    ['09:00', '2027-04-01', '2027-09-30'],
    ['10:00', '2026-10-01', '2027-03-31'],
  ])
})

test.each([
  ['November to the end of February', '2026-11-16', '2026-11-01', '2027-02-28'],
  ['1. November bis Ende Februar', '2028-01-16', '2027-11-01', '2028-02-29'],
  ['1 May – 30 September', '2026-09-30T15:00Z', '2026-05-01', '2026-09-30'],
])('%s, seen on %s, holds from %s through %s', (condition, today, validFrom, validThrough) => {
  const { openingHoursSpecification } = schemaOfFacts(
    [hours(`Monday (${condition})`, '9:00–18:00', { condition })],
    { language: 'en', today: new Date(today) },
  )
  expect(openingHoursSpecification).toMatchObject([{ validFrom, validThrough }])
})

test('an offer says until when its price holds, and is left out once that is over', () => {
  const price = (label: string, value: string, validity: string, unit?: string): StatedFact => ({
    kind: 'price',
    label,
    value,
    validity,
    ...(unit && { unit }),
  })
  const { makesOffer } = schemaOfFacts(
    [
      price('Winter camp', '£70', 'until 28 February 2027'),
      price('Kayak', '£9', 'until 28 February 2027', 'per hour'),
      price('Lesson', '£30', 'from 1 January 2026'),
      price('Summer camp', '£60', 'until 31 August 2026'),
    ],
    { language: 'en', today: new Date('2026-11-17') },
  )
  const offer = { '@type': 'Offer', description: 'until 28 February 2027', priceValidUntil: '2027-02-28' }
  expect(makesOffer).toEqual([
    { ...offer, name: 'Winter camp', price: 70, priceCurrency: 'GBP' },
    {
      ...offer,
      name: 'Kayak',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 9,
        priceCurrency: 'GBP',
        validThrough: '2027-02-28',
        unitText: 'hour',
      },
    },
    { '@type': 'Offer', name: 'Lesson', description: 'from 1 January 2026', price: 30, priceCurrency: 'GBP' },
  ])
})

test.each([
  ['en', '95p', 0.95, 'GBP'],
  ['it', '1.200 €', 1200, 'EUR'],
  ['de', '1.200 $', 1200, 'USD'],
  ['zh', '¥50', 50, 'CNY'],
])(
  'a price without its amount is read in the language of the site: %s, %s',
  (language, value, price, priceCurrency) => {
    const { makesOffer } = schemaOfFacts([{ kind: 'price', label: 'Roll', value }], { language })
    expect(makesOffer).toMatchObject([{ price, priceCurrency }])
  },
)

test('a number for emergencies is never the telephone of the business', () => {
  const phones = (...labels: string[]) =>
    schemaOfFacts(
      labels.map((label, nth): StatedFact => ({ kind: 'phone', label, value: `+44 117 496 020${nth}` })),
      { language: 'en' },
    )
  for (const label of ['emergency', 'Emergency', '24/7 emergency line', 'Notruf', 'Out of hours'])
    expect([label, phones(label, 'Phone')]).toMatchObject([
      label,
      {
        telephone: '+44 117 496 0201',
        contactPoint: [{ '@type': 'ContactPoint', contactType: label, telephone: '+44 117 496 0200' }],
      },
    ])
  const only = phones('Emergency')
  expect(only).not.toHaveProperty('telephone')
  expect(only).toMatchObject({ contactPoint: [{ contactType: 'Emergency', telephone: '+44 117 496 0200' }] })
  expect(phones('customer service', 'Emergency')).toMatchObject({ telephone: '+44 117 496 0200' })
})
