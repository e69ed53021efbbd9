import type { FoundFact } from '@foyer/contract/facts'
import { expect, test } from 'vitest'
import { checkModelFacts } from './check-model-facts.ts'

const massage = 'Massage, 60 minutes: £45.95 for members'
const week = 'Open Monday 10 to 18, Sunday closed'
const text = `# Prices

${massage}

Double room: from €90 / night

Sauna: adults £10, children £5

Workshop for non-members: £70

${week}

Prices valid until 31 December 2031. The yoga classes for everyone are free.`

const read = (fact: object): FoundFact | undefined =>
  checkModelFacts(JSON.stringify(fact), {
    url: 'https://spa.example/prices',
    title: 'Prices',
    language: 'en',
    text,
  })[0]
const price = (value: string, more: object = {}) =>
  read({ kind: 'price', label: 'Massage', value, quote: massage, ...more })

test('a price must match a sum of its quote in amount and currency', () => {
  expect(price('£45.95', { condition: 'members' })).toMatchObject({
    value: '£45.95',
    amount: 45.95,
    currency: 'GBP',
    sure: true,
  })
  expect(price('45.95 GBP')).toMatchObject({ amount: 45.95 })
  for (const value of ['£45', '£60', '£95', '€45.95', '$45.95', '£45.95–60', '£45.95, £60'])
    expect([value, price(value)]).toEqual([value, undefined])
})

test('words that a model adds are not facts', () => {
  expect(price('£45.95', { condition: 'members' })).toMatchObject({ condition: 'members', sure: true })
  expect(price('£45.95 for members')).toMatchObject({ amount: 45.95 })
  for (const more of [
    { condition: 'non-members' },
    { condition: 'members over 65' },
    { unit: 'per session' },
    { validity: 'until 31 December 2030' },
    { value: '£45.95 per person' },
    { label: 'Facial' },
  ])
    expect([more, price('£45.95', more)]).toEqual([more, undefined])
  const workshop = { kind: 'price', label: 'Workshop', value: '£70', quote: 'Workshop for non-members: £70' }
  expect(read({ ...workshop, condition: 'members' })).toBe(undefined)
  expect(read({ ...workshop, condition: 'Non-members' })).toMatchObject({ condition: 'Non-members' })
  const service = { kind: 'service', label: 'Massage', quote: 'Massage, 60 minutes' }
  expect(read({ ...service, value: 'Free yoga classes for everyone' })).toBe(undefined)
  expect(read({ ...service, value: '60 minutes' })).toMatchObject({ value: '60 minutes', sure: true })
})

test('unit and validity are kept like other prices’', () => {
  const room = { kind: 'price', label: 'Double room', value: '€90', quote: 'Double room: from €90 / night' }
  expect(read({ ...room, unit: 'night', validity: 'until 31 December 2031' })).toMatchObject({
    value: 'from €90 / night',
    amount: 90,
    unit: 'night',
    condition: 'from',
    validity: 'until 31 December 2031',
    sure: true,
  })
})

test('with several sums the owner is asked which is meant', () => {
  const sauna = { kind: 'price', label: 'Sauna', condition: 'children', value: '£10' }
  expect(read({ ...sauna, quote: 'adults £10, children £5' })).toMatchObject({ value: '£10', sure: false })
  const adults = { ...sauna, condition: 'adults', quote: 'Sauna: adults £10' }
  expect(read(adults)).toMatchObject({ value: '£10', sure: true })
})

test('hours that the quote doesn’t state for that day are a question', () => {
  const hours = (label: string, value: string) => read({ kind: 'hours', label, value, quote: week })
  expect(hours('Monday', '10–18')).toMatchObject({ sure: true })
  expect(hours('Sunday', 'closed')).toMatchObject({ sure: true })
  expect(hours('Sunday', '10–18')).toMatchObject({ sure: false })
  expect(hours('Tuesday', '10–18')).toMatchObject({ sure: false })
  expect(hours('Monday', 'closed')).toMatchObject({ sure: false })
  expect(hours('Monday', '9–18')).toBe(undefined)
})

const treatments = `# Treatments

Massage £40 / Facial £55

## Massage

60 minutes £45

Pedicure £35

## Angebot

Gesichtsbehandlung

49 €

Sauna: Erwachsene 10 €, Kinder 5 €

| Soin | Durée | Prix |
| Gommage | 30 min | 38 € |
| Enveloppement | 45 min | 52 € |

Nous coupons les cheveux et la barbe.`
const treated = (fact: object) =>
  checkModelFacts(JSON.stringify(fact), {
    url: 'https://spa.example/treatments',
    title: 'Spa',
    language: 'en',
    text: treatments,
  })[0]

test.each([
  ['Massage', '£55', 'Facial £55', undefined],
  ['Facial', '£55', 'Facial £55', true],
  ['Massage', '£45', '60 minutes £45', true],
  // The heading may name something else.
  ['Massage', '£35', 'Pedicure £35', false],
  ['Gesichtsbehandlung', '49 €', '49 €', true],
  // The fact omits whose price it is.
  ['Sauna', '5 €', 'Kinder 5 €', false],
  ['Gesichtsbehandlung', '5 €', 'Kinder 5 €', undefined],
  ['Gommage', '38 €', 'Gommage | 30 min | 38 €', true],
  ['Gommage', '52 €', 'Enveloppement | 45 min | 52 €', undefined],
  ['Soin Enveloppement', '52 €', 'Enveloppement | 45 min | 52 €', true],
])('a price belongs to what the page names there: %s %s', (label, value, quote, sure) => {
  expect(treated({ kind: 'price', label, value, quote })?.sure).toBe(sure)
})

test('a service is named within its quote', () => {
  const service = { kind: 'service', value: 'la barbe', quote: 'Nous coupons les cheveux et la barbe.' }
  expect(treated({ ...service, label: 'Barbe' })).toMatchObject({ label: 'Barbe' })
  expect(treated({ ...service, label: 'Pedicure' })).toBe(undefined)
})
