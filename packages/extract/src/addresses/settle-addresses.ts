import type { Fact } from '../fact.ts'
import type { FoundFact } from '../found-facts.ts'
import { legalPage, ownContacts } from '../phones/phone-doubts.ts'
import { registeredAddress } from './registered-address.ts'

export const settledAddresses = (found: FoundFact[], start: string): Fact[] =>
  withoutShadows(ownAddresses(found, start).map(({ fact }) => fact))

/**
 * An address in running text counts when a second page tells it, when the page is about finding the business,
 * or when the site has no other. An address on paper is asked when it is the only one.
 */
function ownAddresses(found: FoundFact[], start: string): FoundFact[] {
  const isStated = (one: FoundFact) => one.sure || one.fact.origin === 'structured' || isCountedAsOwn(one)
  const sure = found.filter((one) => isStated(one) && !isPaperOnly(one))
  const stale = outdatedAddresses(sure, start)
  return (sure.length > 0 ? sure : found).map((one) => {
    const { part: _, ...fact } = { ...one.fact, label: 'Address' }
    const isSure = sure.length > 0 && !stale.has(one) && one.fact.otherValue === undefined
    return { ...one, fact: { ...fact, ...branchOf(one), sure: isSure } }
  })
}

function branchOf({ labels }: FoundFact): Pick<Fact, 'label' | 'part'> | null {
  const named = [...labels].filter(([label]) => label.includes(' – ')).sort((a, b) => b[1] - a[1])
  const [label, times] = named[0] ?? ['', 0]
  if (label === '' || (labels.get('Address') ?? 0) > times) return null
  return { label, part: label.split(' – ').slice(1).join(' – ') }
}

function isCountedAsOwn(one: FoundFact): boolean {
  const path = URL.parse(one.fact.url)?.pathname ?? ''
  return one.pages > 1 || (ownContacts.test(path) && !legalPage.test(path))
}

const isPaperOnly = ({ labels }: FoundFact) => labels.has(registeredAddress) && labels.size === 1

/**
 * No visitor sees structured data, so nobody notices when it is out of date: it is doubted when the pages
 * write the same postcode differently.
 */
function outdatedAddresses(found: FoundFact[], start: string): Set<FoundFact> {
  const structured = found.filter(({ fact }) => fact.origin === 'structured')
  const shown = found.filter(({ fact }) => fact.origin !== 'structured')
  const isSame = (a: FoundFact, b: FoundFact) => isSamePlace(wordsOf(a.fact.value), wordsOf(b.fact.value))
  const isSeen = (one: FoundFact) => shown.some((other) => isSame(other, one))
  const unmatched = shown.filter((one) => !structured.some((other) => isSame(other, one)))
  const trust = (one: FoundFact) => Number(isSeen(one)) * 2 + Number(one.fact.url === start)
  const [best] = structured.toSorted((a, b) => trust(b) - trust(a) || b.pages - a.pages)
  return new Set(
    structured.filter((one) => {
      if (isSeen(one)) return false
      const postcode = postcodeOf(one.fact.value)
      if (unmatched.some(({ fact }) => postcode !== '' && postcodeOf(fact.value) === postcode)) return true
      return trust(one) < trust(best!) && !isSame(one, best!) && !isBranch(one.fact, best!.fact)
    }),
  )
}

const postcodeOf = (value: string) =>
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6})(?![\p{L}\d])/u
    .exec(value)?.[0]
    .replace(' ', '') ?? ''

/** 'Tidewater Ashbourne' is a branch at Ashbourne. */
function isBranch(one: Fact, main: Fact): boolean {
  const known = wordsOf(main.part ?? '')
  const own = [...wordsOf(one.part ?? '')].filter((word) => !known.has(word))
  return own.some((word) => wordsOf(one.value).has(word))
}

const wordsOf = (value: string) => new Set(value.toLowerCase().match(/[\p{L}\d]+/gu))

function withoutShadows(facts: Fact[]): Fact[] {
  const kept: { fact: Fact; words: Set<string> }[] = []
  for (const fact of facts) {
    const words = wordsOf(fact.value)
    const same = kept.find((other) => isSamePlace(other.words, words))
    if (!same) kept.push({ fact, words })
    else if (words.isSupersetOf(same.words)) Object.assign(same, { fact, words })
  }
  return kept.map(({ fact }) => fact)
}

/** Same number and postcode, and nearly all words of the shorter in the longer. */
function isSamePlace(a: Set<string>, b: Set<string>): boolean {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a]
  const missing = [...short].filter((word) => !long.has(word))
  return missing.length <= short.size * 0.25 && !missing.some((word) => /\d/.test(word))
}
