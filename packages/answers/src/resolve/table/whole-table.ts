import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { valuesIn } from '../../language/value-types.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import { namedColumns } from './columns.ts'

const mostRows = 8
const wholeName = 0.95

/** Whether most lines of a list hold a value of that kind. */
export const holdsMostly = ({ text }: IndexedPassage, kind: number): boolean => {
  const lines = text.split('\n')
  return lines.filter((line) => valuesIn(line) & kind).length * 2 > lines.length
}

/** 'How much is room hire?' names the heading and no row of its own: every row, and the column named if there is one. */
export function wholeTable(
  chosen: Judged,
  question: Question,
  index: KnowledgeIndex,
): { passages: number[]; columns: string[] | null } | null {
  // The row for two, or for that age, is meant and no other.
  if (chosen.fitted) return null
  const passage = index.passages[chosen.passage]!
  const rows: number[] = []
  for (let at = index.blockStart[passage.block]!; at < index.blockStart[passage.block + 1]!; at++)
    if (index.passages[at]!.kind === 'row') rows.push(at)
  if (rows.length < 2 || rows.length > mostRows) return null
  const heading = question.groups.filter(
    (group) =>
      group.role === 'subject' &&
      group.alternatives.some(({ term }) => fieldsOf(index, term, rows[0]!) & field.heading),
  )
  const headed =
    passage.kind === 'row' &&
    chosen.headingShare > 0.85 &&
    chosen.subjectShare < wholeName &&
    heading.length > 1
  const only = question.groups.every((group) => group.role !== 'subject' || heading.includes(group))
  if (passage.kind !== 'list' && !(headed && only)) return null
  const columns = namedColumns(index.passages[rows[0]!]!, question, index)
  if (passage.kind === 'list' && columns.length === 0) return null
  return { passages: rows, columns: columns.length > 0 ? columns : null }
}
