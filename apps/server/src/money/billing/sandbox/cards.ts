import type { SandboxPayment } from '@foyer/contract/billing'
import { Failure } from '../../../platform/http/failure.ts'
import { isExpired, type SandboxCard } from './books.ts'

type CardBehavior = 'pays' | 'declines' | 'fails-later' | 'asks'

/** The same numbers as Stripe's test cards. */
const testCards: Record<string, { brand: string; behavior: CardBehavior }> = {
  '4242424242424242': { brand: 'visa', behavior: 'pays' },
  '5555555555554444': { brand: 'mastercard', behavior: 'pays' },
  '378282246310005': { brand: 'amex', behavior: 'pays' },
  '4000000000000002': { brand: 'visa', behavior: 'declines' },
  '4000000000000341': { brand: 'visa', behavior: 'fails-later' },
  '4000002500003155': { brand: 'visa', behavior: 'asks' },
}

const wrong = (sentence: string) => new Failure('invalid_input', sentence)

/** Throws with a message for invalid input. `needsConfirmation` is the bank's requirement. */
export function readCard(
  typed: SandboxPayment,
  now: number,
): { card: SandboxCard; needsConfirmation: boolean } {
  const number = typed.number.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(number) || number.length < 12 || number.length > 19 || !passesLuhn(number))
    throw wrong('Your card number is invalid.')
  const expiry = readExpiry(typed.expiry)
  const known = testCards[number]
  const cvcDigits = /^3[47]/.test(number) ? 4 : 3
  const cvc = typed.cvc.trim()
  if (!/^\d+$/.test(cvc) || cvc.length !== cvcDigits)
    throw wrong(`Your card’s security code (CVC) must have ${cvcDigits} digits.`)
  // It may be a real card, so nothing is stored.
  if (!known) {
    throw new Failure(
      'payment_required',
      'This is a sandbox, which takes no real cards. Use the test card 4242 4242 4242 4242.',
    )
  }
  const card = {
    brand: known.brand,
    last4: number.slice(-4),
    ...expiry,
    failsLater: known.behavior === 'fails-later',
  }
  if (isExpired(card, now)) throw new Failure('payment_required', 'Your card has expired.')
  if (known.behavior === 'declines') {
    throw new Failure(
      'payment_required',
      'Your card was declined. Nothing was charged. Please try another card.',
    )
  }
  return { card, needsConfirmation: known.behavior === 'asks' }
}

function readExpiry(typed: string) {
  const [, month = '', year = ''] = /^(\d{1,2})[/-]?((?:20)?\d{2})$/.exec(typed.replaceAll(/\s/g, '')) ?? []
  const expiryMonth = Number(month)
  if (!month || expiryMonth < 1 || expiryMonth > 12)
    throw wrong('Your card’s expiry date is invalid. Write it as MM/YY.')
  return { expiryMonth, expiryYear: 2000 + (Number(year) % 100) }
}

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, nth) => {
    const counted = nth % 2 === 0 ? digit : digit * 2
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
