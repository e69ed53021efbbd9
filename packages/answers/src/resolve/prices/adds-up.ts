import { isFragment } from '../../conversation/carry-over.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { hits, strengthOf, termIds } from '../../knowledge/term-ids.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { valuesOf } from '../../knowledge/values-of.ts'
import { type CountedMention, countedIn } from '../../language/counted.ts'
import { type DurationMention, durationsIn } from '../../language/durations.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Language } from '../../types.ts'
import type { Question } from '../../understand/question.ts'
import { understand } from '../../understand/understand.ts'
import type { Group } from '../../understand/words/group.ts'
import type { Resolver } from '../resolver.ts'
import { namedColumns } from '../table/columns.ts'
import { isNight, type PlainSum, plainSum, type TimeUnit, unitIn, writtenLike } from './read-sum.ts'

/** So many of what a row prices, for so many times what it is counted by. */
interface Term {
  passage: number
  header: string | null
  count: number
  times: number
  sum: PlainSum
}

/** From ten on there are prices for groups, and the assistant does not know of all of them. */
const most = 9
/** A week has a price of its own in most places. */
const mostTimes = 6
const longestPart = 200
const listed = new Set(['row', 'item', 'term'])
const couples =
  /(?<!\p{L})(?:couples?|joint|pairs?|duo|paare?|paartarif|pareja|couple|coppia|casal|koppel|stel)(?!\p{L})/iu

/**
 * '2 adults and 3 children?', 'the cabin for 3 nights?': what the prices quoted come to. Only where all that is counted is
 * a row of one list, each row has one price, and nothing else was said.
 */
export const addsUp: Resolver = {
  name: 'adds-up',
  example: {
    page: `| Visitor | Price |
| --- | --- |
| Adult | £8 |
| Child | £5 |`,
    asked: ['How much is it for 2 adults and 3 children?'],
    told: '2 × £8 + 3 × £5 = £31',
  },
  resolve({ said, language, previous, index, name }) {
    if (said.length > longestPart) return null
    const counts = countedIn(said, language)
    const spans = durationsIn(said, language)
    if (spans.length > 1 || counts.length + spans.length === 0 || counts.length > 4) return null
    const own = understand(said, language, index, { name })
    const wantsPrice =
      own.type === 'price' ||
      (own.type === 'other' &&
        (counts.length > 1 || (isFragment(said, language) && previous?.question.type === 'price')))
    if (!wantsPrice || own.days.length > 0 || own.unheard.length > 0) return null
    if (own.groups.some(({ denied, quantity }) => denied || (quantity && quantity.measure !== 'people')))
      return null
    const question: Question = { ...own, type: 'price' }
    const asked: Sought = { question, counts, span: spans[0] && spanOf(said, spans[0]), language, index }
    const terms = counts.length > 0 ? termsOfCounts(asked) : termOfRow(asked)
    // One of one thing is its price, and nothing of nothing is free.
    const paid = terms?.filter(({ sum }) => sum !== nothingToPay) ?? []
    if (!terms || paid.length === 0 || (paid.length === 1 && paid[0]!.count * paid[0]!.times === 1))
      return null
    if (new Set(paid.map(({ sum }) => signOf(sum))).size > 1) return null
    const header = terms[0]!.header
    return {
      kind: 'passage',
      passages: terms.map(({ passage }) => passage),
      columns: header === null ? null : [header],
      sum: inFigures(terms),
      answers: question,
    }
  },
}

const signOf = ({ written }: PlainSum) => written.replace(/[\d.,\s–-]/g, '').toLowerCase()

interface Sought {
  question: Question
  counts: readonly CountedMention[]
  span: TimeUnit | undefined
  language: Language
  index: KnowledgeIndex
}

const spanOf = (said: string, { hours, start, end }: DurationMention): TimeUnit => ({
  hours,
  night: said
    .slice(start, end)
    .split(/[\s-]+/)
    .some(isNight),
})

const toGetIn = '#ticket'
const isOfTime = (group: Group) => group.hours !== undefined
const subjectsOf = ({ groups }: Question) =>
  groups.filter((group) => group.role === 'subject' && !isOfTime(group) && !group.quantity)

/** Every count is of one row of the one list that has them all. */
function termsOfCounts(asked: Sought): Term[] | null {
  const { counts, language, index, question } = asked
  if (counts.reduce((sum, { number }) => sum + Number(number), 0) > most) return null
  const nouns = counts.map(({ noun }) => new Set(labelTerms(noun, language)))
  const counted = (group: Group) =>
    group.counted !== undefined ||
    group.concepts.includes(toGetIn) ||
    counts.some(({ noun, number }) => group.word === number || group.word.includes(noun))
  if (!subjectsOf(question).every(counted)) return null
  let only: Term[] | null = null
  for (let block = 0; block < index.blocks; block++) {
    const rows = nouns.map((terms) => rowsCalled(terms, block, index))
    if (rows.some(({ length }) => length === 0)) continue
    if (only || rows.some(({ length }) => length > 1) || isForSeveral(block, index)) return null
    const passages = rows.map(([row]) => row!)
    const terms = passages.flatMap(
      (passage, nth) => termOf(passage, Number(counts[nth]!.number), asked) ?? [],
    )
    if (terms.length < counts.length || new Set(passages).size < counts.length) return null
    if (terms.some(({ header }) => header !== terms[0]!.header)) return null
    only = terms
  }
  return only
}

