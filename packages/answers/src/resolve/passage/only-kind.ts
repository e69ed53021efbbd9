import { find } from '../../accept/find.ts'
import { asksOfAll } from '../../conversation/leaves-topic.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { hits, termIds } from '../../knowledge/term-ids.ts'
import { isWeakWord } from '../../language/stop-words.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import { needed } from '../../understand/type/question-type.ts'
import type { Group } from '../../understand/words/group.ts'
import { nothing, type Outcome } from '../outcome.ts'
import { holdsMostly } from '../table/whole-table.ts'

/** 'Prices?' names only a kind of answer: the list so headed will do, else the visitor is asked back. */
export function onlyKind(question: Question, name: string, index: KnowledgeIndex): Outcome {
  const kinds = question.groups.filter((group) => group.role === 'type' && group.concepts.length > 0)
  // 'How can I donate?' names something after all, only nothing the site knows.
  const unheard = question.groups.some(
    (group) =>
      group.alternatives.length === 0 &&
      !isWeakWord(group.word, question.language) &&
      group.role === 'weak' &&
      group.importance > 0.3,
  )
  if (unheard) return nothing
  // Asked how to be reached, a site that does not say so has no list to offer instead.
  if (question.type === 'phone' || question.type === 'email' || question.type === 'address') return nothing
  if (kinds.length === 0) return { kind: 'vague' }
  const promoted: Question = {
    ...question,
    groups: kinds.map((group): Group => ({ ...group, role: 'subject', importance: group.importance * 3 })),
  }
  const found = find(promoted, index)
  if (question.type === 'price') {
    const told = pricesIn(found.judged, promoted, name, index)
    if (told) return { kind: 'passage', ...told }
  }
  const lists = found.judged.filter(
    ({ passage, coverage }) => index.passages[passage]!.kind === 'list' && coverage > 0.5,
  )
  // 'What the price includes' is headed so too, and holds no prices.
  const whole =
    lists.find(({ passage }) => holdsMostly(index.passages[passage]!, needed[question.type])) ?? lists[0]
  return whole ? { kind: 'passage', passages: [whole.passage], columns: null } : { kind: 'vague' }
}

const mostRows = 10

/** What everything costs: the site's own answer to that, else the first list or table that is one of prices. */
function pricesIn(
  judged: readonly Judged[],
  question: Question,
  name: string,
  index: KnowledgeIndex,
): { passages: number[]; columns: string[] | null } | null {
  const own = judged.find(({ passage }) => {
    const { kind, subject, text, language } = index.passages[passage]!
    return kind === 'faq' && valuesIn(text) & value.money && asksOfAll(subject, language, name)
  })
  if (own) return { passages: [own.passage], columns: null }
  // Of several on one page the first is what the business sells, and those below it are extras.
  const [list] = judged
    .filter(
      ({ passage, coverage }) =>
        index.passages[passage]!.kind === 'list' &&
        coverage > 0.5 &&
        holdsMostly(index.passages[passage]!, value.money),
    )
    .sort((one, other) => other.coverage - one.coverage || one.passage - other.passage)
  if (list) return rowsOf(list.passage, index) ?? { passages: [list.passage], columns: null }
  const side = judged.find(({ passage }) => isRowOfPrices(passage, question, index))
  return side ? { passages: [side.passage], columns: null } : null
}

/** 'Price a month: $0, $10, $49', where plans stand side by side. */
function isRowOfPrices(at: number, question: Question, index: KnowledgeIndex): boolean {
  const { kind, subject, subjectHeader, cells = [], language } = index.passages[at]!
  if (kind !== 'row' || subjectHeader !== '') return false
  const prices = cells.filter((cell) => cell.header && valuesIn(cell.value) & value.money)
  const ids = termIds(subject, language, index)
  return prices.length > 1 && question.groups.some((group) => hits(group, ids))
}

/** Of a table, the column that tells it. */
function rowsOf(list: number, index: KnowledgeIndex) {
  const { block } = index.passages[list]!
  const rows: number[] = []
  for (let at = index.blockStart[block]!; at < index.blockStart[block + 1]!; at++)
    if (index.passages[at]!.kind === 'row') rows.push(at)
  if (rows.length < 2 || rows.length > mostRows) return null
  const columns = new Set(
    rows.flatMap((at) =>
      index.passages[at]!.cells!.filter((cell) => valuesIn(cell.value) & value.money).map(
        ({ header }) => header,
      ),
    ),
  )
  return columns.size === 1 && !columns.has('') ? { passages: rows, columns: [...columns] } : null
}
