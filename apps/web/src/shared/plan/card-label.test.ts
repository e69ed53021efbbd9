import { expect, test } from 'vitest'
import { cardExpiry, cardLabel } from './card-label.ts'

test('a card is shown by its brand, last digits and expiry', () => {
  const card = { brand: 'visa', last4: '4242', expiryMonth: 3, expiryYear: 2030 }
  expect(cardLabel(card)).toBe('Visa ending in 4242')
  expect(cardExpiry(card)).toBe('03/2030')
})
