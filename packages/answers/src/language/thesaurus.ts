import { englishOfDictionary } from './dictionary.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { thesaurusLines } from './thesaurus/lines.ts'
import type { Token } from './tokenise.ts'

// A line reads `a, b, c`: each may stand for each other; or `a, b > c, d`: who asks with a or b may be answered with c
// or d, not the other way round. Entries of several words are phrases.

/** Another way to say a thing. */
export interface Way {
  /** The words that carry it, and their stems. */
  words: readonly string[]
  stems: readonly string[]
  /** Says the very same, rather than the class or the rule a thing falls under. */
  same: boolean
}

interface Entry {
  stems: string[]
  ways: Way[]
}

interface Thesaurus {
  /** Spelling → the ways to say it. */
  words: Map<string, Way[]>
  /** Stem → a listed spelling, for forms that are not listed. */
  stems: Map<string, string>
  /** Phrases by their first stem. */
  phrases: Map<string, Entry[]>
}

const entriesOf = (side: string) =>
  side
    .split(',')
    .map((entry) =>
      fold(entry)
        .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
        .trim()
        .split(/\s+/),
    )
    .filter(([first]) => first)

const stemsOf = (words: readonly string[]) => words.map((word) => stem(word.replace(/'s?$/, ''), 'en'))

/** The words of a phrase that tell something; of 'on the go' nothing would be left, and it is no way to find it. */
const telling = (words: readonly string[]) => stemsOf(words.filter((word) => !isStopWord(word, 'en')))

function readThesaurus(): Thesaurus {
  const thesaurus: Thesaurus = { words: new Map(), stems: new Map(), phrases: new Map() }
  for (const line of thesaurusLines().concat(englishOfDictionary())) {
    const [left, right] = line.split('>')
    const asked = entriesOf(left!)
    const said = right === undefined ? asked : entriesOf(right)
    for (const entry of asked) {
      const ways = said
        .filter((other) => other !== entry)
        .map((other) => ({
          words: telling(other),
          stems: stemsOf(telling(other)),
          same: right === undefined,
        }))
        .filter((way) => way.stems.length > 0)
      if (ways.length > 0) add(thesaurus, entry, ways)
    }
  }
  return thesaurus
}

function add({ words, stems, phrases }: Thesaurus, entry: readonly string[], ways: Way[]) {
  if (entry.length === 1) {
    const word = entry[0]!
    if (isStopWord(word, 'en')) return
    const known = words.get(word)
    if (known) known.push(...ways)
    else words.set(word, ways.slice())
    const stemmed = stem(word, 'en')
    if (!stems.has(stemmed)) stems.set(stemmed, word)
    return
  }
  const whole = stemsOf(entry)
  const same = phrases.get(whole[0]!)
  const known = same?.find((other) => other.stems.join(' ') === whole.join(' '))
  if (known) known.ways.push(...ways)
  else if (same) same.push({ stems: whole, ways: ways.slice() })
  else phrases.set(whole[0]!, [{ stems: whole, ways: ways.slice() }])
}

let read: Thesaurus | null = null
const thesaurus = () => {
  read ??= readThesaurus()
  return read
}

const none: readonly Way[] = []

/** Other ways to say an English word. */
export function waysToSay({ folded, stem: stemmed }: Token): readonly Way[] {
  const { words, stems } = thesaurus()
  return words.get(folded) ?? words.get(stems.get(stemmed) ?? '') ?? none
}

/** The longest phrase that begins at a word, with other ways to say it. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
): { length: number; ways: readonly Way[] } | null {
  let best: Entry | null = null
  for (const phrase of thesaurus().phrases.get(tokens[at]!.stem) ?? []) {
    if (best && phrase.stems.length <= best.stems.length) continue
    if (phrase.stems.every((part, nth) => tokens[at + nth]?.stem === part)) best = phrase
  }
  return best && { length: best.stems.length, ways: best.ways }
}
