import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { entryOf } from '../../knowledge/people-of.ts'
import type { Unit } from '../../knowledge/unit.ts'
import { namesOf } from '../../language/person-names.ts'

const mostBeside = 40

/** 'Anke looks after reception. Tomasz keeps …': asked for one of them, the others are not told. */
export function isOneOfMany({ kind, block, text }: Unit, index: KnowledgeIndex): boolean {
  if (kind !== 'sentence' || namesOf(text).length === 0 || entryOf(index.blockStart[block]!, index))
    return false
  const from = index.blockStart[block]!
  const beside = index.units.slice(from, Math.min(from + mostBeside, index.blockStart[block + 1]!))
  return namesOf(beside.map((unit) => unit.text).join(' ')).length > 1
}
