import type { Language } from '../types.ts'
import { commonWords } from './common-words.ts'
import { isGermanWord } from './dictionary.ts'
import { lexiconOf } from './lexicon.ts'
import { memoizeText } from './memoize-text.ts'
import { isStopWord } from './stop-words.ts'

interface JoiningRules {
  /** Letters that may join two words, starting with none. */
  links: readonly string[]
  /** Minimum length of the last word; Dutch has 'les', 'bad' and 'bus'. */
  shortestHead: number
  /** From this length the last word need only be common: 'eren' ends 'kinderen'. */
  commonHead: number
}

const joinings: Partial<Record<Language, JoiningRules>> = {
  de: { links: ['', 's', 'n', 'en', 'es', 'er'], shortestHead: 4, commonHead: 4 },
  nl: { links: ['', 's', 'e', 'en', 'er'], shortestHead: 3, commonHead: 5 },
}
const shortestPart = 4
const remembered = 60_000
const longestWord = 64
const none: readonly string[] = []

/** True for languages that write compounds as one word. */
export const joinsWords = (language: Language): boolean => joinings[language] !== undefined

/** Splits a folded German or Dutch compound: `fruhstuckszeiten` → `fruhstuck`, `zeiten`. */
export function compoundParts(folded: string, language: Language): readonly string[] {
  const joining = joinings[language]
  return joining && folded.length >= shortestPart + joining.shortestHead ? partsOf(folded, language) : none
}

const partsOf = memoizeText(remembered, longestWord, (folded, language) =>
  split(folded, language, joinings[language]!),
)

function split(
  word: string,
  language: Language,
  { links, shortestHead, commonHead }: JoiningRules,
): readonly string[] {
  const { spellings } = lexiconOf(language)
  const common = commonWords(language)
  const isWord = (part: string) => spellings.has(part) || (common.has(part) && !isStopWord(part, language))
  let best: readonly string[] = none
  let bestScore = 0
  for (let at = shortestHead; at <= word.length - shortestHead; at++) {
    const head = word.slice(at)
    // Short endings occur by chance, so the lexicon must contain them.
    if (head.length < commonHead ? !spellings.has(head) : !isWord(head)) continue
    for (const link of links) {
      const left = word.slice(0, at)
      if (link && !left.endsWith(link)) continue
      const modifier = link ? left.slice(0, -link.length) : left
      if (modifier.length < 3) continue
      const known = isWord(modifier) ? modifier : language === 'nl' ? dutchVerb(modifier, spellings) : null
      // Lexicon words beat common words; an unknown first part needs a lexicon word after it.
      if (
        !known &&
        (link !== '' || modifier.length < 5 || head.length < shortestPart || !spellings.has(head))
      )
        continue
      const score =
        (spellings.has(head) ? 2 : 1) + (known ? (spellings.has(known) ? 2 : 1) : 0) + head.length / 100
      if (score > bestScore) {
        bestScore = score
        best = [known ?? modifier, head]
      }
    }
  }
  return best
}

/** 'Zwem' of 'zwemmen', 'huur' of 'huren', 'parkeer' of 'parkeren'. */
function dutchVerb(stem: string, spellings: ReadonlyMap<string, string>): string | null {
  const last = stem.at(-1)!
  for (const verb of [`${stem}en`, `${stem}${last}en`, `${stem.replace(/([aeou])\1([a-z])$/, '$1$2')}en`])
    if (spellings.has(verb)) return verb
  return null
}

/**
 * Splits a German compound for a site in another language into any number of translatable parts: `kletterschuhverleih`
 * → `kletter`, `schuh`, `verleih`.
 */
export function foreignCompoundParts(folded: string, language: Language): readonly string[] {
  if (language !== 'de' || folded.length < 7) return compoundParts(folded, language)
  const { spellings } = lexiconOf('de')
  const meaningful = (part: string) => spellings.has(part) || isGermanWord(part)
  return cut(folded, meaningful, 3) ?? compoundParts(folded, language)
}

/** Splits a word into at most `most` parts, trying the longest first part first. */
function cut(word: string, isWord: (part: string) => boolean, most: number): readonly string[] | null {
  if (most < 2) return null
  for (let at = word.length - 3; at >= 3; at--) {
    const part = knownPart(word.slice(0, at), isWord)
    if (!part) continue
    const rest = word.slice(at)
    if (isWord(rest)) return [part, rest]
    const further = rest.length >= 6 ? cut(rest, isWord, most - 1) : null
    if (further) return [part, ...further]
  }
  return null
}

/** The part itself, without a linking letter, or as a verb stem (`kletter` of `klettern`, `miet` of `mieten`). */
function knownPart(part: string, isWord: (part: string) => boolean): string | null {
  if (isWord(part)) return part
  for (const link of joinings.de!.links)
    if (link && part.endsWith(link) && part.length - link.length >= 3) {
      const bare = part.slice(0, -link.length)
      if (isWord(bare)) return bare
    }
  // Three letters are only a verb stem: `seh` of `sehen`, not `tag` of `tage`.
  for (const ending of part.length < 4 ? ['en'] : ['e', 'n', 'en'])
    if (isWord(part + ending)) return part + ending
  return null
}
