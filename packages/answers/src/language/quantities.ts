import { fold } from '@foyer/text/fold'
import { matchesOf } from '@foyer/text/matches-of'
import { plainLettersInPlace } from '@foyer/text/plain-letters'
import type { Language } from '../types.ts'
import { digitsOf } from './number-words.ts'
import { wordsNamed } from './patterns.ts'
import { entriesOf } from './word-data.ts'

/** Measures for which sites state limits. */
export type Measure =
  | 'age'
  | 'metre'
  | 'kilometre'
  | 'mile'
  | 'inch'
  | 'foot'
  | 'squarefoot'
  | 'squaremetre'
  | 'litre'
  | 'kilo'
  | 'people'
  | 'money'
  | 'year'

export interface Quantity {
  measure: Measure
  value: number
}

export interface QuantityMention extends Quantity {
  start: number
  end: number
}

/** Words for ages, group sizes and limits. */
const words = (name: string) => wordsNamed(`quantity ${name}`)

const amount = '(\\d{1,15}(?:[.,]\\d{1,15})?)'
const anyAmount = new RegExp(`(?<![\\d.,:])${amount}`, 'g')
const afterNumber = entriesOf('amounts/measures').map((line) => {
  const [measure, words] = line.split(': ') as [Measure, string]
  return [measure, new RegExp(`^[\\s-]?(?:${words})(?![\\p{L}²³])`, 'u')] as const
})
// Checked first, because searching for an age at every word is slow.
const years = new RegExp(`${words('years')}|1 (?:${words('one year')})`)
const yearsNamed = String.raw`(\d{1,3}|[a-z]{3,10}?)[\s-]*(?:${words('years')})|(?<=\b(?:${words('before one year')}) )(1) (?:${words('one year')})\b|\b(${words('one joined')})(?:${words('joined to one')})\b`
const oldByVerb = String.raw`\b(?:${words('aged')}) (\d{1,3})\b|\b(?:${words('is')}) (\d{1,2})(?=\s*(?:[.,;!?](?!\d)|$|(?:${words('behind an age')})\b))`
const yearsOld = new RegExp(`${yearsNamed}|${oldByVerb}`, 'gu')
const oldOnly = new RegExp(oldByVerb, 'gu')
const monthsOld = new RegExp(String.raw`(\d{1,2})(?:${words('months old')})`, 'gu')
const partyOf = new RegExp(String.raw`\b(?:${words('party')}) (?:${words('party of')}) (\d{1,3})\b`, 'g')
const oldness = new RegExp(String.raw`${words('old')}|\b(?:${words('is')}) \d`)

/** Ages are the only quantities read from words. */
const inWords = new RegExp(String.raw`[a-z][\s-]*(?:${words('years')})`)

/** Ages, sizes, amounts and group sizes: 'my 7-year-old', '19 inch', 'an order of €60'. */
export function quantitiesIn(text: string, language: Language): QuantityMention[] {
  // Positions must not change, so 'ß' stays one letter.
  const seen = plainLettersInPlace(text)
  if (seen.length !== text.length || !(/\d/.test(seen) || inWords.test(seen))) return []
  const found: QuantityMention[] = []
  const taken = new Uint8Array(seen.length)
  const add = (mention: QuantityMention) => {
    if (taken.subarray(mention.start, mention.end).includes(1)) return
    taken.fill(1, mention.start, mention.end)
    found.push(mention)
  }
  for (const match of matchesOf(monthsOld, seen)) add(at(match, 'age', Number(match[1]) / 12))
  for (const match of matchesOf(years.test(seen) ? yearsOld : oldOnly, seen)) {
    const written = match.slice(1).find((part) => part !== undefined) ?? ''
    const value = written === 'ein' ? 1 : Number(/^\d/.test(written) ? written : digitsOf(written, language))
    if (value > 0 && value < 110 && oldness.test(match[0])) add(at(match, 'age', value))
  }
  for (const match of /[€£$]/.test(seen) ? matchesOf(/[€£$]\s?(\d+(?:[.,]\d+)?)/g, seen) : [])
    add(at(match, 'money', numberOf(match[1]!)))
  for (const match of matchesOf(anyAmount, seen)) {
    const rest = seen.slice(match.index + match[0].length)
    const [measure, unit] = measureAfter(rest)
    if (measure)
      add({
        measure,
        value: numberOf(match[1]!),
        start: match.index,
        end: match.index + match[0].length + unit,
      })
    else if (/^(?:19|20)\d{2}$/.test(match[0])) add(at(match, 'year', Number(match[0])))
  }
  for (const match of matchesOf(partyOf, seen)) add(at(match, 'people', Number(match[1])))
  return found
}

const at = (match: RegExpExecArray | RegExpMatchArray, measure: Measure, value: number): QuantityMention => ({
  measure,
  value,
  start: match.index!,
  end: match.index! + match[0].length,
})

const numberOf = (written: string) => Number(written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))

function measureAfter(rest: string): [Measure | null, number] {
  for (const [measure, pattern] of afterNumber) {
    const match = pattern.exec(rest)
    if (match) return [measure, match[0].length]
  }
  return [null, 0]
}

/** Sizes also serve as names: 'the 17 inch'. */
const sizes: ReadonlySet<Measure> = new Set([
  'inch',
  'foot',
  'litre',
  'kilo',
  'metre',
  'squarefoot',
  'squaremetre',
])

