import { LRUCache } from 'lru-cache'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { rarity } from '../knowledge/rarity.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { memoize } from '../language/memoize.ts'
import { getOrCompute } from '../language/memoize-text.ts'
import { measuring } from '../weights.ts'

interface NamedTerm {
  id: number
  worth: number
  /** Concepts of the word. */
  concepts: readonly number[]
}

const titlesKept = 2_000
/** Many candidates share names and headings, so each is read once. */
const titlesRead = memoize(
  (_: KnowledgeIndex) => new LRUCache<string, readonly NamedTerm[]>({ max: titlesKept }),
)

function termsNamed(
  title: string,
  { language }: IndexedPassage,
  index: KnowledgeIndex,
): readonly NamedTerm[] {
  const key = language === index.language ? title : `${language}\n${title}`
  return getOrCompute(titlesRead(index), key, () => readTitle(title, language, index))
}

function readTitle(title: string, language: IndexedPassage['language'], index: KnowledgeIndex): NamedTerm[] {
  const named: NamedTerm[] = []
  for (const term of new Set(labelTerms(title, language))) {
    const id = index.terms.get(term)
    if (id === undefined || term.startsWith('#')) continue
    const concepts = labelTerms(term, language)
      .map((other) => (other.startsWith('#') ? index.terms.get(other) : undefined))
      .filter((concept) => concept !== undefined)
    named.push({ id, worth: rarity(index, id), concepts })
  }
  return named
}

// 'Full groom (bath, clip, nails)' is called 'full groom'.
const aside = /(?<=\S)\s*\([^()]*\)/g

/** Share of a row's name, a question or a heading that the visitor named. */
export function shareOf(
  whole: string,
  passage: IndexedPassage,
  index: KnowledgeIndex,
  matched: ReadonlySet<number>,
): number {
  const title = whole.includes('(') ? whole.replace(aside, '') : whole
  let total = 0
  let named = 0
  for (const term of termsNamed(title, passage, index)) {
    total += term.worth
    if (matched.has(term.id)) named += term.worth
    else if (isMeant(term, matched)) named += term.worth * measuring.namedByMeaning
  }
  return total === 0 ? 0 : named / total
}

/** True if the visitor named the rarest word of a title, which distinguishes it. */
export function namesRarest(
  title: string,
  passage: IndexedPassage,
  index: KnowledgeIndex,
  matched: ReadonlySet<number>,
): boolean {
  const terms = termsNamed(title, passage, index)
  const rarest = Math.max(...terms.map(({ worth }) => worth))
  return terms.some((term) => term.worth === rarest && (matched.has(term.id) || isMeant(term, matched)))
}

const isMeant = ({ concepts }: NamedTerm, matched: ReadonlySet<number>): boolean =>
  concepts.some((concept) => matched.has(concept))
