import { fold } from '@foyer/text/fold'
import { memoizeByLanguage } from '../../language/memoize.ts'
import { digitsOf, numberWords } from '../../language/number-words.ts'
import { patternsUnder, sourcesByLanguage } from '../../language/patterns.ts'
import { quantitiesIn } from '../../language/quantities.ts'
import type { Language } from '../../types.ts'
import type { Kind } from './figures.ts'
import { countedBy, type Unit, unitBehind, without } from './units.ts'

export type Way = `${'least' | 'most' | 'lesser' | 'greater'} ${Kind}` | 'difference' | 'total'

export interface SumAsked {
  way: Way
  /** Things separated by 'and', 'or' or a number, with their counts. */
  named: { count: number; text: string; ofPeople?: boolean }[]
  /** True if numbers separate the things; words outside them then apply to all. */
  counted: boolean
  /** The question without numbers, units and words for sums. */
  rest: string
  people: number | null
  /** 'Three nights'; with `per`, 'a night'. */
  span: { unit: Unit; count: number; per: boolean } | null
}

export const ways = patternsUnder('reckon way')
const joins = sourcesByLanguage('reckon joins')
const ones = sourcesByLanguage('reckon one')
const joint = memoizeByLanguage((language) => new RegExp(`[,;&+、，]|${joins[language]}`, 'giu'))
const numbersIn = memoizeByLanguage((language) => {
  const words = numberWords(language, 20).map(fold).join('|')
  const one = ones[language] || '(?!)'
  const digits = '(?<![a-z\\d.,:£€$])\\d{1,3}(?![.,:]?\\d|[%£€$])'
  const alone = (some: string) => `(?<![\\p{L}\\p{M}\\d])(?:${some})(?!\\p{L})`
  return new RegExp(`(?<many>${digits}${words && `|${alone(words)}`})|${alone(one)}`, 'gu')
})
/** Languages with the number after the thing. */
const countsBehind: readonly Language[] = ['ja', 'ko']
const mostCounted = 9

/** Reads what to calculate; null for other questions. */
export function readSum(text: string, language: Language): SumAsked | null {
  const folded = fold(text)
  if (quantitiesIn(folded, language).some(({ measure }) => measure !== 'people')) return null
  const [asks, way] = ways[language]
    .map(([pattern, name]) => [pattern.exec(folded), name as Way] as const)
    .find(([match]) => match) ?? [null, 'total' as const]
  const read = readCounts(asks ? without(folded, asks.index, asks.index + asks[0].length) : folded, language)
  if (read === null) return null
  const { counts, people, span } = read
  // Stemming needs the accents.
  const rest = folded.length === text.length ? blankedAs(read.rest, text) : read.rest
  // The price itself answers 'How much is it a night?'
  const turns = span && (!span.per || span.unit === 'year' || span.unit === 'month')
  if (!asks && counts.length === 0 && people === null && !turns) return null
  if (counts.reduce((sum, { count }) => sum + count, people ?? 0) > mostCounted) return null
  const partsOf = (piece: string) => piece.split(joint(language)).filter((part) => part.trim() !== '')
  const isBehind = countsBehind.includes(language)
  const counted = counts.map(({ count, at, ofPeople }, nth) => {
    const beside = isBehind
      ? partsOf(rest.slice(counts[nth - 1]?.at ?? 0, at)).at(-1)
      : partsOf(rest.slice(at, counts[nth + 1]?.at))[0]
    return { count, text: beside ?? '', ofPeople }
  })
  return {
    way,
    named: counts.length > 0 ? counted : partsOf(rest).map((part) => ({ count: 1, text: part })),
    counted: counts.length > 0,
    rest: rest.replace(joint(language), ' '),
    people,
    span,
  }
}

const blankedAs = (rest: string, text: string) =>
  [...text].map((sign, at) => (rest[at] === ' ' ? ' ' : sign)).join('')

/** Removes numbers and units from a question; null for two time spans. */
function readCounts(folded: string, language: Language) {
  const counts: { count: number; at: number; ofPeople: boolean }[] = []
  const parties: number[] = []
  const spans: NonNullable<SumAsked['span']>[] = []
  const numbers = [...folded.matchAll(numbersIn(language))]
  let rest = folded
  for (const { 0: said, index, groups } of numbers) {
    const end = index + said.length
    const before = folded.slice(0, index)
    const unit = unitBehind(folded.slice(end))
    const many = groups!.many
    const count = many === undefined ? 1 : Number(/^\d/.test(many) ? many : digitsOf(many, language))
    // '大人2人' counts adults, 'ツアーは3人で' people.
    const isOfThing = countsBehind.includes(language) && /[^\sはがで은는、,]\s?$/u.test(before)
    if (unit && unit.unit !== 'person') spans.push({ unit: unit.unit, count, per: many === undefined })
    else if (unit && !isOfThing) parties.push(count)
    // 'A' is a number only next to other numbers: 'two adults and a child'.
    else if (many !== undefined || numbers.some((other) => other.groups!.many && other.index < index))
      counts.push({ count, at: index, ofPeople: unit !== undefined })
    else continue
    rest = without(rest, index, end + (unit?.length ?? 0))
  }
  const plain = countedBy(rest)
  for (const unit of plain.by) if (unit !== 'person') spans.push({ unit, count: 1, per: true })
  if (spans.length > 1 || parties.length > 1 || (parties.length > 0 && counts.length > 0)) return null
  return { rest: plain.rest, counts, people: parties[0] ?? null, span: spans[0] ?? null }
}
