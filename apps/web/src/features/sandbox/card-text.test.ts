import { expect, test } from 'vitest'
import { cardCode, cardExpiry, cardNumber, fieldOf } from './card-text.ts'

test('card details are formatted however they are typed', () => {
  expect(cardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(cardNumber('4242-4242 4')).toBe('4242 4242 4')
  expect(['1230', '12/30', '12 / 30', '12/2030'].map(cardExpiry)).toEqual([
    '12/30',
    '12/30',
    '12/30',
    '12/2030',
  ])
  expect(['1', '7/', '12/', '12'].map(cardExpiry)).toEqual(['1', '07/', '12/', '12'])
  expect(cardCode('12 34 5')).toBe('1234')
})

test('an error is assigned to its field', () => {
  expect(fieldOf('Your card was declined.')).toBe('number')
  expect(fieldOf('Your card has expired.')).toBe('expiry')
  expect(fieldOf("Your card's security code is incorrect.")).toBe('cvc')
})
