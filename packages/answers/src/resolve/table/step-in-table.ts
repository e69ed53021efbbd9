import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { hits, strengthOf, termIds } from '../../knowledge/term-ids.ts'
import { mentionsOpposite } from '../../language/opposites.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import { type Fit, fitOf } from '../../search/fits-bounds.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { neededValues } from '../../understand/type/question-type.ts'
import { tableStep } from '../../weights.ts'
import { namedColumns, withValues } from './columns.ts'

export interface PlaceInTable {
  /** The previous row or item and its columns. */
  at: number
  columns: readonly string[] | null
  before: Question
  /** True if the wording refers to the previous question. */
  leaning: boolean
}

export interface TableStep {
  passage: number
  columns: string[] | null
}

const neighbourKinds = new Set(['row', 'item', 'term'])

/**
 * Follows up in the same table or list: keeps the previous row and column except for those that the question names.
 * Null if the table lacks one.
 */
export function stepInTable(question: Question, from: PlaceInTable, index: KnowledgeIndex): TableStep | null {
  const { at, columns, before } = from
  const passage = index.passages[at]!
  if (!neighbourKinds.has(passage.kind)) return null
  const known = question.groups.filter((group) => group.role === 'day' || group.alternatives.length > 0)
  const telling = known.filter((group) => group.role !== 'weak' && group.role !== 'carried')
  // 'What about buying one?' Without other words an everyday word may name a row.
  const places = telling.length > 0 ? telling : known
  const unknown = question.groups.some(
    (group) =>
      group.role === 'subject' &&
      group.alternatives.length === 0 &&
      // 'The Scottish Highlands' is one place, even if the table says 'Highlands'.
      !known.some((other) => other.concepts.some((concept) => group.concepts.includes(concept))),
  )
  if (unknown) return null
  const named = namedColumns(passage, question, index)
  const headers = new Set<number>()
  for (const header of named) for (const id of termIds(header, passage.language, index)) headers.add(id)
  const rest = places.filter(
    (group) =>
      group.role !== 'type' &&
      !hits(group, headers) &&
      !group.denied &&
      // Next to a column, a repeated word adds nothing: 'And in low season?' after 'in high season'.
      !(named.length > 0 && before.groups.some((other) => other.word === group.word)) &&
      !group.concepts.includes('#included'),
  )
  const sibling = rest.length > 0 ? rowFor(rest, at, named.length > 0, index, question) : null
  if (rest.length > 0 && sibling === null) return null
  // Without a pronoun, only a question of column names alone keeps the row.
  if (
    !from.leaning &&
    (rest.length > 0 || named.length === 0 || places.every((group) => group.role === 'type'))
  )
    return null
  const own = neededValues[question.type] !== 0 && question.type !== before.type
  if (sibling === null && named.length === 0) {
    if (!own) return null
    const fitting = withValues(passage.cells ?? [], question.type)
    if (passage.cells && fitting.length > 0)
      return { passage: at, columns: fitting.map((cell) => cell.header) }
    return !passage.cells && valuesIn(passage.text) & neededValues[question.type]
      ? { passage: at, columns: null }
      : null
  }
  const target = sibling ?? at
  // 'And monthly?' after a deposit needs a neighbor with an amount.
  const isSum = !own && (valuesIn(passage.text) & value.money) !== 0
  if (isSum && !(valuesIn(index.passages[target]!.text) & neededValues.price)) return null
  if (named.length > 0) return { passage: target, columns: named }
  if (own) {
    const fitting = withValues(index.passages[target]!.cells ?? [], question.type)
    return { passage: target, columns: fitting.length > 0 ? fitting.map((cell) => cell.header) : null }
  }
  return { passage: target, columns: columns ? [...columns] : null }
}

const sizes = new Set(['#small', '#big', '#size'])
const isSize = (group: Group) => group.concepts.some((concept) => sizes.has(concept))

const isAmount = (fit: Fit) => fit === 'is' || fit === 'in'

/** The row of the block that the visitor named; among several the one closest to the previous row. */
function rowFor(
  groups: readonly Group[],
  at: number,
  mayStay: boolean,
  index: KnowledgeIndex,
  question: Question,
): number | null {
  const passage = index.passages[at]!
  const here = termIds(passage.subject, passage.language, index)
  // 'The small one, 500 g': with a measure the size word is optional.
  const measured = groups.some((group) => group.quantity || /^\d/.test(group.word))
  const must = groups.filter((group) => !(measured && isSize(group)))
  // 'And a *full* day?' Everyday words distinguish rows with similar names.
  const weak = question.groups.filter((group) => group.role === 'weak')
  let best: { passage: number; score: number } | null = null
  for (let other = index.blockStart[passage.block]!; other < index.blockStart[passage.block + 1]!; other++) {
    const candidate = index.passages[other]!
    if (candidate.kind !== passage.kind || (other === at && !mayStay)) continue
    if (candidate.subject && mentionsOpposite(candidate.subject, question.text)) continue
    const ids = termIds(candidate.subject || candidate.text, candidate.language, index)
    const names = (group: Group) => hits(group, ids) || isAmount(fitOf(group, other, index))
    if (!must.every(names) || !groups.some(names)) continue
    const alike = [...ids].filter((id) => here.has(id)).length / Math.max(1, here.size)
    const sized = groups.filter((group) => isSize(group) && hits(group, ids)).length
    // 'Pedicure' is related to 'manicure', but an exact match wins.
    const inWords = must.filter((group) => strengthOf(group, ids) === 1).length / Math.max(1, must.length)
    const everyday = weak.filter((group) => strengthOf(group, ids) === 1).length
    const score =
      (1 + alike + sized * tableStep.size + inWords * tableStep.veryWord + everyday) /
      Math.sqrt(Math.max(1, ids.size))
    if (!best || score > best.score) best = { passage: other, score }
  }
  return best ? best.passage : null
}
