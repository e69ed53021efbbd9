import type { Fact } from '@foyer/contract/scans'

type Keyed = Pick<Fact, 'kind' | 'label' | 'value'> & { unit?: string | null; condition?: string | null }

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * By what a statement is known again in the next scan. Of numbers and addresses it is what they say; of hours, prices
 * and services what they are about, so that another price is the same fact with another value.
 */
export function factKey({ kind, label, value, unit, condition }: Keyed): string {
  switch (kind) {
    case 'name':
    case 'description':
      return kind
    case 'phone':
      return `phone ${value.replace(/\D/g, '').slice(-8)}`
    case 'email':
    case 'address':
    case 'social':
      return `${kind} ${plain(value).replace(/[^\p{L}\p{N}@]/gu, '')}`
    case 'price':
      return `price ${plain(label)} ${plain(unit ?? '')} ${plain(condition ?? '')}`
    default:
      return `${kind} ${plain(label)}`
  }
}
