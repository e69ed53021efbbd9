import { isCondition } from '@foyer/extract/attribute/condition-kinds'
import { articlesAfter, leadingWords } from '@foyer/extract/attribute/condition-words'
import { headedCondition } from '@foyer/extract/money/price-conditions'
import { findSums, type Sum } from '@foyer/extract/money/sums/money'
import type { QuotePlace } from './quote-place.ts'
import { foldedText } from './quoted-text.ts'

/** 'from £20 – £30 a night' is not a sum of £20. */
export const sumsAt = ({ sentence, start, end }: QuotePlace, language: string): Sum[] =>
  findSums(sentence, language).filter((sum) => sum.start < end && sum.end > start)

/** Other entries of a list have their own conditions: 'adults £10, children £5'. */
export function leavesOutCondition(
  told: { words: string; hasCondition: boolean },
  place: QuotePlace,
  language: string,
): boolean {
  const { sentence, isRow, path } = place
  if (isRow && new Set(findSums(sentence, language).map(({ amount }) => amount)).size > 1) return true
  const known = new Set(significantWords(told.words))
  return [
    ...conditionsAt(place, told.hasCondition, language),
    ...path.map((heading) => headedCondition(heading, language)),
  ].some((condition) => significantWords(condition).some((word) => !known.has(word)))
}

const pieceEnd = /[,;/|]\s|\s[/|]|\n/g

function conditionsAt(
  { sentence, start, end }: QuotePlace,
  hasCondition: boolean,
  language: string,
): string[] {
  const cuts = [0, ...[...sentence.matchAll(pieceEnd)].map(({ index }) => index + 1), sentence.length]
  const pieces = cuts.slice(0, -1).map((from, at) => {
    const text = sentence.slice(from, cuts[at + 1])
    const isQuoted = from < end && cuts[at + 1]! > start
    return { text, isQuoted, sum: findSums(text, language)[0] }
  })
  const [first] = pieces
  // The lead of 'Weekdays: massage £45, facial £50' applies to both.
  const isListed = first?.sum && !first.isQuoted
  const lead = isListed && first.text.includes(':') ? first.text.split(':', 1) : []
  const own = pieces.filter(({ isQuoted, sum }) => isQuoted || !sum).map(({ text }) => text)
  const found = [...lead, ...own].flatMap((text) => conditionsIn(text, language))
  // In 'On Mondays massage is £45, facial £50' and '£45 for members, £60 for guests' all prices have a condition.
  return found.length > 0 || hasCondition ? found : conditionsIn(sentence, language)
}

const longestCondition = 4

function conditionsIn(text: string, language: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+-]{0,40}/gu) ?? []
  const found: string[] = []
  const isTaken = words.map(() => false)
  for (let length = 1; length <= longestCondition; length++)
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length).join(' ')
      if (isTaken.slice(at, at + length).includes(true) || !isCondition(run, language)) continue
      isTaken.fill(true, at, at + length)
      found.push(run)
    }
  return found
}

const smallWords = new Set(`${leadingWords} ${articlesAfter}`.split(' '))
const significantWords = (text: string) =>
  (foldedText(text).match(/\p{L}{2,}|\d+/gu) ?? []).filter((word) => !smallWords.has(word))
