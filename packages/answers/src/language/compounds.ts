import type { Language } from '../types.ts'
import { commonWords } from './common-words.ts'
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
