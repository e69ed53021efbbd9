import type { ReadPage } from '../read/read-page.ts'
import { findSiteName } from '../read/site-name.ts'
import { addressFacts, addressKey } from './address-facts.ts'
import { contactFacts, linkedContacts, listsOthers, phoneKey } from './contact-facts.ts'
import type { Fact, FactKind } from './fact.ts'
import { betterHours, type Hours, hoursFacts, pageHours } from './hours.ts'
import { ownerFacts, titleNameFacts } from './owner-facts.ts'
import { priceFacts } from './price-facts.ts'
import { serviceFacts, shortened } from './service-facts.ts'
import { socialFacts } from './social-facts.ts'
import { structuredFacts } from './structured-facts.ts'

const order: FactKind[] = [
  'name',
  'description',
  'email',
  'phone',
  'address',
  'hours',
  'social',
  'service',
  'product',
  'price',
]

/** A catalogue has thousands of products; the owner is shown, and answers use, this many of each kind. */
const caps: Record<FactKind, number> = {
  name: 1,
  description: 1,
  email: 12,
  phone: 12,
  address: 12,
  hours: 7,
  social: 15,
  service: 120,
  product: 300,
  price: 400,
}

const isNoPhone = ({ kind }: Fact) => kind !== 'phone'
const contact = new Set<FactKind>(['email', 'phone', 'address', 'social'])

interface Found {
  fact: Fact
  /** Structured data, the page's own text, then what stands around it. */
  rank: number
  /** On how many pages: a footer's phone number before a neighbour's. */
  pages: number
  last: string
}

export interface FactFinder {
  /** Takes a page in and tells what it added. */
  add(page: ReadPage): Fact[]
  /** All that is known so far, business first, prices last. */
  facts(): Fact[]
}

/** What a single page states, surest first. */
export function pageFacts(page: ReadPage): Fact[] {
  const finder = createFactFinder()
  finder.add(page)
  return finder.facts()
}

/** What the pages of a site state together. */
export function findFacts(pages: Iterable<ReadPage>): Fact[] {
  const finder = createFactFinder()
  for (const page of pages) finder.add(page)
  return finder.facts()
}

/** Collects facts page by page, so that no page has to be kept. */
export function createFactFinder(): FactFinder {
  const found = new Map<string, Found>()
  const counts = new Map<FactKind, number>()
  const titles: { title: string; siteName: string }[] = []
  const owners: Fact[] = []
  const first: Fact[] = []
  let hours: Hours | null = null
  let start = ''

  const take = (fact: Fact, rank: number): boolean => {
    const key = keyOf(fact)
    const known = found.get(key)
    if (known) {
      if (known.last !== fact.url) known.pages++
      known.last = fact.url
      if (rank > known.rank || (rank === known.rank && isBetterWritten(fact, known.fact)))
        Object.assign(known, { fact, rank })
      return false
    }
    const count = counts.get(fact.kind) ?? 0
    // Of names and descriptions the surest is kept, so all of them stand until asked for.
    if (count >= Math.max(caps[fact.kind], 50)) return false
    counts.set(fact.kind, count + 1)
    found.set(key, { fact, rank, pages: 1, last: fact.url })
    return true
  }

  const add = (page: ReadPage): Fact[] => {
    const added: Fact[] = []
    start ||= page.url
    titles.push({ title: page.title, siteName: page.siteName })
    const note = (facts: Fact[], rank: number) => {
      for (const fact of facts) if (take(fact, rank)) added.push(fact)
    }
    if (owners.length === 0) owners.push(...ownerFacts(page))
    // Of several pages what their titles share is surer.
    if (titles.length === 1) first.push(...titleNameFacts(page, isFrontPage(page.url)))
    const structured = structuredFacts(page)
    note(structured.facts, 5)
    note(aboutFacts(page), isFrontPage(page.url) ? 4 : 1)
    const linked = linkedContacts(page)
    const written = contactFacts(page)
    const isOthers = listsOthers(page, [...linked, ...written])
    note(isOthers ? linked.filter(isNoPhone) : linked, 2)
    note(isOthers ? written.filter(isNoPhone) : written, 3)
    note(addressFacts(page), 3)
    note(socialFacts(page), 2)
    if (!page.article) {
      note(serviceFacts(page), 3)
      note(priceFacts(page), 3)
    }
    const stated = structured.hours ?? pageHours(page)
    if (stated && (!hours || betterHours(stated, hours)) && stated !== hours) {
      hours = stated
      added.push(...hoursFacts(stated))
    }
    return added
  }

  const facts = (): Fact[] => {
    const all: Fact[] = []
    if (!counts.has('name')) {
      const named = namedByTitles(titles, start)
      all.push(...[...named, ...owners, ...first].slice(0, 1))
    }
    for (const kind of order) {
      if (kind === 'hours') {
        if (hours) all.push(...hoursFacts(hours))
        continue
      }
      const ofKind = [...found.values()].filter(({ fact }) => fact.kind === kind)
      ofKind.sort((a, b) => (contact.has(kind) ? b.pages - a.pages : 0) || b.rank - a.rank)
      all.push(...withoutShadows(ofKind.map(({ fact }) => fact)).slice(0, caps[kind]))
    }
    return all
  }

  return { add, facts }
}

