import type { KnownFact } from '@foyer/contract/facts'
import { expect, test } from 'vitest'
import { checkItemsOf, dayOf, weekLines } from './check-items.ts'

const fact = (known: Partial<KnownFact>): KnownFact => ({
  id: `${known.kind} ${known.label}`,
  kind: 'hours',
  label: 'Monday',
  value: '9:00–17:00',
  url: 'https://shop.example/',
  part: null,
  condition: null,
  unit: null,
  amount: null,
  currency: null,
  validity: null,
  quote: null,
  sure: true,
  origin: 'text',
  siteValue: null,
  otherValue: null,
  confirmed: false,
  confirmable: true,
  ...known,
})

const day = (label: string, value: string, more: Partial<KnownFact> = {}) => fact({ label, value, ...more })

test('a week is one item for each part of a business, other facts are one item each', () => {
  const items = checkItemsOf([
    day('Monday', '9:00–17:00'),
    fact({ kind: 'phone', label: 'Phone', value: '020 7946 0018' }),
    day('Tuesday', '9:00–17:00'),
    day('Monday – Kitchen', '12:00–15:00', { part: 'Kitchen' }),
  ])
  expect(items.map(({ facts }) => facts.map(({ label }) => label))).toEqual([
    ['Monday', 'Tuesday'],
    ['Phone'],
    ['Monday – Kitchen'],
  ])
})

test('sure facts ask for confirmation, doubtful ones are questions, contradicted ones need a decision', () => {
  const items = checkItemsOf([
    fact({ kind: 'email', label: 'Email' }),
    fact({ kind: 'price', label: 'Haircut', sure: false, otherValue: '£30' }),
    fact({ kind: 'phone', label: 'Phone', sure: false, origin: 'owner', siteValue: '020 7946 0099' }),
  ])
  expect(items.map(({ asks }) => asks)).toEqual(['confirmation', 'question', 'contradicted'])
})

test('contradicted days of a week are decided together, unless other days are doubtful', () => {
  const [week] = checkItemsOf([
    day('Monday', '9:00–17:00'),
    day('Tuesday', '9:00–18:00', { sure: false, origin: 'owner', siteValue: '9:00–17:00' }),
  ])
  expect(week?.asks).toBe('contradicted')
  const [unclear] = checkItemsOf([
    day('Monday', '9:00–17:00', { sure: false, otherValue: '9:00–16:00' }),
    day('Tuesday', '9:00–18:00', { sure: false, origin: 'owner', siteValue: '9:00–17:00' }),
  ])
  expect(unclear?.asks).toBe('question')
})

test('a week with an unreadable day can’t be confirmed', () => {
  const items = checkItemsOf([
    day('Monday', '9:00–17:00'),
    day('Friday', 'if the weather is fine', { confirmable: false }),
    fact({ kind: 'phone', label: 'Phone' }),
  ])
  expect(items.map(({ confirmable }) => confirmable)).toEqual([false, true])
})

test('consecutive days with the same hours share a line, a doubtful one has its own', () => {
  const lines = weekLines(
    [
      day('Monday', '9:00–17:00'),
      day('Tuesday', '9:00–17:00'),
      day('Wednesday', '9:00–17:00', { sure: false }),
      day('Thursday', 'Closed'),
    ],
    ({ value }) => value,
  )
  expect(lines.map(({ days, value }) => [days, value])).toEqual([
    ['Monday – Tuesday', '9:00–17:00'],
    ['Wednesday', '9:00–17:00'],
    ['Thursday', 'Closed'],
  ])
})

test('a day is shown without the part and season in the heading', () => {
  expect(dayOf(day('Monday – Kitchen (summer)', '', { part: 'Kitchen', condition: 'summer' }))).toBe('Monday')
})
