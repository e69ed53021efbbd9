import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { addTo } from './add-to.ts'
import { synonymsOfDictionary } from './dictionary.ts'
import { memoizeText } from './memoize-text.ts'
import { patternsNamed } from './patterns.ts'
import { stem } from './stem.ts'
import { readOnce } from './steps.ts'
import { isStopWord } from './stop-words.ts'
import type { Token } from './tokenise.ts'
import { ownEntries } from './word-data.ts'

// In `a, b, c` each word may replace the others; in `a, b > c, d` only the right side may answer the left. Entries may
// be expressions.

export interface Way {
  /** Its meaningful words with stems. */
  parts: readonly { folded: string; stem: string }[]
  /** True for a synonym, false for a class or rule. */
  same: boolean
}

interface Line {
  asked: string
  said: string
  same: boolean
}

interface Thesaurus {
  lines: Line[]
  /** First word of an entry (as a stem, except in English) → lines. */
  words: Map<string, number[]>
}

const wordsOf = (entry: string): string[] => entry.match(/[\p{L}\p{N}]+/gu) ?? []
const entriesOf = (side: string): string[][] => side.split(',').map(wordsOf)

const linesAtOnce = 1_000

/** Only indexes thousands of lines; each is parsed when needed. */
function* readThesaurus(language: Language): Generator<void, Thesaurus> {
  const thesaurus: Thesaurus = { lines: [], words: new Map() }
  const texts = ownEntries('thesaurus', language).filter((line) => line.includes(',') || line.includes('>'))
  yield
  for (const text of synonymsOfDictionary(language)) texts.push(text)
  yield
  for (const text of fold(texts.join('\n')).split('\n')) {
    const [left, right] = text.split('>') as [string, string | undefined]
    const line = thesaurus.lines.push({ asked: left, said: right ?? left, same: right === undefined }) - 1
    if (line % linesAtOnce === 0) yield
    for (const entry of left.split(',')) {
      const first = /[a-z\d]+/.exec(entry)?.[0]
      if (first === undefined) continue
      addTo(thesaurus.words, language === 'en' ? first : stem(first, language), line)
    }
  }
  return thesaurus
}

const thesauri = readOnce(readThesaurus)
export const prepareThesaurus = thesauri.prepare

const regular = /(?:ies|es|s|ing|ed)$/

/** An English word with its possible base forms. */
function englishFormsOf(folded: string): string[] {
  const ending = regular.exec(folded)?.[0]
  if (!ending || folded.length - ending.length < 3) return [folded]
  const bare = folded.slice(0, -ending.length)
  if (ending === 'ies') return [folded, `${bare}y`]
  return bare.at(-1) === bare.at(-2) ? [folded, bare, bare.slice(0, -1)] : [folded, bare, `${bare}e`]
}

interface Entry {
  words: readonly string[]
  stems: readonly string[]
  ways: Way[]
}

/** A word's synonyms and the expressions that start with it. */
interface ListedMeanings {
  ways: Way[]
  expressions: Entry[]
}

/** Visitors reuse the same words. */
const listedBy = memoizeText(2_000, 40, (folded, language): ListedMeanings => {
  const { lines, words: places } = thesauri.of(language)
  const found: ListedMeanings = { ways: [], expressions: [] }
  const isEnglish = language === 'en'
  for (const form of isEnglish ? englishFormsOf(folded) : [stem(folded, language)])
    for (const at of new Set(places.get(form))) {
      const line = lines[at]!
      for (const words of entriesOf(line.asked)) {
        if ((isEnglish ? words[0] : stem(words[0] ?? '', language)) !== form) continue
        if (words.length === 1) found.ways.push(...waysIn(line, words, language))
        else
          found.expressions.push({
            words,
            stems: words.map((word) => stem(word, language)),
            ways: waysIn(line, words, language),
          })
      }
    }
  return found
})

const denials = patternsNamed('denial')
const denies = (word: string, language: Language) => denials[language].test(word)

/**
 * An expression's meaningful words. Negated expressions need two of them, because 'happy' alone reverses 'not happy'.
 */
function telling(entry: readonly string[], language: Language): string[] {
  const content = entry.filter((word) => !isStopWord(word, language) && !denies(word, language))
  return content.length < 2 && entry.some((word) => denies(word, language)) ? [] : content
}

function waysIn({ said, same }: Line, own: readonly string[], language: Language): Way[] {
  return entriesOf(said)
    .filter((entry) => entry.join(' ') !== own.join(' '))
    .map((entry) => ({
      parts: telling(entry, language).map((word) => ({ folded: word, stem: stem(word, language) })),
      same,
    }))
    .filter((way) => way.parts.length > 0)
}

export const waysToSay = ({ folded }: Token, language: Language): readonly Way[] =>
  listedBy(folded, language).ways

export interface ExpressionWays {
  /** Number of words. */
  length: number
  ways: Way[]
}

/** The longest expression at a position with its synonyms. */
export function expressionAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ExpressionWays | null {
  let length = 1
  let ways: Way[] = []
  for (const entry of listedBy(tokens[at]!.folded, language).expressions) {
    const count = entry.words.length
    if (count < length || !standsAt(entry, tokens, at)) continue
    if (count > length) ways = []
    length = count
    ways.push(...entry.ways)
  }
  return ways.length > 0 ? { length, ways } : null
}

function standsAt({ words, stems }: Entry, tokens: readonly Token[], at: number): boolean {
  for (let nth = 1; nth < words.length; nth++) {
    const token = tokens[at + nth]
    if (!token || (token.folded !== words[nth] && token.stem !== stems[nth])) return false
  }
  return true
}
