import type { KnownFact } from '@foyer/contract/facts'

type Kind = KnownFact['kind']

export const kindLabels: Record<Kind, string> = {
  name: 'Name',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  hours: 'Opening hours',
  social: 'Social media',
  service: 'Service',
  product: 'Product',
  price: 'Price',
}

export const originLabels: Record<KnownFact['origin'], string> = {
  owner: 'From you',
  structured: 'From structured data',
  text: 'From page text',
  model: 'Read by the model',
}

const questionOf: Record<Kind, string> = {
  name: 'Is this the name of your business?',
  description: 'Does this describe your business?',
  email: 'Is this your email address?',
  phone: 'Is this your phone number?',
  address: 'Is this your address?',
  hours: 'Are these your opening hours?',
  social: 'Is this your profile?',
  service: 'Do you offer this?',
  product: 'Do you sell this?',
  price: 'Is this the price?',
}

/** Free text about opening hours, without days. */
export const isWithoutDays = ({ kind, label }: KnownFact) => kind === 'hours' && label === kindLabels.hours

export const questionFor = (fact: KnownFact) =>
  isWithoutDays(fact) ? 'When are you open? We found:' : questionOf[fact.kind]

export const groups: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ['Business Info', ['name', 'description']],
  ['Contact Info', ['email', 'phone', 'address', 'hours', 'social']],
  ['Services & Products', ['service', 'product']],
  ['Pricing Data', ['price']],
]

/** Details missing from the label and value. */
export const detailsOf = ({ label, value, part, condition, unit, validity }: KnownFact) =>
  [part, condition, unit, validity].filter(
    (detail): detail is string =>
      !!detail && !`${label} ${value}`.toLowerCase().includes(detail.toLowerCase()),
  )

/** Prices with the same label are distinguished by their condition. */
export function nameOf(fact: KnownFact): string {
  const { kind, label, condition } = fact
  const hasCondition =
    kind === 'price' && condition && condition !== 'from' && detailsOf(fact).includes(condition)
  return `${label || kindLabels[kind]}${hasCondition ? `, ${condition}` : ''}`
}
