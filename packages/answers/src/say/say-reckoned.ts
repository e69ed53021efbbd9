import type { Reckoned } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { cellsOf } from '../resolve/sums/figures.ts'
import { fill, type Phrases } from './phrases/phrases.ts'
import { isBarePrice, rowText } from './say-row.ts'

/** Gives a result with the rows it comes from. */
export function sayReckoned(
  { way, rows, figures, list }: Reckoned,
  { passages }: KnowledgeIndex,
  phrases: Phrases,
): string {
  const said = rows.map(({ at, headers }) => {
    const row = passages[at]!
    const text = rowText(
      row,
      cellsOf(row).filter(({ header }) => headers.includes(header)),
    )
    // Adds the unit of the prices: 'Canoe: £12 (price per hour)'.
    const unsaid = headers.filter(
      (header) => !isBarePrice(header, row.language) && !text.toLowerCase().includes(header.toLowerCase()),
    )
    return text.replace(/\.$/, '') + (unsaid.length > 0 ? ` (${unsaid.join(', ')})` : '')
  })
  return fill(phrases.reckoned[way], {
    rows: said.join('; '),
    figures,
    list: list === '' ? '' : ` (${list})`,
  })
}
