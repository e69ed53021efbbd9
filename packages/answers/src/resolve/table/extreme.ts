import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { Cell, IndexedPassage } from '../../knowledge/passage.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Superlative } from '../../understand/type/superlative.ts'
import { namedColumns } from './columns.ts'

const enoughCovered = 0.4
const fewestRows = 2

const readings: Record<Superlative['of'], RegExp> = {
  money: /(?:[€£$¥₹]\s?(\d[\d.,]{0,20}))|(\d[\d.,]{0,20})\s?(?:€|£|\$|eur|chf|euros?|円|元|원|руб)/i,
  duration:
    /(\d{1,15}(?:[.,]\d{1,15})?)\s?(?:min|hour|h\b|stunde|hora|heure|or[ae]\b|day|tag|día|jour|giorn|dia)/i,
  size: /(\d{1,15}(?:[.,]\d{1,15})?)\s?(?:m²|sqm|qm|m2|m\b|cm|kg|l\b|litre|inch|people|guests|persons|seats|personen|personas|personnes|plätze)/i,
}

/** Of the rows a question speaks of, the one with the least or the most, and the column that shows it. */
export function extremeOf(
  judged: readonly Judged[],
  { of, end }: Superlative,
  question: Question,
  index: KnowledgeIndex,
): { passage: number; columns: string[] | null } | null {
  const isRow = (passage: IndexedPassage) =>
    passage.kind === 'row' || (passage.kind === 'item' && passage.subject !== '')
  const amountIn = (text: string): number | null => {
    const match = readings[of].exec(text)
    const written = match?.[1] ?? match?.[2]
    return written === undefined
      ? null
      : Number(
          written
            .replace(/[.,](?=\d{3}(?!\d))/g, '')
            .replace(',', '.')
            .replace(/[.,]$/, ''),
        )
  }
  const fitting = judged.filter(
    (one) =>
      isRow(index.passages[one.passage]!) &&
      amountIn(index.passages[one.passage]!.text) !== null &&
      one.coverage >= enoughCovered &&
      one.missing.every((group) => group.role !== 'subject' || group.soft || !group.name),
  )
  // 'The cheapest bouquet': a table of bouquets goes before a row of another that has the word in its name.
  const best = fitting.find((one) => listsThem(index.passages[one.passage]!, question, index)) ?? fitting[0]
  if (!best) return null
  const { block, kind } = index.passages[best.passage]!
  const sized = question.groups.some((group) => group.quantity && !best.missing.includes(group))
  const rows = judged
    .filter(
      (one) => index.passages[one.passage]!.block === block && index.passages[one.passage]!.kind === kind,
    )
    .filter((one) => one.coverage >= best.coverage - 0.1)
  // Where one row alone is spoken of, its own columns are compared.
  const compared =
    rows.length >= fewestRows || best.subjectShare < 0.3
      ? rowsOf(block, kind, rows, index, sized)
      : [best.passage]
  const named = namedColumns(index.passages[best.passage]!, question, index)
  let found: { passage: number; cell: Cell | null; value: number } | null = null
  for (const passage of compared) {
    const cells: (Cell | null)[] = index.passages[passage]!.cells
      ? [...index.passages[passage]!.cells!]
      : [null]
    const open = cells.filter((cell) => cell === null || named.length === 0 || named.includes(cell.header))
    for (const cell of open) {
      const value = amountIn(cell ? cell.value : index.passages[passage]!.text)
      if (value === null) continue
      if (!found || (end === 'least' ? value < found.value : value > found.value))
        found = { passage, cell, value }
    }
  }
  return found ? { passage: found.passage, columns: found.cell ? [found.cell.header] : null } : null
}

/** Whether the rows of its table are of the very kind that is asked for. */
function listsThem(passage: IndexedPassage, question: Question, index: KnowledgeIndex): boolean {
  const kinds = question.groups.filter((group) => group.role === 'subject' && group.exact && !group.quantity)
  const header = new Set(
    labelTerms(passage.subjectHeader ?? '', passage.language).map((term) => index.terms.get(term)),
  )
  return kinds.length > 0 && kinds.every((group) => header.has(group.alternatives[0]!.term))
}

/** All rows of the block, unless the question picks some of them by name. */
function rowsOf(
  block: number,
  kind: IndexedPassage['kind'],
  picked: readonly Judged[],
  index: KnowledgeIndex,
  chosen: boolean,
): number[] {
  if (chosen || picked.some((one) => one.subjectShare >= 0.3)) return picked.map((one) => one.passage)
  const rows: number[] = []
  for (let at = index.blockStart[block]!; at < index.blockStart[block + 1]!; at++)
    if (index.passages[at]!.kind === kind) rows.push(at)
  return rows
}
