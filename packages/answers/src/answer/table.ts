import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { dayTerms, termsOf } from '../knowledge/terms.ts'
import type { Cell, Unit } from '../knowledge/unit.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Group } from '../retrieve/group.ts'
import { liked, needed, type QuestionType } from '../retrieve/question-type.ts'
import type { Question } from '../retrieve/understand.ts'
import type { Language } from '../types.ts'

function termIds(text: string, language: Language, index: KnowledgeIndex): Set<number> {
  const ids = new Set<number>()
  for (const term of [...termsOf(text, language).terms, ...dayTerms(text, language)]) {
    const id = index.terms.get(term)
    if (id !== undefined) ids.add(id)
  }
  return ids
}

const hits = (group: Group, ids: ReadonlySet<number>) => group.alternatives.some(({ term }) => ids.has(term))
const asks = (group: Group) => group.role !== 'carried'

const notWanted = 10

/** Headers a question names, the clearest ones only. Words of the row's own name don't name a column. */
export function namedColumns(unit: Unit, question: Question, index: KnowledgeIndex): string[] {
  const subject = termIds(`${unit.subject} ${unit.subjectHeader ?? ''}`, unit.language, index)
  const asked = question.groups.filter(
    (group) => asks(group) && !group.alternatives.some(({ term }, place) => place === 0 && subject.has(term)),
  )
  const scored = (unit.cells ?? []).map((cell) => {
    const ids = termIds(cell.header, unit.language, index)
    let score = 0
    for (const group of asked) if (hits(group, ids)) score += group.denied ? -notWanted : group.importance
    return { header: cell.header, score }
  })
  const best = Math.max(0, ...scored.map((column) => column.score))
  return best === 0
    ? []
    : scored.filter((column) => column.score > best * 0.99).map((column) => column.header)
}

/** The cells of a row that answer: those of the columns named, else those that hold the kind of value asked for. */
export function chooseCells(
  unit: Unit,
  question: Question,
  columns: readonly string[] | null,
  index: KnowledgeIndex,
): readonly Cell[] {
  const cells = unit.cells ?? []
  const named = columns ?? namedColumns(unit, question, index)
  const chosen = cells.filter((cell) => named.includes(cell.header))
  if (chosen.length > 0 && (chosen.length < cells.length || named.length > 0)) {
    const fitting = withValues(chosen, question.type)
    return fitting.length > 0 ? fitting : chosen
  }
  const fitting = withValues(cells, question.type)
  return fitting.length > 0 ? fitting : cells
}

const empty = /^[-–—×✗]?$/

function withValues(cells: readonly Cell[], type: QuestionType): readonly Cell[] {
  // Columns headed by days: those days on which there is something.
  if (type === 'weekday' || type === 'when') {
    const days = cells.filter(
      (cell) => dayTerms(cell.header, 'en').length > 0 || valuesIn(cell.header) & value.weekday,
    )
    if (days.length > 1) return days.filter((cell) => !empty.test(cell.value))
  }
  const best = cells.filter((cell) => valuesIn(cell.value) & liked[type])
  if (best.length > 0) return best
  return cells.filter((cell) => valuesIn(cell.value) & needed[type])
}

export interface Standing {
  /** The row or item just spoken of, with the columns that were read out. */
  at: number
  columns: readonly string[] | null
  before: Question
  /** The question leans on the one before by its words. */
  leaning: boolean
}

export interface TableStep {
  unit: number
  columns: string[] | null
}

const neighbourKinds = new Set(['row', 'item', 'column', 'term'])

/**
 * A follow-up that stays in the same table or list: another column of the row just spoken of, the same column of
 * a sibling, or another kind of value from the same row.
 */
export function stepInTable(question: Question, from: Standing, index: KnowledgeIndex): TableStep | null {
  const { at, columns, before, leaning } = from
  const unit = index.units[at]!
  if (!neighbourKinds.has(unit.kind)) return null
  const subjects = question.groups.filter(
    (group) => (group.role === 'subject' || group.role === 'type') && group.alternatives.length > 0,
  )
  const unknown = question.groups.some((group) => group.role === 'subject' && group.alternatives.length === 0)
  if (unknown) return null
  const named = namedColumns(unit, question, index)
  const headers = new Set<number>()
  for (const header of named) for (const id of termIds(header, unit.language, index)) headers.add(id)
  const rest = subjects.filter(
    (group) => group.role === 'subject' && !hits(group, headers) && !group.concepts.includes('#included'),
  )
  const sibling = rest.length > 0 ? siblingFor(rest, at, index) : null
  if (rest.length > 0 && sibling === null) return null
  // Without a leaning word only a question made of column names alone stays with the row.
  if (!leaning && (rest.length > 0 || named.length === 0 || subjects.every((group) => group.role === 'type')))
    return null
  const own = needed[question.type] !== 0 && question.type !== before.type
  if (sibling === null && named.length === 0) {
    if (!own) return null
    const fitting = withValues(unit.cells ?? [], question.type)
    if (unit.cells && fitting.length > 0) return { unit: at, columns: fitting.map((cell) => cell.header) }
    return !unit.cells && valuesIn(unit.text) & needed[question.type] ? { unit: at, columns: null } : null
  }
  const target = sibling ?? at
  if (named.length > 0) return { unit: target, columns: named }
  if (own) {
    const fitting = withValues(index.units[target]!.cells ?? [], question.type)
    return { unit: target, columns: fitting.length > 0 ? fitting.map((cell) => cell.header) : null }
  }
  return { unit: target, columns: columns ? [...columns] : null }
}

/** The other row of the same block whose name the visitor used. */
function siblingFor(groups: readonly Group[], at: number, index: KnowledgeIndex): number | null {
  const unit = index.units[at]!
  let best: { unit: number; score: number } | null = null
  for (let other = index.blockStart[unit.block]!; other < index.blockStart[unit.block + 1]!; other++) {
    const candidate = index.units[other]!
    if (candidate.kind !== unit.kind || other === at) continue
    const ids = termIds(candidate.subject || candidate.text, candidate.language, index)
    if (!groups.every((group) => hits(group, ids))) continue
    const score = groups.reduce((sum, group) => sum + group.importance, 0) / Math.sqrt(Math.max(1, ids.size))
    if (!best || score > best.score) best = { unit: other, score }
  }
  return best ? best.unit : null
}