/** The one row that is named, for so many nights or hours. */
function termOfRow(asked: Sought): Term[] | null {
  const { question, index } = asked
  const things = subjectsOf(question)
  // 'A canoe for four people for two hours' may be one boat or two.
  if (things.length === 0 || question.groups.some(({ quantity }) => quantity)) return null
  let best: number[] = []
  let surest = 0
  for (const [at, passage] of index.passages.entries()) {
    if (!isPriced(passage)) continue
    const label = termIds(passage.subject, passage.language, index)
    const around = termIds(
      `${passage.subjectHeader ?? ''} ; ${passage.path.at(-1) ?? ''} ; ${(passage.cells ?? []).map(({ header }) => header).join(' ; ')}`,
      passage.language,
      index,
    )
    if (!things.every((group) => hits(group, label) || hits(group, around))) continue
    const named = things.reduce((sum, group) => sum + strengthOf(group, label), 0)
    if (named === 0 || named < surest) continue
    best = named > surest ? [at] : [...best, at]
    surest = named
  }
  const term = best.length === 1 ? termOf(best[0]!, 1, asked) : null
  return term && [term]
}

const isPriced = (passage: IndexedPassage) =>
  listed.has(passage.kind) && passage.subject !== '' && (valuesOf(passage) & (value.money | value.free)) !== 0

const rowsIn = (block: number, { blockStart, passages }: KnowledgeIndex): number[] =>
  Array.from(
    { length: blockStart[block + 1]! - blockStart[block]! },
    (_, nth) => blockStart[block]! + nth,
  ).filter((at) => isPriced(passages[at]!))

/** A price for a family, a couple or a group, in the list or elsewhere on its page: who comes as one may pay that. */
function isForSeveral(block: number, index: KnowledgeIndex): boolean {
  const { page } = index.passages[index.blockStart[block]!]!
  return index.passages.some((passage) => {
    if (passage.page !== page || !(valuesOf(passage) & value.money)) return false
    const told = passage.block === block ? passage.subject : `${passage.subject} ; ${passage.text}`
    if (couples.test(told)) return true
    const concepts = passage.block === block ? ['#family', '#group'] : ['#family']
    return labelTerms(told, passage.language).some((term) => concepts.includes(term))
  })
}

const rowsCalled = (terms: ReadonlySet<string>, block: number, index: KnowledgeIndex): number[] =>
  rowsIn(block, index).filter((at) => {
    const { subject, language } = index.passages[at]!
    return subject
      .replace(/\([^)]{0,200}\)/g, ' ')
      .split(/[/,|&+]/u)
      .some((part) => {
        const own = labelTerms(part, language)
        const words = own.filter((term) => !term.startsWith('#') && !/^\d/.test(term))
        const isTicket = own.includes(toGetIn) && words.length === 2
        return (words.length === 1 || isTicket) && own.some((term) => term !== toGetIn && terms.has(term))
      })
  })

/** A row's price, where it has one that fits the time asked for. */
function termOf(passage: number, count: number, { question, span, index }: Sought): Term | null {
  const row = index.passages[passage]!
  const cells = row.cells ?? [{ header: '', value: row.text }]
  const priced = cells.filter((cell) => valuesIn(cell.value) & (value.money | value.free))
  const named = namedColumns(row, question, index)
  const chosen = priced.filter(({ header }) => named.includes(header))
  const [cell] = chosen.length === 1 ? chosen : priced
  if (!cell || (chosen.length !== 1 && priced.length > 1)) return null
  const isFree = (valuesIn(cell.value) & value.free) !== 0 && !/\d/.test(cell.value)
  const sum = isFree ? nothingToPay : plainSum(cell.value)
  if (!sum) return null
  if (isFree) return { passage, header: row.cells ? cell.header : null, count, times: 1, sum }
  const unitOf = ({ header, value: said }: { header: string; value: string }) =>
    unitIn(said) ?? unitIn(header)
  const unit = unitOf(cell) ?? unitIn(row.path.at(-1) ?? '')
  const times = timesOf(span, unit, durationsIn(cell.header, row.language))
  // A day more than six may be a week, and has a price of its own.
  const isLonger = priced.some((other) => {
    const longer = unitOf(other)
    return other !== cell && span && longer && unit && longer.hours > unit.hours && span.hours >= longer.hours
  })
  if (times === null || isLonger) return null
  return { passage, header: row.cells ? cell.header : null, count, times, sum }
}

const nothingToPay: PlainSum = { cents: 0, written: '' }

function timesOf(
  span: TimeUnit | undefined,
  unit: TimeUnit | null,
  ofColumn: readonly DurationMention[],
): number | null {
  if (!span) return unit || ofColumn.length > 0 ? null : 1
  if (ofColumn.length === 1 && ofColumn[0]!.hours === span.hours) return 1
  if (!unit || unit.night !== span.night) return null
  const times = span.hours / unit.hours
  return Number.isInteger(times) && times <= mostTimes ? times : null
}

/** '2 × £8 + 3 × £5 = £31'. */
function inFigures(all: readonly Term[]): string {
  const terms = all.filter(({ sum }) => sum !== nothingToPay)
  const total = terms.reduce((cents, { count, times, sum }) => cents + count * times * sum.cents, 0)
  const withCents = terms.some(({ sum }) => /[.,]\d{2}/.test(sum.written))
  const added = terms.map(({ count, times, sum }) =>
    [...(count > 1 || times === 1 ? [count] : []), ...(times > 1 ? [times] : []), sum.written].join(' × '),
  )
  return `${added.join(' + ')} = ${writtenLike(terms[0]!.sum, total, withCents)}`
}
