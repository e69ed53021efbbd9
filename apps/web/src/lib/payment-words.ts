import type { Card } from '@foyer/contract/billing'

/** `amount` is in the smallest unit of its currency, as on the wire. */
export function money(amount: number, currency = 'usd') {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const dayInUtc = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })

export const longDay = (at: string) => day.format(new Date(at))

/** Months of usage begin at Greenwich's midnight: elsewhere it may still be the day before. */
export const monthBegins = (at: string) => dayInUtc.format(new Date(at))

export const cardWords = ({ brand, last4 }: Card) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`

export const cardExpiry = ({ expiryMonth, expiryYear }: Card) =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
