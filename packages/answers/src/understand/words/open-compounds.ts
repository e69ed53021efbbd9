import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { hasWordList, isRealWord } from '../../language/real-words.ts'
import { stem } from '../../language/stem.ts'
import type { Language } from '../../types.ts'
import type { Group } from './group.ts'

const shortest = 6
const shortestPart = 2
const shortestHead = 3
const mostLooked = 60

/** 'Upstairs' where the site writes 'up stairs', 'checkout' where it writes 'check out'. */
export function withOpenCompounds(
  groups: readonly Group[],
  language: Language,
  index: KnowledgeIndex,
): Group[] {
  if (!hasWordList(language)) return [...groups]
  return groups.map((group) => {
    if (group.role !== 'subject' || group.name || group.word.length < shortest) return group
    const term = secondHalf(group.word, language, index)
    if (term === null || group.alternatives.some((known) => known.term === term && known.weight > 0.5))
      return group
    const others = group.alternatives.filter((known) => known.term !== term)
    return { ...group, alternatives: [...others, { term, weight: 0.85, unambiguous: true }] }
  })
}

/** The latter of two words that, side by side on the site, make up the one that was asked. */
function secondHalf(word: string, language: Language, index: KnowledgeIndex): number | null {
  if (!/^[a-z]+$/.test(word)) return null
  for (let cut = shortestPart; cut <= word.length - shortestHead; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    const term = index.terms.get(stem(second, language))
    if (term === undefined || !isRealWord(first, language) || !isRealWord(second, language)) continue
    const apart = new RegExp(`\\b${first} ${second}\\b`, 'i')
    const to = Math.min(index.offsets[term + 1]!, index.offsets[term]! + mostLooked)
    for (let at = index.offsets[term]!; at < to; at++)
      if (apart.test(index.passages[index.postings[at]!]!.text)) return term
  }
  return null
}
