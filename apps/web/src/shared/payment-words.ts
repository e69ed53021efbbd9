import type { Card } from '@foyer/contract/billing'
import { capitalised } from '../ui/format.ts'

export const cardWords = ({ brand, last4 }: Card) => `${capitalised(brand)} ending in ${last4}`

export const cardExpiry = ({ expiryMonth, expiryYear }: Card) =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
