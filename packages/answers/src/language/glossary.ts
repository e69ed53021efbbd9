import { plainLetters } from '@foyer/text/plain-letters'
import { LRUCache } from 'lru-cache'
import { addTo } from './add-to.ts'
import { wordsOfTongue } from './patterns.ts'
import { recall } from './recalling.ts'
import { ownEntries } from './word-data.ts'

/** Languages of visitors alone: their questions are put into English word by word, and nothing is said in them. */
export type Tongue = 'pl' | 'tr'

/**
 * What may follow a stem. Polish endings are listed; a Turkish word goes on for as long as it likes, so only how it goes on is
 * asked for. Of several stems that fit a word the longest counts.
 */
const endings: Record<Tongue, RegExp> = {
  pl: new RegExp(`^(?:${wordsOfTongue('pl', 'ends')})?$`),
  tr: /^(?:$|[aeiu]|l[aeiu]|s[aiu]|y[aeiou]|[dt][aeiu]|n[aeiu]|m(?:[aeiuz]|$)|c[aeiu]|k(?:i|$)|r)/,
}

interface Stem {
  letters: string
  /** Stands only as it is written here. */
  whole: boolean
}

interface Entry {
  stems: readonly Stem[]
  english: string
  /** Said at the beginning of an English question, wherever it stands in theirs. */
  first: boolean
}

export interface Gloss {
  text: string
  /** How many of the words are known here, 0 to 1. Names and numbers are nobody's words. */
  known: number
}

type Glossary = ReadonlyMap<string, readonly Entry[]>
const glossaries = new LRUCache<Tongue, Glossary>({ max: 2 })

/** Read when somebody asks in it for the first time. */
const glossaryOf = (tongue: Tongue): Glossary => recall(glossaries, tongue, () => readGlossary(tongue))

function readGlossary(tongue: Tongue): Glossary {
  const glossary = new Map<string, Entry[]>()
  for (const line of ownEntries('glossary', tongue)) {
    const colon = line.indexOf(':')
    const first = line.startsWith('^')
    const english = line.slice(first ? 1 : 0, colon)
    for (const expression of line.slice(colon + 1).split(',')) {
      const stems = foldedLetters(expression.trim())
        .split(' ')
        .map((stem) => ({ letters: stem.replace('=', ''), whole: stem.startsWith('=') }))
      for (const letters of new Set([stems[0]!.letters, softened(stems[0]!, tongue)]))
        addTo(glossary, letters, { stems, english, first })
    }
  }
  for (const begun of glossary.values()) begun.sort((a, b) => b.stems.length - a.stems.length)
  return glossary
}

/** Without the marks that many leave out: 'ile kosztuje wejście', 'acik misiniz'. */
export const foldedLetters = (text: string) => plainLetters(text).replace(/ł/g, 'l').replace(/ı/g, 'i')

// A word, without what a Turkish name has after its apostrophe; a number; the end of a clause; a currency.
const piece =
  /(?<word>\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)?)(?:['’]\p{L}+)?|\d+(?:[.,:/-]\d+){0,9}[%€£$]?|(?<end>[.?!;,\n]+)|\p{Sc}/gu

/** A message word by word in English. What is not known stays as it is: names, and words that are the same everywhere. */
export function glossOf(message: string, tongue: Tongue): Gloss {
  const glossary = glossaryOf(tongue)
  const pieces = [...message.matchAll(piece)].map(([whole, word = '', end]) => ({ whole, word, end }))
  const folded = pieces.map(({ word }) => foldedLetters(word))
  const clauses: string[] = []
  let clause: string[] = []
  let questions: string[] = []
  let words = 0
  let known = 0
  const endClause = (mark: string) => {
    // 'Czy śniadanie jest w cenie?' asks with one word more than English has.
    const told = questions.includes('is') ? clause.filter((said) => said !== 'is') : clause
    clauses.push([...questions, ...told].join(' ') + mark)
    clause = []
    questions = []
  }
  for (let at = 0; at < pieces.length; at++) {
    const { whole, word, end } = pieces[at]!
    const entry = word ? entryAt(folded, at, glossary, tongue) : null
    if (entry) {
      const { length } = entry.stems
      words += length
      known += length
      at += length - 1
      if (entry.english) (entry.first ? questions : clause).push(entry.english)
    } else if (end) endClause(end)
    else {
      const isName = at > 0 && /^\p{Lu}/u.test(word)
      if (word && !isName) words++
      clause.push(word || whole)
    }
  }
  endClause('')
  return { text: clauses.join(' ').trim(), known: words === 0 ? 0 : known / words }
}

const longestStem = 24

/** The longest expression that begins with this word, and of its stems the longest. */
function entryAt(words: readonly string[], at: number, glossary: Glossary, tongue: Tongue): Entry | null {
  let best: Entry | null = null
  const word = words[at]!
  for (let length = Math.min(word.length, longestStem); length > 0; length--) {
    for (const entry of glossary.get(word.slice(0, length)) ?? []) {
      if (best && entry.stems.length <= best.stems.length) continue
      if (entry.stems.every((stem, nth) => isForm(words[at + nth] ?? '', stem, tongue))) best = entry
    }
  }
  return best
}

function isForm(word: string, stem: Stem, tongue: Tongue): boolean {
  if (stem.whole) return word === stem.letters
  return [stem.letters, softened(stem, tongue)].some(
    (letters) => word.startsWith(letters) && endings[tongue].test(word.slice(letters.length)),
  )
}

const soft: Record<Tongue, Record<string, string>> = {
  pl: { t: 'c', d: 'dz', k: 'c', g: 'dz' },
  tr: { k: 'g', p: 'b', t: 'd' },
}

/** The last letter before some endings: 'ogród' is 'w ogrodzie', 'üyelik' is 'üyeliğim'. */
function softened({ letters, whole }: Stem, tongue: Tongue): string {
  const softer = whole ? undefined : soft[tongue][letters.at(-1)!]
  return softer ? letters.slice(0, -1) + softer : letters
}
