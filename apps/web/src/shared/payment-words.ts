import type { Card } from '@foyer/contract/billing'

/** `amount` is in the smallest unit of its currency, as on the wire. */
export function money(amount: number, currency = 'usd') {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export const cardWords = ({ brand, last4 }: Card) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`

export const cardExpiry = ({ expiryMonth, expiryYear }: Card) =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
