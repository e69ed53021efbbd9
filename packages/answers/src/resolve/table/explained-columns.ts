import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { hits, termIds } from '../../knowledge/term-ids.ts'
import type { Unit } from '../../knowledge/unit.ts'
import type { Group } from '../../understand/words/group.ts'

const farthest = 40
const priceWord = /(?<!\s)\s*\b(?:prices?|rates?|fees?|tariffs?|tickets?)$/i
const says =
  '(?:\\s+(?:prices?|rates?|fees?|tickets?))?\\s+(?:is|are|means?|appl(?:y|ies)|covers?|goes|counts?)(?: only)?(?: for| to)?\\s+([^.!?]{3,120})'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const known = new WeakMap<Unit, ReadonlyMap<string, ReadonlySet<number>>>()

/** 'The sibling price is for a second or third child', written beside a table: what its columns are for. */
export function explanations(unit: Unit, index: KnowledgeIndex): ReadonlyMap<string, ReadonlySet<number>> {
  let found = known.get(unit)
  if (!found) {
    found = read(unit, index)
    known.set(unit, found)
  }
  return found
}

function read(unit: Unit, index: KnowledgeIndex): Map<string, ReadonlySet<number>> {
  const found = new Map<string, ReadonlySet<number>>()
  const headers = (unit.cells ?? []).map(({ header }) => header).filter((header) => /\p{L}{3}/u.test(header))
  if (headers.length < 2) return found
  const heading = unit.path.join('\n')
  const beside = index.units
    .slice(
      Math.max(0, index.blockStart[unit.block]! - farthest),
      index.blockStart[unit.block + 1]! + farthest,
    )
    .filter(
      ({ kind, page, path }) => kind === 'sentence' && page === unit.page && path.join('\n') === heading,
    )
  for (const header of headers) {
    const name = header.replace(priceWord, '')
    if (name.length < 3) continue
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${says}`, 'iu')
    const said = beside.map(({ text }) => pattern.exec(text)?.[1]).find((text) => text !== undefined)
    if (said !== undefined) found.set(header, termIds(said, unit.language, index))
  }
  return found
}

/** The one column that is explained by what a question names. */
export function explainedColumn(
  unit: Unit,
  headers: readonly string[],
  asked: readonly Group[],
  index: KnowledgeIndex,
): string | null {
  const told = explanations(unit, index)
  const named = asked.filter((group) => group.role === 'subject' && group.exact)
  const fitting = headers.filter((header) => {
    const terms = told.get(header)
    return terms !== undefined && named.some((group) => hits(group, terms))
  })
  return fitting.length === 1 ? fitting[0]! : null
}