/** Exact sizes as limits. */
const sizesIn = (text: string): Bounds[] =>
  quantitiesIn(text, 'en')
    .filter(({ measure }) => sizes.has(measure))
    .map(({ measure, value }) => ({ measure, from: value, to: value }))

export interface Bounds {
  measure: Measure
  from: number
  to: number
}

const n = '[€£$]?\\s?(\\d{1,15}(?:[.,]\\d{1,15})?)'
const notTime = String.raw`(?![\d:]|[.,]\d|\s?(?:%|am\b|pm\b|a\.m|p\.m|h\b|${words('time')}))`
const unitGap = '[\\s-]?(?:[\\p{L}€£$"]{1,12}\\.?)?'
const span = new RegExp(String.raw`${n}(${unitGap})\s?(?:-|–|${words('to')})\s?${n}${notTime}`, 'gu')
const bound = String.raw`[\s-]*(?:(?:${words('before a bound')}) )?${n}s?${notTime}`
const below = new RegExp(`(?:${words('below')}|${words('up to')})${bound}`, 'gu')
const above = new RegExp(`(?:${words('from')})${bound}`, 'gu')
const orMore = new RegExp(
  String.raw`${n}(${unitGap})\s?(?:\+|(?:${words('or')})\s(?:${words('more')}))`,
  'gu',
)
const orLess = new RegExp(String.raw`${n}(${unitGap})\s?(?:${words('or')})\s(?:${words('less')})`, 'gu')
const aboutAge = new RegExp(String.raw`\b(?:${words('of age')})\b|\b\d+s\b`)
const inMonths = new RegExp(String.raw`^[\s-]?(?:${words('months')})`)

/** Limits in a text: 'aged 5 to 12', 'under-5s', '18 inch and over', 'free over £50'. */
export function boundsIn(text: string): Bounds[] {
  if (!/\d/.test(text)) return []
  const seen = fold(text.replace(/(\d)\s?½/g, '$1.5'))
  const found: Bounds[] = []
  let told: boolean | undefined
  const speaksOfAge = () => {
    told ??= aboutAge.test(seen)
    return told
  }
  const put = (match: RegExpMatchArray, from: number, to: number) => {
    const measure = measureOf(seen, match, speaksOfAge)
    if (measure && from <= to) found.push({ measure, from, to })
  }
  const months = (match: RegExpMatchArray, value: number, unit: string | undefined) =>
    inMonths.test(unit ?? seen.slice(match.index! + match[0].length, match.index! + match[0].length + 8))
      ? value / 12
      : value
  const taken = new Uint8Array(seen.length)
  for (const match of matchesOf(span, seen)) {
    put(match, months(match, numberOf(match[1]!), match[2] || undefined), numberOf(match[3]!))
    taken.fill(1, match.index, match.index + match[0].length)
  }
  const free = (match: RegExpMatchArray) =>
    !taken.subarray(match.index!, match.index! + match[0].length).includes(1)
  for (const match of matchesOf(below, seen))
    if (free(match)) {
      const bound = months(match, numberOf(match[1]!), undefined)
      put(match, 0, excluding.test(match[0]) ? bound - 0.001 : bound)
    }
  for (const match of matchesOf(above, seen))
    if (free(match)) put(match, months(match, numberOf(match[1]!), undefined), Number.POSITIVE_INFINITY)
  for (const match of matchesOf(orMore, seen)) put(match, numberOf(match[1]!), Number.POSITIVE_INFINITY)
  for (const match of matchesOf(orLess, seen)) put(match, 0, numberOf(match[1]!))
  return found.length > 0 ? found : sizesIn(text)
}

/** 'Not hired to *anyone* under 16'. */
const somebody = new RegExp(String.raw`\b(?:${words('somebody')})(?: (?:${words('behind somebody')}))? $`)

const longestBefore = 60
/** 'Groups of ten and more' counts people. */
const partyBefore = new RegExp(String.raw`\b(?:${words('party')})(?: (?:${words('party of')}))?\s?$`)

/** 'Under 8' excludes eight. */
const excluding = new RegExp(`^(?:${words('below')})`)

function measureOf(seen: string, match: RegExpMatchArray, speaksOfAge: () => boolean): Measure | null {
  if (/[€£$]/.test(match[0])) return 'money'
  const inside = /\d[\s-]?([\p{L}"€£$]+)\s/u.exec(match[0])
  const rest = seen.slice(match.index! + match[0].length)
  for (const near of [rest, inside ? ` ${inside[1]}` : '']) {
    const [measure] = measureAfter(near)
    if (measure) return measure
  }
  if (partyBefore.test(seen.slice(Math.max(0, match.index! - longestBefore), match.index))) return 'people'
  const [last] = match[0].match(/\d{1,15}(?:[.,]\d{1,15})?(?!\D{0,40}\d)/) ?? ['']
  if (/^(?:19|20)\d{2}$/.test(last)) return 'year'
  const ofSomebody = somebody.test(seen.slice(Math.max(0, match.index! - longestBefore), match.index))
  return Number(last.replace(',', '.')) < 100 && (ofSomebody || speaksOfAge()) ? 'age' : null
}
