import type { Language } from '../types.ts'
import { commonWords } from './common-words.ts'
import { isGermanWord } from './dictionary.ts'
import { lexiconOf } from './lexicon.ts'
import { isStopWord } from './stop-words.ts'

const links = ['', 's', 'n', 'en', 'es', 'er']
const shortestPart = 4
const remembered = new Map<string, readonly string[]>()
const rememberAtMost = 60_000
const none: readonly string[] = []

/** The words a German compound is made of, folded: `fruhstuckszeiten` → `fruhstuck`, `zeiten`. */
export function compoundParts(folded: string, language: Language): readonly string[] {
  if (language !== 'de' || folded.length < 2 * shortestPart) return none
  const known = remembered.get(folded)
  if (known) return known
  if (remembered.size >= rememberAtMost) remembered.clear()
  const parts = split(folded)
  remembered.set(folded, parts)
  return parts
}

function split(word: string): readonly string[] {
  const { spellings } = lexiconOf('de')
  const common = commonWords('de')
  const isWord = (part: string) => spellings.has(part) || (common.has(part) && !isStopWord(part, 'de'))
  let best: readonly string[] = none
  let bestScore = 0
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const head = word.slice(at)
    if (!isWord(head)) continue
    for (const link of links) {
      const left = word.slice(0, at)
      if (link && !left.endsWith(link)) continue
      const modifier = link ? left.slice(0, -link.length) : left
      if (modifier.length < 3) continue
      // Lexicon words are surer than words that are merely common; an unknown modifier needs a sure head.
      const known = isWord(modifier)
      if (!known && (link !== '' || modifier.length < 5 || !spellings.has(head))) continue
      const score =
        (spellings.has(head) ? 2 : 1) + (known ? (spellings.has(modifier) ? 2 : 1) : 0) + head.length / 100
      if (score > bestScore) {
        bestScore = score
        best = [modifier, head]
      }
    }
  }
  return best
}

/**
 * The words of a German compound for a question to a site in another language: every part has to be one that can be
 * translated, and there may be more than two (`kletterschuhverleih` → `kletter`, `schuh`, `verleih`).
 */
export function foreignCompoundParts(folded: string, language: Language): readonly string[] {
  if (language !== 'de' || folded.length < 7) return none
  const { spellings } = lexiconOf('de')
  const meaningful = (part: string) => spellings.has(part) || isGermanWord(part)
  return cut(folded, meaningful, 3) ?? compoundParts(folded, language)
}

/** Longest first part first, at most `most` parts. */
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

/** As it is, without a linking letter, or a verb's stem (`kletter` of `klettern`, `miet` of `mieten`). */
function knownPart(part: string, isWord: (part: string) => boolean): string | null {
  if (isWord(part)) return part
  for (const link of links)
    if (link && part.endsWith(link) && part.length - link.length >= 3) {
      const bare = part.slice(0, -link.length)
      if (isWord(bare)) return bare
    }
  // Of three letters only what is left of a verb: `seh` of `sehen`, not `tag` of `tage`.
  for (const ending of part.length < 4 ? ['en'] : ['e', 'n', 'en'])
    if (isWord(part + ending)) return part + ending
  return null
}
