import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { hits, strengthOf, termIds } from '../../knowledge/term-ids.ts'
import { namesCounterpart } from '../../language/counterparts.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import { type Fit, fitOf } from '../../search/fits-bounds.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { neededValues } from '../../understand/type/question-type.ts'
import { tableStep } from '../../weights.ts'
import { namedColumns, withValues } from './columns.ts'

export interface PlaceInTable {
  /** The row or item just spoken of, with the columns that were read out. */
  at: number
  columns: readonly string[] | null
  before: Question
  /** The question leans on the one before by its words. */
  leaning: boolean
}

export interface TableStep {
  passage: number
  columns: string[] | null
}

const neighbourKinds = new Set(['row', 'item', 'term'])

/**
 * A follow-up that stays in the same table or list: the address just spoken of (row, column) with those coordinates
 * replaced that the visitor names. A coordinate that the table does not have is not there to be answered.
 */
export function stepInTable(question: Question, from: PlaceInTable, index: KnowledgeIndex): TableStep | null {
  const { at, columns, before } = from
  const passage = index.passages[at]!
  if (!neighbourKinds.has(passage.kind)) return null
  const known = question.groups.filter((group) => group.role === 'day' || group.alternatives.length > 0)
  const telling = known.filter((group) => group.role !== 'weak' && group.role !== 'carried')
  // 'What about buying one?': where nothing else is named, an everyday word may name a row.
  const places = telling.length > 0 ? telling : known
  const unknown = question.groups.some(
    (group) =>
      group.role === 'subject' &&
      group.alternatives.length === 0 &&
      // 'The Scottish Highlands' are one place, though the table only says 'Highlands'.
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
      // 'And in low season?' after 'in high season': beside a column, a word said again names nothing new.
      !(named.length > 0 && before.groups.some((other) => other.word === group.word)) &&
      !group.concepts.includes('#included'),
  )
  const sibling = rest.length > 0 ? rowFor(rest, at, named.length > 0, index, question) : null
  if (rest.length > 0 && sibling === null) return null
  // Only a question made of column names alone stays with the row where no word leans on it.
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
  // 'And monthly?' after a deposit: a neighbour that tells no sum tells nothing of what was asked.
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

/** The row of the same block whose name the visitor used; of several the one most like the row just spoken of. */
function rowFor(
  groups: readonly Group[],
  at: number,
  mayStay: boolean,
  index: KnowledgeIndex,
  question: Question,
): number | null {
  const passage = index.passages[at]!
  const here = termIds(passage.subject, passage.language, index)
  // 'The small one, 500 g': beside a measure its size need not be written.
  const measured = groups.some((group) => group.quantity || /^\d/.test(group.word))
  const must = groups.filter((group) => !(measured && isSize(group)))
  // 'And a *full* day?': an everyday word tells rows apart that bear the same name otherwise.
  const weak = question.groups.filter((group) => group.role === 'weak')
  let best: { passage: number; score: number } | null = null
  for (let other = index.blockStart[passage.block]!; other < index.blockStart[passage.block + 1]!; other++) {
    const candidate = index.passages[other]!
    if (candidate.kind !== passage.kind || (other === at && !mayStay)) continue
    if (candidate.subject && namesCounterpart(candidate.subject, question.text)) continue
    const ids = termIds(candidate.subject || candidate.text, candidate.language, index)
    const names = (group: Group) => hits(group, ids) || isAmount(fitOf(group, other, index))
    if (!must.every(names) || !groups.some(names)) continue
    const alike = [...ids].filter((id) => here.has(id)).length / Math.max(1, here.size)
    const sized = groups.filter((group) => isSize(group) && hits(group, ids)).length
    // A pedicure is akin to a manicure, and yet the row that says 'pedicure' is meant.
    const inWords = must.filter((group) => strengthOf(group, ids) === 1).length / Math.max(1, must.length)
    const everyday = weak.filter((group) => strengthOf(group, ids) === 1).length
    const score =
      (1 + alike + sized * tableStep.size + inWords * tableStep.veryWord + everyday) /
      Math.sqrt(Math.max(1, ids.size))
    if (!best || score > best.score) best = { passage: other, score }
  }
  return best ? best.passage : null
}
