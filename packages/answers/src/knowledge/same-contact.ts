import type { Fact } from '../types.ts'

interface Contact {
  kind: 'phone' | 'email' | 'address'
  value: string
}

export const isContact = <Told extends Fact>(fact: Told): fact is Told & Contact =>
  fact.kind === 'phone' || fact.kind === 'email' || fact.kind === 'address'

export const keyOf = ({ kind, value }: Contact) =>
  `${kind}:${kind === 'phone' ? dialled(value) : value.toLowerCase().trim()}`

/** An address may omit its town. */
export const isSameContact = (entry: Contact, doubt: Contact) =>
  entry.kind === doubt.kind &&
  (keyOf(entry) === keyOf(doubt) || (entry.kind === 'address' && overlaps(entry.value, doubt.value)))

/** The last digits identify a number: '+353 21 496 0177' equals '021 496 0177'. */
const dialled = (number: string) => number.replace(/\D/g, '').slice(-8)

export const overlaps = (a: string, b: string) => a.includes(b.slice(0, 12)) || b.includes(a.slice(0, 12))
