import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { entryOf } from '../../knowledge/people-of.ts'
import { namesOf } from '../../language/person-names.ts'

const mostBeside = 40

/** 'Anke looks after reception. Tomasz keeps …': asked for one of them, the others are not told. */
export function isOneOfMany({ kind, block, text }: IndexedPassage, index: KnowledgeIndex): boolean {
  if (kind !== 'sentence' || namesOf(text).length === 0 || entryOf(index.blockStart[block]!, index))
    return false
  const from = index.blockStart[block]!
  const beside = index.passages.slice(from, Math.min(from + mostBeside, index.blockStart[block + 1]!))
  return namesOf(beside.map((passage) => passage.text).join(' ')).length > 1
}
