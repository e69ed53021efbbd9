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
 * One lead of two. What was left last counts; an address or a number that gives way is kept beside it, and messages
 * follow each other. What was said before is not said twice, so that trying again after a lost answer changes nothing.
 */
export function mergeLead(before: KeptDetails, left: LeftDetails): KeptDetails {
  const email = left.email && emailKeyOf(left.email) !== emailKeyOf(before.email) ? left.email : before.email
  const number = left.phone && keysOf(left).phoneKey !== keysOf(before).phoneKey ? left.phone : before.phone
  const earlier = [...before.earlierContacts]
  if (before.email && email !== before.email) earlier.push(before.email)
  if (before.phone && number !== before.phone) earlier.push(before.phone)
  return {
    name: left.name ?? before.name,
    email,
    phone: number,
    earlierContacts: [...new Set(earlier)].slice(-mostEarlier),
    message: said(before.message, left.message) ? before.message : joined(before.message, left.message),
  }
}

const said = (before: string, message: string) =>
  message === '' || `${between}${before}${between}`.includes(`${between}${message}${between}`)

const joined = (before: string, message: string) => (before ? before + between + message : message)

export const isSame = (one: KeptDetails, other: KeptDetails) =>
  one.name === other.name &&
  one.email === other.email &&
  one.phone === other.phone &&
  one.message === other.message
