import type { NewLead } from '@foyer/contract/leads'
import { phoneKeyOf } from '@foyer/contract/plain-digits'
import type { LeadRow } from './store.ts'

export type ContactDetails = Pick<NewLead, 'name' | 'email' | 'phone'> & { message: string }

type KeptDetails = ContactDetails & Pick<LeadRow, 'earlierContacts'>

const maxEarlier = 50
const between = '\n\n'

const emailKeyOf = (email: string | null) => email?.normalize('NFKC').toLowerCase() ?? null
export const contactKeysOf = ({ email, phone }: Pick<ContactDetails, 'email' | 'phone'>) => ({
  emailKey: emailKeyOf(email),
  phoneKey: phone && phoneKeyOf(phone),
})

/**
 * Merges later details of the same session. The last ones win, replaced ones are kept as earlier contacts, and messages
 * are appended unless already included, so that a retry changes nothing.
 */
export function mergeLead(before: KeptDetails, left: ContactDetails): KeptDetails {
  const email = left.email && emailKeyOf(left.email) !== emailKeyOf(before.email) ? left.email : before.email
  const number =
    left.phone && contactKeysOf(left).phoneKey !== contactKeysOf(before).phoneKey ? left.phone : before.phone
  const earlier = [...before.earlierContacts]
  if (before.name && left.name && left.name !== before.name) earlier.push(before.name)
  if (before.email && email !== before.email) earlier.push(before.email)
  if (before.phone && number !== before.phone) earlier.push(before.phone)
  return {
    name: left.name ?? before.name,
    email,
    phone: number,
    earlierContacts: [...new Set(earlier)].slice(-maxEarlier),
    message: includesText(before.message, left.message)
      ? before.message
      : joinTexts(before.message, left.message),
  }
}

/**
 * A lead with those joined to it. Its own details come first: a joined lead may be another person, who must not be
 * called instead.
 */
export function withJoined(lead: LeadRow, joined: readonly LeadRow[]): LeadRow {
  const all = [lead, ...joined]
  const name = first(all.map((each) => each.name))
  const email = first(all.map((each) => each.email))
  const phone = first(all.map((each) => each.phone))
  const others = all.flatMap((each) => [
    ...each.earlierContacts,
    ...(each.name === name ? [] : [each.name]),
    ...(emailKeyOf(each.email) === emailKeyOf(email) ? [] : [each.email]),
    ...(each.phone && phone && phoneKeyOf(each.phone) === phoneKeyOf(phone) ? [] : [each.phone]),
  ])
  return {
    ...lead,
    name,
    email,
    phone,
    earlierContacts: [...new Set(others.filter((other) => other !== null))],
    message: joined.reduce(
      (message, each) => (includesText(message, each.message) ? message : joinTexts(message, each.message)),
      lead.message,
    ),
    page: first(all.map((each) => each.page)),
  }
}

const first = (values: readonly (string | null)[]) => values.find((value) => value !== null) ?? null

const includesText = (before: string, message: string) =>
  message === '' || `${between}${before}${between}`.includes(`${between}${message}${between}`)

export const joinTexts = (before: string, message: string) => (before ? before + between + message : message)

export const isSame = (one: KeptDetails, other: KeptDetails) =>
  one.name === other.name &&
  one.email === other.email &&
  one.phone === other.phone &&
  one.message === other.message
