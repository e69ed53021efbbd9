import { plainLetters } from '@foyer/text/plain-letters'
import { LRUCache } from 'lru-cache'
import { addTo } from './add-to.ts'
import { getOrCompute } from './memoize-text.ts'
import { glossaryPattern } from './patterns.ts'
import { ownEntries } from './word-data.ts'

/** Languages that only visitors use: questions are translated into English word by word, and answers are in English. */
export type GlossaryLanguage = 'pl' | 'tr'

/**
 * Possible endings after a stem: listed for Polish, by pattern for Turkish, which chains them. The longest matching
 * stem wins.
 */
const endings: Record<GlossaryLanguage, RegExp> = {
  pl: new RegExp(`^(?:${glossaryPattern('pl', 'ends')})?$`),
  tr: /^(?:$|[aeiu]|l[aeiu]|s[aiu]|y[aeiou]|[dt][aeiu]|n[aeiu]|m(?:[aeiuz]|$)|c[aeiu]|k(?:i|$)|r)/,
}

interface Stem {
  letters: string
  /** Accepts no ending. */
  whole: boolean
}

interface Entry {
  stems: readonly Stem[]
  english: string
  /** Moves to the start of the English question. */
  first: boolean
}

export interface Gloss {
  text: string
  /** Share of known words from 0 to 1, without names and numbers. */
  known: number
}

type Glossary = ReadonlyMap<string, readonly Entry[]>
const glossaries = new LRUCache<GlossaryLanguage, Glossary>({ max: 2 })

/** Read with the first message in the language. */
const glossaryOf = (tongue: GlossaryLanguage): Glossary =>
  getOrCompute(glossaries, tongue, () => readGlossary(tongue))

function readGlossary(tongue: GlossaryLanguage): Glossary {
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

/** Without diacritics, which many omit: 'ile kosztuje wejście', 'acik misiniz'. */
export const foldedLetters = (text: string) => plainLetters(text).replace(/ł/g, 'l').replace(/ı/g, 'i')

// A word up to the apostrophe of a Turkish name, a number, a clause end or a currency.
const piece =
  /(?<word>\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)?)(?:['’]\p{L}+)?|\d+(?:[.,:/-]\d+){0,9}[%€£$]?|(?<end>[.?!;,\n]+)|\p{Sc}/gu

/** Translates a message into English word by word and keeps unknown words such as names. */
export function glossOf(message: string, tongue: GlossaryLanguage): Gloss {
  const glossary = glossaryOf(tongue)
  const pieces = [...message.matchAll(piece)].map(([whole, word = '', end]) => ({ whole, word, end }))
  const folded = pieces.map(({ word }) => foldedLetters(word))
  const clauses: string[] = []
  let clause: string[] = []
  let questions: string[] = []
  let words = 0
  let known = 0
  const endClause = (mark: string) => {
    // 'Czy śniadanie jest w cenie?' has a question word that English lacks.
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

/** The longest expression that starts here, with the longest stem. */
function entryAt(
  words: readonly string[],
  at: number,
  glossary: Glossary,
  tongue: GlossaryLanguage,
): Entry | null {
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

function isForm(word: string, stem: Stem, tongue: GlossaryLanguage): boolean {
  if (stem.whole) return word === stem.letters
  return [stem.letters, softened(stem, tongue)].some(
    (letters) => word.startsWith(letters) && endings[tongue].test(word.slice(letters.length)),
  )
}

const soft: Record<GlossaryLanguage, Record<string, string>> = {
  pl: { t: 'c', d: 'dz', k: 'c', g: 'dz' },
  tr: { k: 'g', p: 'b', t: 'd' },
}

/** Endings change the last letter: 'ogród' – 'w ogrodzie', 'üyelik' – 'üyeliğim'. */
function softened({ letters, whole }: Stem, tongue: GlossaryLanguage): string {
  const softer = whole ? undefined : soft[tongue][letters.at(-1)!]
  return softer ? letters.slice(0, -1) + softer : letters
}
