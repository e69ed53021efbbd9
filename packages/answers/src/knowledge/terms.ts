import { namesClosed } from '@foyer/calendar/closed-words'
import { monthNames } from '@foyer/calendar/month-words'
import { readDays } from '@foyer/calendar/read-days'
import { compoundParts, joinsWords } from '../language/compounds.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { memoizeText } from '../language/memoize-text.ts'
import { digitsOf } from '../language/number-words.ts'
import { wordsNamed } from '../language/patterns.ts'
import { stem } from '../language/stem.ts'
import { isStopWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'

const timetable = new RegExp(
  String.raw`\d{1,2}\s?(?:[:.h]\s?\d{2}|${wordsNamed('hour after figures')}|a\.?m\.?|p\.?m\.?|h\b|${wordsNamed('page hour at once')})|${wordsNamed('page timetable')}`,
  'i',
)
/** January first. */
export const monthConcepts = monthNames('en').map((name) => `#${name}`)
const rangeWord = new RegExp(String.raw`^\s*(?:[-–—]|${wordsNamed('page to')})\s*$`, 'u')

/** Days as terms, `@0` for Monday, with ranges expanded. */
export function dayTerms(text: string, language: Language): string[] {
  const found = new Set<number>()
  const tabular = timetable.test(text) || namesClosed(text) || text.length <= 4
  for (const mention of readDays(text, language, tabular)) for (const day of mention.days) found.add(day)
  return [...found].map((day) => `@${day}`)
}

const oneOf = new RegExp(`^(?:${wordsNamed('page one of')})s?$`)
const tellsReduction = new RegExp(String.raw`\d\s?%\s*(?:${wordsNamed('page less')})(?!\p{L})`, 'iu')
const tellsSize = new RegExp(String.raw`\d\s?(?:${wordsNamed('page square measure')})`, 'i')
const sinceWords = `${wordsNamed('since')}|${wordsNamed('page since loosely')}`
const tellsSince = new RegExp(String.raw`\b(?:${sinceWords})\s(?:1[89]|20)\d{2}\b`, 'iu')

export interface Terms {
  tokens: readonly Token[]
  /** Stems, digits, compound parts and concepts, with repetitions. */
  terms: string[]
}

export function termsOf(text: string, language: Language): Terms {
  const tokens = tokenise(text, language)
  const terms: string[] = []
  for (const [at, token] of tokens.entries()) {
    // Visitors ask for a 'one-hour hack' as '1 hour'; elsewhere 'one' carries no meaning.
    if (language === 'en' && token.folded === 'one' && oneOf.test(tokens[at + 1]?.folded ?? ''))
      terms.push('1')
    if (isStopWord(token.folded, language)) continue
    terms.push(token.stem)
    const digits = digitsOf(token.folded, language)
    if (digits) terms.push(digits)
    for (const part of compoundParts(token.folded, language)) {
      const stemmed = stem(part, language)
      terms.push(stemmed)
    }
  }
  const mentions = conceptsIn(tokens, language)
  const concepts = new Set<string>()
  for (const mention of mentions)
    concepts.add(mention.strength === 1 ? mention.concept : `${mention.concept}~`)
  if (tellsReduction.test(text)) concepts.add('#discount')
  if (tellsSize.test(text)) concepts.add('#size')
  if (tellsSince.test(text)) concepts.add('#since')
  if (/\d\s?°/.test(text)) concepts.add('#temperature')
  if (joinsWords(language)) addCompoundConcepts(tokens, language, concepts)
  addMonthRanges(text, tokens, mentions, concepts)
  return { tokens, terms: terms.concat([...concepts]) }
}

/** Caches the terms of headings, names and labels, which many questions are compared with. */
export const labelTerms = memoizeText(
  2_000,
  200,
  (text, language): readonly string[] => termsOf(text, language).terms,
)

function addCompoundConcepts(tokens: readonly Token[], language: Language, concepts: Set<string>) {
  for (const token of tokens) {
    const parts = compoundParts(token.folded, language)
    if (parts.length === 0) continue
    const inner = parts.map((part) => ({ ...token, folded: part, stem: stem(part, language) }))
    for (const mention of conceptsIn(inner, language))
      if (mention.strength === 1) concepts.add(mention.concept)
  }
}

function addMonthRanges(
  text: string,
  tokens: readonly Token[],
  mentions: readonly { concept: string; tokens: number[] }[],
  concepts: Set<string>,
) {
  const months = mentions
    .map((mention) => ({ month: monthConcepts.indexOf(mention.concept), at: tokens[mention.tokens[0]!]! }))
    .filter((mention) => mention.month >= 0)
    .sort((a, b) => a.at.start - b.at.start)
  for (let i = 0; i + 1 < months.length; i++) {
    const [from, to] = [months[i]!, months[i + 1]!]
    const between = text
      .slice(from.at.start + from.at.raw.length, to.at.start)
      .replace(/\d+\.?/g, ' ')
      .replace(/\s+/g, ' ')
    if (!rangeWord.test(between)) continue
    for (let month = from.month; month !== to.month; month = (month + 1) % 12)
      concepts.add(monthConcepts[month]!)
  }
}
