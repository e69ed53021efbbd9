import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { Cell, IndexedPassage } from '../../knowledge/passage.ts'
import { headerParts } from '../../knowledge/stacked-headers.ts'
import { hits, strengthOf, termIds } from '../../knowledge/term-ids.ts'
import { dayTerms } from '../../knowledge/terms.ts'
import { valuesOfCell } from '../../knowledge/values-of.ts'
import { isNegatedName, mentionsOpposite } from '../../language/opposites.ts'
import { wordsNamed } from '../../language/patterns.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { likedValues, neededValues, type QuestionType } from '../../understand/type/question-type.ts'
import { tableStep } from '../../weights.ts'

const asks = (group: Group) => group.role !== 'carried'

/** The headers that a question names most clearly. Words in the row's name don't count. */
export function namedColumns(passage: IndexedPassage, question: Question, index: KnowledgeIndex): string[] {
  const subject = termIds(`${passage.subject} ${passage.subjectHeader ?? ''}`, passage.language, index)
  const asked = question.groups.filter(
    (group) => asks(group) && !group.alternatives.some(({ term }, place) => place === 0 && subject.has(term)),
  )
  const heading = termIds(passage.path.at(-1) ?? '', passage.language, index)
  // 'Vaccinations' heads the whole table, so a booster doesn't choose its column.
  const isOfAll = (group: Group, ids: ReadonlySet<number>) => {
    const own = group.alternatives[0]?.term ?? -1
    return group.exact && heading.has(own) && !ids.has(own)
  }
  const scored = (passage.cells ?? []).map((cell) => {
    const ids = termIds(cell.header, passage.language, index)
    const turned = headerParts(cell.header).some(isNegatedName)
    let score = 0
    for (const group of asked)
      if (hits(group, ids) && !isOfAll(group, ids))
        score += group.denied && !turned ? tableStep.denied : group.importance * strengthOf(group, ids)
    // 'Off-peak' isn't 'peak'; if it is the only column, the row lacks the answer.
    if (score > 0 && headerParts(cell.header).some((head) => mentionsOpposite(head, question.text))) score = 0
    return { header: cell.header, score }
  })
  const telling = scored.filter(({ header }) => tellsOf(header, passage, neededValues[question.type], index))
  const open = telling.length > 0 ? telling : scored
  const best = Math.max(0, ...open.map((column) => column.score))
  return best === 0
    ? []
    : open.filter(({ score }) => score > best * tableStep.clearest).map(({ header }) => header)
}

// An opening 'and' joins nothing: 'And the large one?' asks for one thing.
const joins = new RegExp(String.raw`[\p{L}\d,]\s+(?:${wordsNamed('and')}|&)\s`, 'u')

/** A question for a price needs a column with prices, whatever its header. */
function tellsOf(header: string, passage: IndexedPassage, needs: number, index: KnowledgeIndex): boolean {
  if (needs === 0 || passage.kind !== 'row') return true
  for (let at = index.blockStart[passage.block]!; at < index.blockStart[passage.block + 1]!; at++)
    for (const cell of index.passages[at]!.cells ?? [])
      if (cell.header === header && valuesOfCell(cell) & needs) return true
  return false
}

/** Cells that answer, plus those that distinguish rows of the same name: 'Buffet | children | €1.50 a year of age'. */
export function chooseCells(
  passage: IndexedPassage,
  question: Question,
  columns: readonly string[] | null,
  index: KnowledgeIndex,
): readonly Cell[] {
  const chosen = cellsAskedFor(passage, question, columns, index)
  const namesakes = index.passages
    .slice(index.blockStart[passage.block]!, index.blockStart[passage.block + 1]!)
    .filter((other) => other !== passage && other.subject === passage.subject && other.cells)
  const cells = passage.cells ?? []
  const tellsApart = cells.find(
    ({ value }, at) => value !== '' && namesakes.every((other) => other.cells![at]?.value !== value),
  )
  return namesakes.length === 0 || passage.kind !== 'row'
    ? chosen
    : cells.filter((cell) => cell === tellsApart || chosen.includes(cell))
}

/** The named columns, or those with the kind of value asked for. */
function cellsAskedFor(
  passage: IndexedPassage,
  question: Question,
  columns: readonly string[] | null,
  index: KnowledgeIndex,
): readonly Cell[] {
  const cells = passage.cells ?? []
  const joined = joins.test(fold(question.text))
  if (joined && asksForMore(passage, question, index)) return cells
  const named = columns ?? namedColumns(passage, question, index)
  const chosen = cells.filter((cell) => named.includes(cell.header))
  if (chosen.length > 0 && (chosen.length < cells.length || named.length > 0)) {
    // The other days show that there is nothing on this one.
    if (chosen.every((cell) => empty.test(cell.value)) && isTimetable(cells))
      return cells.filter((cell) => !empty.test(cell.value))
    const fitting = joined ? [] : withValues(chosen, question.type)
    return fitting.length > 0 ? fitting : chosen
  }
  const fitting = withValues(cells, question.type)
  return fitting.length > 0 ? fitting : cells
}

/** 'The price and the least number of guests': a word in no header may be in another cell. */
function asksForMore(passage: IndexedPassage, question: Question, index: KnowledgeIndex): boolean {
  const said = termIds(
    `${passage.subject} ; ${passage.text} ; ${passage.path.join(' ; ')}`,
    passage.language,
    index,
  )
  return question.groups.some(
    (group) => group.role === 'subject' && !group.soft && !group.verb && !hits(group, said),
  )
}

const isTimetable = (cells: readonly Cell[]) =>
  cells.filter((cell) => valuesIn(cell.header) & value.weekday || dayTerms(cell.header, 'en').length > 0)
    .length > 1 && cells.some((cell) => !empty.test(cell.value))

const empty = /^[-–—×✗]?$/

export function withValues(cells: readonly Cell[], type: QuestionType): readonly Cell[] {
  // Columns headed by days show when something happens.
  if (type === 'weekday' || type === 'when') {
    const days = cells.filter(
      (cell) => dayTerms(cell.header, 'en').length > 0 || valuesIn(cell.header) & value.weekday,
    )
    if (days.length > 1) return days.filter((cell) => !empty.test(cell.value))
  }
  const best = cells.filter((cell) => valuesOfCell(cell) & likedValues[type])
  if (best.length > 0) return best
  return cells.filter((cell) => valuesOfCell(cell) & neededValues[type])
}
