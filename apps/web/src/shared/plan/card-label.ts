import type { Card } from '@foyer/contract/billing'
import { capitalized } from '../../ui/format.ts'

export const cardLabel = ({ brand, last4 }: Card) => `${capitalized(brand)} ending in ${last4}`

export const cardExpiry = ({ expiryMonth, expiryYear }: Card) =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
