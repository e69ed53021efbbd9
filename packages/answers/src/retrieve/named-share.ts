import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { termsOf } from '../knowledge/terms.ts'
import type { Unit } from '../knowledge/unit.ts'
import { rarity } from './rarity.ts'

/** How much of a row's name, a question or a heading was asked for. */
export function shareOf(
  whole: string,
  unit: Unit,
  index: KnowledgeIndex,
  matched: ReadonlySet<number>,
): number {
  // 'Full groom (bath, clip, nails)' is called a full groom.
  const title = whole.replace(/(?<=\S)\s*\([^()]*\)/g, '')
  let total = 0
  let named = 0
  for (const term of new Set(termsOf(title, unit.language).terms)) {
    const id = index.terms.get(term)
    if (id === undefined || term.startsWith('#')) continue
    const worth = rarity(index, id)
    total += worth
    if (matched.has(id)) named += worth
    else if (conceptMatched(term, unit, index, matched)) named += worth * 0.8
  }
  return total === 0 ? 0 : named / total
}

export function hitsIn(
  title: string,
  unit: Unit,
  index: KnowledgeIndex,
  matched: ReadonlySet<number>,
): number {
  let hits = 0
  for (const term of new Set(termsOf(title, unit.language).terms)) {
    const id = index.terms.get(term)
    if (id === undefined || term.startsWith('#')) continue
    if (matched.has(id) || conceptMatched(term, unit, index, matched)) hits++
  }
  return hits
}

function conceptMatched(
  term: string,
  unit: Unit,
  index: KnowledgeIndex,
  matched: ReadonlySet<number>,
): boolean {
  for (const other of termsOf(term, unit.language).terms) {
    const id = other.startsWith('#') ? index.terms.get(other) : undefined
    if (id !== undefined && matched.has(id)) return true
  }
  return false
}
