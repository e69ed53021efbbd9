import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { termIds } from '../../knowledge/term-ids.ts'

const farthest = 40
const priceWord = /(?<!\s)\s*\b(?:prices?|rates?|fees?|tariffs?|tickets?)$/i
const says =
  '(?:\\s+(?:prices?|rates?|fees?|tickets?))?\\s+(?:is|are|means?|appl(?:y|ies)|covers?|goes|counts?)(?: only)?(?: for| to)?\\s+([^.!?]{3,120})'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const known = new WeakMap<IndexedPassage, ReadonlyMap<string, ReadonlySet<number>>>()

/** 'The sibling price is for a second or third child', written beside a table: what its columns are for. */
export function explanations(
  passage: IndexedPassage,
  index: KnowledgeIndex,
): ReadonlyMap<string, ReadonlySet<number>> {
  let found = known.get(passage)
  if (!found) {
    found = read(passage, index)
    known.set(passage, found)
  }
  return found
}

function read(passage: IndexedPassage, index: KnowledgeIndex): Map<string, ReadonlySet<number>> {
  const found = new Map<string, ReadonlySet<number>>()
  const headers = (passage.cells ?? [])
    .map(({ header }) => header)
    .filter((header) => /\p{L}{3}/u.test(header))
  if (headers.length < 2) return found
  const heading = passage.path.join('\n')
  const beside = index.passages
    .slice(
      Math.max(0, index.blockStart[passage.block]! - farthest),
      index.blockStart[passage.block + 1]! + farthest,
    )
    .filter(
      ({ kind, page, path }) => kind === 'sentence' && page === passage.page && path.join('\n') === heading,
    )
  for (const header of headers) {
    const name = header.replace(priceWord, '')
    if (name.length < 3) continue
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${says}`, 'iu')
    const said = beside.map(({ text }) => pattern.exec(text)?.[1]).find((text) => text !== undefined)
    if (said !== undefined) found.set(header, termIds(said, passage.language, index))
  }
  return found
}
