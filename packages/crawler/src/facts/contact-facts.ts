import type { ReadPage } from '../read/read-page.ts'
import { trimmedEnd } from '../read/trim.ts'
import type { Fact } from './fact.ts'
import { pageLines } from './page-lines.ts'

/** What may stand before and after the '@' of an address. */
const mailbox = /[\p{L}\d._%+-]/u
const mailHost = /^(?:[a-z\d][a-z\d-]{0,62}\.){1,4}[a-z]{2,24}\b/iu
const longestMailbox = 64
const notMail =
  /\.(?:png|jpe?g|gif|webp|svg|css|js)$|@(?:example\.com|domain\.com|email\.com|sentry|wixpress)|^(?:you|your|name|email|user)@/i

/** Digits in groups; which of them are phone numbers the words before them tell. */
const number =
  /(?<![\d.,/€$£-])(?:\+|00)?\(?\d{1,5}\)?(?:[ \u00a0.\-–/]{0,3}\(?\d{1,5}\)?){1,6}(?![\d%€]|[.,:]\d)/gu
const phoneWord =
  /(?:t[eé]l(?:[eé]fono|efon|[eé]phone|efoon)?|phone|call|ring|fon|ruf(?:en|nummer)?|mobil(?:e|telefon)?|handy|móvil|cell(?:ulare)?|portable|appel(?:ez)?|llam[ea]\p{L}{0,9}|chiama\p{L}{0,9}|whats\s?app|sms|text|fax|hotline|notruf|emergenc(?:y|ies)|urgences?|urgencias|desk|office|reception)\W{0,4}(?:us|at|on|al|:|no\.?|number|nummer|unter|au|the|desk|line|24\/7|24h)?\W{0,4}$/iu
const notPhoneWord =
  /(?:vat|ust|tax|company|registered|reg|charity|iban|bic|siret|siren|nif|cif|nie|p\.?\s?iva|hrb|isbn|sku|order|number|licen[cs]e|gst|abn|ein|id|fc)\W{0,3}(?:id|no|nr|number|in england|n°|code)?\W{0,6}$/iu

/** A number for when nobody answers the others. */
const urgent =
  /\bemergenc(?:y|ies)\b|out[- ]of[- ](?:office[- ])?hours|on[- ]call|\bnotfall|notdienst|bereitschaftsdienst|au(?:ß|ss)erhalb der (?:öffnungszeiten|sprechzeiten)|fuera de horario|de guardia|d'astreinte|en dehors des (?:heures|horaires)|fuori orario|reperibilità/iu

/** Addresses and numbers behind mailto and tel links. */
export function linkedContacts(page: ReadPage): Fact[] {
  const { url, contacts } = page
  return [
    ...contacts.emails.map(
      (value): Fact => ({ kind: 'email', label: 'Email', value: value.toLowerCase(), url }),
    ),
    ...contacts.phones.map((value): Fact => ({ kind: 'phone', label: 'Phone', value, url })),
  ]
}

const ownContacts =
  /contact|kontakt|contat|about|about-us|team|staff|people|location|branch|store|office|standort|filial|sede|tienda|equipo|impressum|imprint|aviso-legal|mentions|find-us|anfahrt/i
const directoryFrom = 4

/** A page of many numbers that is about no contact of one's own lists neighbours: restaurants, museums, taxis. */
export function listsOthers(page: ReadPage, contacts: Fact[]): boolean {
  const path = URL.parse(page.url)?.pathname ?? '/'
  if (path.length <= 1 || ownContacts.test(path) || ownContacts.test(page.title)) return false
  const numbers = new Set(contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => phoneKey(value)))
  return numbers.size >= directoryFrom
}

/** Addresses and numbers as they are written on the page. */
export function contactFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  for (const line of pageLines(page)) {
    if (line.text.length > 1500) continue
    if (line.text.includes('@')) facts.push(...mailsIn(line.text, page.url))
    if (/\d[\d\s().\-–/]{5,40}\d/.test(line.text)) facts.push(...phonesIn(line.text, page.url))
  }
  return facts
}

function mailsIn(text: string, url: string): Fact[] {
  return mailAddresses(text)
    .filter((address) => !notMail.test(address))
    .map((address) => ({ kind: 'email', label: 'Email', value: address.toLowerCase(), url }))
}

/** Looked for around each '@', as a pattern would try every letter of a line for a beginning. */
function mailAddresses(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const host = mailHost.exec(text.slice(at + 1, at + 300))?.[0]
    if (!host || host.includes('-.')) continue
    let start = at
    while (start > from && at - start < longestMailbox && mailbox.test(text[start - 1]!)) start--
    const name = text.slice(start, at).replace(/^[._%+-]+/, '')
    if (name === '' || /[._%+-]$/.test(name)) continue
    found.push(`${name}@${host}`)
    from = at + 1 + host.length
  }
  return found
}

function phonesIn(text: string, url: string): Fact[] {
  const facts: Fact[] = []
  for (const match of text.matchAll(number)) {
    const written = balanced(withoutExtension(trimmedEnd(match[0], '.-–/(').trim()))
    const digits = written.replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15) continue
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (notPhoneWord.test(before) || looksLikeDate(written)) continue
    const named = phoneWord.exec(before)?.[0] ?? ''
    if (!named && !phoneShape(written)) continue
    const sentence = text
      .slice(Math.max(0, match.index - 120), match.index)
      .split(/[.!?]/)
      .at(-1)!
    const label = urgent.test(sentence) ? 'Emergency' : labelFor(named)
    facts.push({ kind: 'phone', label, value: written, url })
  }
  return facts
}

/** '0771 - 2443238 / 28' is one number and the end of its neighbour. */
function withoutExtension(written: string): string {
  const slash = written.lastIndexOf('/')
  const isExtension = slash >= 0 && /^\d{1,3}$/.test(written.slice(slash + 1).trim())
  const number = isExtension ? written.slice(0, slash).trim() : written
  return number.replace(/\D/g, '').length >= 9 ? number : written
}

function balanced(written: string): string {
  if (/^\([^()]*\)$/.test(written)) return written.slice(1, -1)
  return written.endsWith(')') && !written.includes('(') ? written.slice(0, -1) : written
}

function looksLikeDate(written: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$|^(?:19|20)\d\d\s?[–-]\s?(?:19|20)?\d\d$/.test(
    written,
  )
}

/** Written as numbers are dialled: with a country or area code set off. */
function phoneShape(written: string): boolean {
  if (/^(?:\+|00)\d/.test(written)) return written.replace(/\D/g, '').length >= 9
  if (/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(written)) return true
  return /^\(?0\d{1,5}\)?(?:[\s/-]|\s[–-]\s)\d[\d\s/-]{4,}$/.test(written)
}

function labelFor(word: string): string {
  if (/fax/i.test(word)) return 'Fax'
  if (/whats/i.test(word)) return 'WhatsApp'
  if (/mobil|handy|móvil|cell|portable/i.test(word)) return 'Mobile'
  if (/notruf|emergenc|urgenc/i.test(word)) return 'Emergency'
  return 'Phone'
}

export function phoneKey(value: string): string {
  return value.replace(/\D/g, '').slice(-8)
}
