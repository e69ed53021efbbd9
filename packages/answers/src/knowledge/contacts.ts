import { matchesOf } from '@foyer/text/matches-of'
import { conceptsIn } from '../language/lexicon.ts'
import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Doubt, Fact, Language } from '../types.ts'
import { contactFact, contactLine, contactMail, contactPhone } from '../weights.ts'
import { type ContactEntry, ContactList } from './contact-list.ts'
import type { IndexedPassage } from './passage.ts'
import { isContact, isSameContact, overlaps } from './same-contact.ts'

export interface Contacts {
  phones: ContactEntry[]
  emails: ContactEntry[]
  /** The address for general questions, if any. */
  generalEmail: ContactEntry | undefined
  addresses: ContactEntry[]
  /** Passages with a contact that the owner is asked about, by kind. */
  doubtful: { [Kind in ContactEntry['kind']]?: number }
  /** The contact page. */
  page: number | null
}

/** Words around numbers and addresses. */
const words = (name: string) => wordsNamed(`contact ${name}`)

const phonePattern =
  /(?<![\p{L}\p{N}.,/-])(?:\+|00)?\(?\d[\d\s().\-/\u00a0]{6,18}\d(?![\p{L}\p{N}]|[.,]\d|[:/]\d)/gu
const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const otherNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${words('register')}|${words('other number')})\.?\s{0,3}(?:in \p{L}{1,30}\s{0,3})?[:#]?\s{0,3}\p{L}{0,4}\s{0,3}$`,
  'iu',
)
/** From these words on, a line lists account, tax or register numbers. */
const legalNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${words('register')}|${words('legal number')})(?!\p{L})`,
  'iu',
)
const numberIsPhone = new RegExp(String.raw`(?:${words('before a phone')})[^\d]{0,25}$`, 'iu')
const addressPattern =
  /\b\d{5}\s\p{Lu}\p{L}+|\b\d{4}\s?[A-Z]{2}\s\p{Lu}\p{L}+|\b(?!19|20)\d{4}\s\p{Lu}\p{L}+|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|\b\d{5}-\d{3}\b|〒\d{3}-\d{4}/u
const joinedStreet = sourcesByLanguage('contact street joined')
const streetPattern = new RegExp(
  [
    String.raw`\b\d{1,6}[a-z]?,?\s(?:\p{Lu}[\p{L}.]{0,40}\s){0,3}(?:${words('street last')})\b`,
    String.raw`\p{L}{1,40}(?:${joinedStreet.de})\s\d`,
    String.raw`\b(?:${words('street first')})\s[\p{L}\s]{1,60},?\s?\d`,
  ].join('|'),
  'iu',
)

const dutchStreet = new RegExp(String.raw`\p{L}{1,30}(?:${joinedStreet.nl})\s\d`, 'iu')
const namesStreet = (text: string) => streetPattern.test(text) || dutchStreet.test(text)

const foreign = new Set(['#email', '#phone', '#contact', '#address', '#hours'])

/** Contacts appear in lines, not in long runs of digits. */
const longestLine = 2_000

export interface Places {
  titles: readonly string[]
  pageOf: (url: string) => number
  /** True for text from the owner. */
  isOwners: (page: number) => boolean
  /** True for scanned pages; the owner's files and texts have no facts. */
  isWebsite: (page: number) => boolean
  language: Language
  doubts: readonly Doubt[]
  /** Passages with a doubtful fact; those of contacts are added here. */
  doubted: Map<number, Date | null>
}

/** Headings above other firms' contacts. */
const headsOthers = new RegExp(`^(?:(?:${words('our')}) )?(?:${words('other firms')})$`, 'iu')

/** True if a passage's contacts may be the business's own. */
const speaksForUs = ({ kind, voice, path }: IndexedPassage): boolean =>
  kind !== 'fact' &&
  voice !== 'customer' &&
  !path.some((heading) => headsOthers.test(heading.replace(/[:：]$/, '')))

/**
 * Finds the business's contact details. Facts decide whose a number is, and pages how to write it; without facts of a
 * kind the pages decide.
 */
export function* findContacts(
  passages: readonly IndexedPassage[],
  facts: readonly Fact[],
  { titles, pageOf, isOwners, language, doubts, doubted }: Places,
): Generator<void, Contacts> {
  const asked = doubts.filter(isContact)
  const doubtful: Contacts['doubtful'] = {}
  const stated = new Set<string>(facts.map(({ kind }) => kind))
  const found = new ContactList((entry) => !stated.has(entry.kind) || isOwners(entry.page))
  for (const [at, fact] of facts.entries())
    if (isContact(fact)) found.addFact(entryOf(fact, at, pageOf(fact.url), language))
  const contactPages = titles.map(
    (title) => title.split(/\s+/).length <= 4 && mentions(title, language).has('#contact'),
  )
  for (const [at, passage] of passages.entries()) {
    if (at % 200 === 0) yield
    const near = contactPages[passage.page] ? contactLine.onContactPage : 0
    if (!speaksForUs(passage)) continue
    const text = (passage.subject ? `${passage.subject}: ${passage.text}` : passage.text).slice(
      0,
      longestLine,
    )
    readEntries(text, passage.page, near, language, (entry) => {
      const doubt = isOwners(passage.page) ? undefined : asked.find((each) => isSameContact(entry, each))
      if (!doubt || found.has(entry)) return found.addShown(entry)
      doubted.set(at, doubt.asOf ?? null)
      doubtful[entry.kind] ??= at
    })
  }
  const contactPage = contactPages.indexOf(true)
  return { ...inOrder(found.ranked()), doubtful, page: contactPage >= 0 ? contactPage : null }
}

/** Earlier facts rank higher. */
function entryOf(
  fact: Fact & Pick<ContactEntry, 'kind'>,
  at: number,
  page: number,
  language: Language,
): ContactEntry {
  const [channel = ''] = fact.label.split(' – ')
  const label = isPlainLabel(channel, language) ? '' : channel
  const part = fact.part ?? undefined
  // Only the owner's correction for the whole business ranks first, not a confirmation or a branch's number.
  const isPutRight = fact.origin === 'owner' && fact.url === '' && !part
  const place = Math.min(at, contactFact.statedLater)
  const score = contactFact.stated - place + (isPutRight ? contactFact.owners : 0)
  return { kind: fact.kind, value: fact.value.trim(), label, ...(part && { part }), page, score }
}

function inOrder(ranked: readonly ContactEntry[]): Omit<Contacts, 'doubtful' | 'page'> {
  const of = (kind: ContactEntry['kind']) => ranked.filter((entry) => entry.kind === kind)
  const phones = of('phone').filter((entry) => entry.score > 0)
  const emails = generalFirst(of('email'))
  const addresses = of('address').filter(
    (entry, index, all) => index === 0 || !overlaps(entry.value, all[0]!.value),
  )
  return { phones, emails, generalEmail: generalOf(emails, phones.length > 0), addresses }
}

const mentions = (text: string, language: Language) => {
  const concepts = new Set(conceptsIn(tokenise(text, language), language).map((mention) => mention.concept))
  for (const mention of conceptsIn(tokenise(text, 'en'), 'en')) concepts.add(mention.concept)
  return concepts
}

const plainLabelWord = new RegExp(`^(?:${words('plain label')})$`, 'i')

const isFax = new RegExp(words('fax'), 'i')
const otherChannel = new RegExp(`${words('fax')}|${words('other channel')}`, 'i')

/** 'Telephone' labels the main number, 'Emergency pick-up' a special one. */
function isPlainLabel(label: string, language: Language): boolean {
  const words = label
    .trim()
    .split(/\s+/)
    .filter((word) => word && !plainLabelWord.test(word))
  if (words.length === 0) return true
  const known = mentions(label, language)
  return [...foreign].some((concept) => known.has(concept)) && words.length <= 2 && !otherChannel.test(label)
}

function readEntries(
  text: string,
  page: number,
  near: number,
  language: Language,
  add: (entry: ContactEntry) => void,
) {
  // A footer line lists several items between dots.
  for (const piece of text.split(/\s{0,20}[·•|]\s*/)) {
    const legal = legalNumber.exec(piece)?.index ?? piece.length
    for (const match of matchesOf(emailPattern, piece)) {
      const label = labelBefore(piece, match.index)
      const plain = isPlainLabel(label, language)
      add({
        kind: 'email',
        value: match[0].replace(/\.$/, ''),
        label: plain ? '' : label,
        page,
        score: contactLine.email + near + (plain ? contactMail.plain : 0) + deskOf(match[0]),
      })
    }
    for (const match of matchesOf(phonePattern, piece)) {
      const digits = match[0].replace(/\D/g, '').length
      const before = piece.slice(Math.max(0, match.index - 40), match.index)
      if (digits < 8 || digits > 15 || otherNumber.test(before)) continue
      const spoken = numberIsPhone.test(before)
      if (!spoken && (digits < 9 || match.index > legal || looksLikeDateOrAmount(match[0]))) continue
      const label = labelBefore(piece, match.index)
      const plain = isPlainLabel(label, language)
      const fax = isFax.test(before) ? contactPhone.fax : 0
      const named = plain ? contactPhone.plain : contactPhone.labelled
      const score = contactLine.phone + near + (spoken ? contactPhone.spokenOf : 0) + named + fax
      add({ kind: 'phone', value: match[0].trim(), label: plain ? '' : label, page, score })
    }
    const own = piece.slice(0, legal)
    if (addressPattern.test(own) || (near > 0 && namesStreet(own))) {
      const address = addressIn(own)
      if (address)
        add({ kind: 'address', value: address, label: '', page, score: contactLine.address + near })
    }
  }
}

const general = new RegExp(String.raw`^(?:${words('general desk')})\b`, 'i')
const special = new RegExp(String.raw`^(?:${words('special desk')})\b`, 'i')

/** Prefers the general address, however often another one appears. */
function generalFirst(emails: ContactEntry[]): ContactEntry[] {
  const domainOf = ({ value }: ContactEntry) => value.slice(value.lastIndexOf('@')).toLowerCase()
  const ours = emails[0] && domainOf(emails[0])
  // An address of another domain, such as an authority's, isn't for general questions.
  const rank = (entry: ContactEntry) =>
    entry.score >= contactFact.owners ? 2 : domainOf(entry) === ours ? Math.sign(deskOf(entry.value)) : 0
  return [...emails].sort((a, b) => rank(b) - rank(a))
}

/** The address for general questions. Among several departments there is none, if visitors can phone instead. */
function generalOf([first, ...others]: readonly ContactEntry[], canRing: boolean): ContactEntry | undefined {
  const isForAll =
    !first || others.length === 0 || first.score >= contactFact.owners || general.test(first.value)
  return isForAll || !canRing ? first : undefined
}

const deskOf = (address: string) =>
  general.test(address) ? contactMail.general : special.test(address) ? contactMail.special : 0

const looksLikeDateOrAmount = (text: string) =>
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text) ||
  /^\d{4}\s?[-–/]\s?\d{4}$/.test(text.trim()) ||
  /^\d{1,3}(?:[.,\s]\d{3})+$/.test(text.trim())

function labelBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 60), at)
  const colon = /(?:^|[.;,(]\s*)([\p{L}][\p{L}\p{M}\s/-]{1,40})[:：]?\s*\(?$/u.exec(before)
  return colon ? colon[1]!.trim() : ''
}

const saysWhere = new RegExp(String.raw`(?<!\p{L})(?:${words('we')})(?!\p{L})`, 'iu')

/** The sentence or line with the postcode. */
function addressIn(text: string): string | null {
  const pieces = text.split(/(?<=[^\s.]{3})\.\s+(?=\p{Lu})/u)
  const holding =
    pieces.find((piece) => addressPattern.test(piece)) ?? pieces.find((piece) => namesStreet(piece))
  if (!holding) return null
  const street = streetPattern.exec(holding)?.index ?? 0
  // In 'We are at 14 Birch Lane' the address begins at the street.
  const value = (saysWhere.test(holding.slice(0, street)) ? holding.slice(street) : holding)
    .replace(/^[\p{L}\s-]{2,30}[:：]\s*/u, '')
    .replace(/\.$/, '')
    .trim()
  if (value.length < 8 || value.length > 140 || !/\d/.test(value)) return null
  return namesStreet(value) || /,/.test(value) ? value : null
}
