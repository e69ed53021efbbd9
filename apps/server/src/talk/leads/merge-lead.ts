import type { NewLead } from '@foyer/contract/leads'
import { phoneKeyOf } from '@foyer/contract/plain-digits'
import type { LeadRow } from './store.ts'

/** What a visitor left, of which nothing is ever lost by leaving more. */
export type LeftDetails = Pick<NewLead, 'name' | 'email' | 'phone'> & { message: string }

type KeptDetails = LeftDetails & Pick<LeadRow, 'earlierContacts'>

const mostEarlier = 50
const between = '\n\n'

const emailKeyOf = (email: string | null) => email?.normalize('NFKC').toLowerCase() ?? null
export const keysOf = ({ email, phone }: Pick<LeftDetails, 'email' | 'phone'>) => ({
  emailKey: emailKeyOf(email),
  phoneKey: phone && phoneKeyOf(phone),
})

/**
 * Adds what was left later in the same session. What was left last counts; a name, an address or a number that gives way
 * is kept beside it, and messages follow each other. What was said before is not said twice, so that trying again after
 * a lost answer changes nothing.
 */
export function mergeLead(before: KeptDetails, left: LeftDetails): KeptDetails {
  const email = left.email && emailKeyOf(left.email) !== emailKeyOf(before.email) ? left.email : before.email
  const number = left.phone && keysOf(left).phoneKey !== keysOf(before).phoneKey ? left.phone : before.phone
  const earlier = [...before.earlierContacts]
  if (before.name && left.name && left.name !== before.name) earlier.push(before.name)
  if (before.email && email !== before.email) earlier.push(before.email)
  if (before.phone && number !== before.phone) earlier.push(before.phone)
  return {
    name: left.name ?? before.name,
    email,
    phone: number,
    earlierContacts: [...new Set(earlier)].slice(-mostEarlier),
    message: said(before.message, left.message) ? before.message : together(before.message, left.message),
  }
}

/**
 * What a lead shows with those that the owner joined to it. Its own details stay in front: whoever left a joined one may
 * be somebody else after all, and must not be called in this one's place.
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
      (message, each) => (said(message, each.message) ? message : together(message, each.message)),
      lead.message,
    ),
    page: first(all.map((each) => each.page)),
  }
}

const first = (values: readonly (string | null)[]) => values.find((value) => value !== null) ?? null

const said = (before: string, message: string) =>
  message === '' || `${between}${before}${between}`.includes(`${between}${message}${between}`)

/** Two texts of which the first may be empty. */
export const together = (before: string, message: string) => (before ? before + between + message : message)

export const isSame = (one: KeptDetails, other: KeptDetails) =>
  one.name === other.name &&
  one.email === other.email &&
  one.phone === other.phone &&
  one.message === other.message
