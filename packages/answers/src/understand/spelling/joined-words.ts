import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { commonWords } from '../../language/common-words.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { isStopWord } from '../../language/stop-words.ts'
import type { Language } from '../../types.ts'

const everyday = 1_000
const longerEveryday = 6_000

/** How surely a run of letters is a word by itself: 2 for grammar and the site's own, 1 for the commonest, else 0. */
function wordhood(folded: string, index: KnowledgeIndex, language: Language): number {
  const rank = commonWords(language).get(folded) ?? Number.POSITIVE_INFINITY
  if (folded.length === 2) return isStopWord(folded, language) && rank < everyday ? 1 : 0
  if (folded.length < 3) return 0
  if (isStopWord(folded, language) && rank < everyday) return 2
  if (index.spellings.has(folded) || lexiconOf(language).spellings.has(folded)) return 2
  return rank < (folded.length > 4 ? longerEveryday : everyday) ? 1 : 0
}

/** 'Carpark', 'howmuch', 'doyou': two words written as one. */
export function twoWords(folded: string, index: KnowledgeIndex, language: Language): string | null {
  if (folded.length < 4) return null
  let best: { words: string; score: number } | null = null
  for (let at = 2; at <= folded.length - 2; at++) {
    const [one, other] = [folded.slice(0, at), folded.slice(at)]
    const first = wordhood(one, index, language)
    const second = first && wordhood(other, index, language)
    if (!second) continue
    // 'Minicab' is a word of its own unless the site has one of the two.
    const grammar = isStopWord(one, language) || isStopWord(other, language)
    if (!grammar && !index.spellings.has(one) && !index.spellings.has(other)) continue
    // Of 'at themoment' and 'the moment' the parts more alike in length are the likelier words.
    const score = first + second + Math.min(one.length, other.length) / 10
    if (!best || score > best.score) best = { words: `${one} ${other}`, score }
  }
  return best?.words ?? null
}
