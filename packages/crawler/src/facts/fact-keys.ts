import type { FactKind } from '@foyer/calendar/fact-kinds'
import { addressKey } from './address-key.ts'
import type { Fact } from './fact.ts'
import { phoneKey } from './phone-number.ts'

/** A catalogue has thousands of products; the owner is shown, and answers use, this many of each kind. */
export const caps: Record<FactKind, number> = {
  name: 1,
  description: 1,
  email: 12,
  phone: 12,
  address: 12,
  hours: 84,
  social: 15,
  service: 120,
  product: 300,
  price: 400,
}

export const contactKinds = new Set<FactKind>(['email', 'phone', 'address', 'social'])

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** 'Crown £720' stated on three pages is one fact; a phone number is its digits however it is spaced. */
export function keyOf(fact: Fact): string {
  switch (fact.kind) {
    case 'phone':
      return `phone ${phoneKey(fact.value)}`
    case 'address':
      return `address ${addressKey(fact.value)}`
    case 'email':
      return `email ${plain(fact.value)}`
    case 'name':
    case 'description':
      return `${fact.kind} ${plain(fact.value)}`
    case 'social':
      return `social ${plain(fact.value).replace(/^https?:\/\/(?:www\.)?/, '')}`
    case 'service':
    case 'product':
      return `${fact.kind} ${plain(fact.label)}`
    case 'price':
      return `price ${plain(fact.label)} ${fact.amount ?? plain(fact.value)} ${plain(fact.unit ?? '')} ${plain(fact.condition ?? '')}`
    default:
      return `${fact.kind} ${plain(fact.label)} ${plain(fact.value)}`
  }
}
