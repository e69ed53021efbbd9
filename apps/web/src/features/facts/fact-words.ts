import type { KnownFact } from '@foyer/contract/facts'

type Kind = KnownFact['kind']

export const kindWords: Record<Kind, string> = {
  name: 'Name',
  description: 'Description',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  hours: 'Opening hours',
  social: 'Social media',
  service: 'Service',
  product: 'Product',
  price: 'Price',
}

export const originWords: Record<KnownFact['origin'], string> = {
  owner: 'Your word',
  structured: 'From the page’s structured data',
  text: 'From the page’s text',
  model: 'Read by the model',
}

/** What is asked of a fact that the website leaves in doubt. */
const questionOf: Record<Kind, string> = {
  name: 'Is this the name of your business?',
  description: 'Does this describe your business?',
  email: 'Is this your e-mail address?',
  phone: 'Is this your phone number?',
  address: 'Is this your address?',
  hours: 'Are these your opening hours?',
  social: 'Is this your profile?',
  service: 'Do you offer this?',
  product: 'Do you sell this?',
  price: 'Is this the price?',
}

/** Words about opening that hold no week: they are shown whole, and asked about otherwise. */
export const isWithoutDays = ({ kind, label }: KnownFact) => kind === 'hours' && label === kindWords.hours

export const questionFor = (fact: KnownFact) =>
  isWithoutDays(fact) ? 'When are you open? We read:' : questionOf[fact.kind]

export const groups: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ['Business Info', ['name', 'description']],
  ['Contact Info', ['email', 'phone', 'address', 'hours', 'social']],
  ['Services & Products', ['service', 'product']],
  ['Pricing Data', ['price']],
]

/** What of a fact its label does not say yet: part, condition, unit. */
export const detailsOf = ({ label, value, part, condition, unit, validity }: KnownFact) =>
  [part, condition, unit, validity].filter(
    (detail): detail is string =>
      !!detail && !`${label} ${value}`.toLowerCase().includes(detail.toLowerCase()),
  )

/** How a price is told from the others of the same thing: by its season, its days, for whom it is. */
export function nameOf(fact: KnownFact): string {
  const { kind, label, condition } = fact
  const isToldApart =
    kind === 'price' && condition && condition !== 'from' && detailsOf(fact).includes(condition)
  return `${label || kindWords[kind]}${isToldApart ? `, ${condition}` : ''}`
}
