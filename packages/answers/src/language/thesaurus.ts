import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { addTo } from './add-to.ts'
import { synonymsOfDictionary } from './dictionary.ts'
import { patternsNamed } from './patterns.ts'
import { recalling } from './recalling.ts'
import { stem } from './stem.ts'
import { readOnce } from './steps.ts'
import { isStopWord } from './stop-words.ts'
import type { Token } from './tokenise.ts'
import { ownEntries } from './word-data.ts'

// A line reads `a, b, c`: each may stand for each other; or `a, b > c, d`: who asks with a or b may be answered with c
// or d, not the other way round. Entries of several words are expressions.

/** Another way to say a thing. */
export interface Way {
  /** The words that carry it, and their stems. */
  parts: readonly { folded: string; stem: string }[]
  /** Says the very same, rather than the class or the rule a thing falls under. */
  same: boolean
}

interface Line {
  asked: string
  said: string
  same: boolean
}

interface Thesaurus {
  lines: Line[]
  /** First word of an entry (its stem, but for English) → its lines. */
  words: Map<string, number[]>
}

const wordsOf = (entry: string): string[] => entry.match(/[\p{L}\p{N}]+/gu) ?? []
const entriesOf = (side: string): string[][] => side.split(',').map(wordsOf)

const linesAtOnce = 1_000

/** Thousands of lines are only noted by their words; what they say is read when it is asked for. */
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

/** An English word and what it may be an inflection of. */
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

/** What is listed by a word: what it means by itself, and the expressions that it begins. */
interface ListedMeanings {
  ways: Way[]
  expressions: Entry[]
}

/** Visitors keep using the same words. */
const listedBy = recalling(2_000, 40, (folded, language): ListedMeanings => {
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

/** What an expression is found by. Without its denial 'not happy' would be the contrary, unless more is left than one word. */
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

/** Other ways to say a word. */
export const waysToSay = ({ folded }: Token, language: Language): readonly Way[] =>
  listedBy(folded, language).ways

export interface ExpressionWays {
  /** How many words it has. */
  length: number
  ways: Way[]
}

/** The longest expression that begins at a word, with other ways to say it. */
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
