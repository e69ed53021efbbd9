import type { FactKind } from '@foyer/text/fact-kinds'
import type { Fact } from '../fact.ts'
import { addressKey } from '../phones/address-key.ts'
import { phoneKey } from '../phones/phone-number.ts'

/** Catalogues have thousands of products. */
export const mostOfKind: Record<FactKind, number> = {
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

const inOneSpelling = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Equal for 'Crown £720' on three pages, and for a phone number however it is spaced. */
export function keyOf(fact: Fact): string {
  switch (fact.kind) {
    case 'phone':
      return `phone ${phoneKey(fact.value)}`
    case 'address':
      return `address ${addressKey(fact.value)}`
    case 'email':
      return `email ${inOneSpelling(fact.value)}`
    case 'name':
    case 'description':
      return `${fact.kind} ${inOneSpelling(fact.value)}`
    case 'social':
      return `social ${inOneSpelling(fact.value).replace(/^https?:\/\/(?:www\.)?/, '')}`
    case 'service':
    case 'product':
      return `${fact.kind} ${inOneSpelling(fact.label)}`
    case 'price':
      return `price ${inOneSpelling(fact.label)} ${fact.amount ?? inOneSpelling(fact.value)} ${inOneSpelling(fact.unit ?? '')} ${inOneSpelling(fact.condition ?? '')}`
    default:
      return `${fact.kind} ${inOneSpelling(fact.label)} ${inOneSpelling(fact.value)}`
  }
}