/** The name and purpose of the business where no structured data states them. */
function aboutFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  if (page.siteName) facts.push({ kind: 'name', label: 'Name', value: page.siteName, url: page.url })
  const description = page.description || (isFrontPage(page.url) ? firstParagraph(page) : '')
  if (description)
    facts.push({ kind: 'description', label: 'Description', value: shortened(description), url: page.url })
  return facts
}

/** What the titles of several pages share is what the business is called. */
function namedByTitles(titles: { title: string; siteName: string }[], start: string): Fact[] {
  if (titles.length < 2) return []
  const name = findSiteName(titles, start)
  return start.includes(name) ? [] : [{ kind: 'name', label: 'Name', value: name, url: start }]
}

function firstParagraph(page: ReadPage): string {
  return (
    page.blocks.find((block) => block.kept && block.kind === 'text' && block.markdown.length >= 60)
      ?.markdown ?? ''
  )
}

function isFrontPage(url: string): boolean {
  try {
    return /^\/(?:index\.\w+|home\/?)?$/.test(new URL(url).pathname)
  } catch {
    return false
  }
}

/** '£68.00 GBP' is £68. */
function withoutRepeatedCode(value: string): string {
  return /^[£$€]/.test(value) ? value.replace(/ ?(?:gbp|usd|eur)$/, '') : value
}

/** 'Crown £720' stated on three pages is one fact; a phone number is its digits however it is spaced. */
function keyOf(fact: Fact): string {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  switch (fact.kind) {
    case 'phone':
      return `phone ${phoneKey(fact.value)}`
    case 'address':
      return `address ${addressKey(fact.value)}`
    case 'email':
      return `email ${plain(fact.value)}`
    case 'name':
    case 'description':
      return `${fact.kind} ${plain(fact.value)}`
    case 'social':
      return `social ${plain(fact.value).replace(/^https?:\/\/(?:www\.)?/, '')}`
    case 'service':
    case 'product':
      return `${fact.kind} ${plain(fact.label)}`
    default:
      return `${fact.kind} ${plain(fact.label)} ${withoutRepeatedCode(plain(fact.value)).replace(
        /[.,]00(?!\d)|\s/g,
        '',
      )}`
  }
}

/** A number in groups reads better than a row of digits. */
function isBetterWritten(fact: Fact, known: Fact): boolean {
  return fact.kind === 'phone' && /\d[\s.-]/.test(fact.value) && !/\d[\s.-]/.test(known.value)
}

/** An address that says the same as one before it, but for a name or a country, says nothing more. */
function withoutShadows(facts: Fact[]): Fact[] {
  if (facts[0]?.kind !== 'address') return facts
  const kept: { fact: Fact; words: Set<string> }[] = []
  for (const fact of facts) {
    const words = new Set(fact.value.toLowerCase().match(/[\p{L}\d]+/gu))
    const same = kept.find((other) => isSamePlace(other.words, words))
    if (!same) kept.push({ fact, words })
    // The fuller of two is the better one.
    else if (words.isSupersetOf(same.words)) Object.assign(same, { fact, words })
  }
  return kept.map(({ fact }) => fact)
}

/** Number and postcode alike, and nearly all words of the shorter in the longer. */
function isSamePlace(a: Set<string>, b: Set<string>): boolean {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a]
  const missing = [...short].filter((word) => !long.has(word))
  return missing.length <= short.size * 0.25 && !missing.some((word) => /\d/.test(word))
}
