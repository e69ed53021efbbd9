import { newLead } from '@foyer/contract/leads'
import { plainDigits } from '@foyer/contract/plain-digits'

export type Contact = { email: string | null; phone: string | null }

const emailAt = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}/u
const phoneAt = /\+?\(?\d[\d ()./-]{5,24}\d/g
const dateLike = /^\(?(?:\d{4}[ ./-]\d{1,2}[ ./-]\d{1,2}|\d{1,2}[ ./-]\d{1,2}[ ./-]\d{2,4})$/

const isValid = (given: object) => newLead.safeParse({ ...given, consent: true }).success

export function readContact(text: string): Contact | null {
  const plain = plainDigits(text)
  const email = emailAt.exec(plain)?.[0] ?? null
  const rest = email ? plain.replace(email, ' ') : plain
  const phone = [...rest.matchAll(phoneAt)]
    .map(([found]) => found.trim())
    .find((found) => found.replace(/\D/g, '').length >= 7 && !dateLike.test(found))
  const contact = {
    email: email && isValid({ email }) ? email : null,
    phone: phone && isValid({ phone }) ? phone : null,
  }
  return contact.email || contact.phone ? contact : null
}

// An @ between words can only be meant as an email address.
const meantAsEmail = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.,_-]{0,200}/u

/** An invalid email address, as written. */
export const readBrokenEmail = (text: string): string | null => meantAsEmail.exec(text)?.[0] ?? null

// Enough digits for a phone number, and neither a time nor an amount.
const meantAsPhone = /^\D{0,40}(\+?\(?\d[\d ()./-]{2,40}\d)[^\d:%€$£]{0,10}$/

/** An incomplete phone number that is most of the message. */
export const readBrokenPhone = (text: string): string | null =>
  meantAsPhone.exec(plainDigits(text))?.[1]?.trim() ?? null

export const contactInWords = ({ email, phone }: Contact) =>
  [email, phone].filter((way) => way !== null).join(', ')

export const withoutContact = (text: string, { email, phone }: Contact, instead = ' ') =>
  [email, phone]
    .filter((way) => way !== null)
    .reduce((left, way) => left.replace(way, () => instead), plainDigits(text))
