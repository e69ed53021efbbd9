import { fold } from '@foyer/text/fold'
import type { Calculation } from '../../conversation/outcome.ts'
import type { QuestionInContext } from '../../conversation/question-in-context.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { valuesOf } from '../../knowledge/values-of.ts'
import { kindsOf } from '../../language/kinds.ts'
import { wordsNamed } from '../../language/patterns.ts'
import { value } from '../../language/value-types.ts'
import type { Group } from '../../understand/group.ts'
import { understand } from '../../understand/understand.ts'
import type { Resolver } from '../resolver.ts'
import { type FigureCell, figuresOf, type Kind } from './figures.ts'
import { cellsNamed, columnsOfList, isInName, ofPrices, passagesSaying } from './find-cells.ts'
import { readSum, type SumAsked, type Way, ways } from './read-sum.ts'
import { countedBy, spansIn } from './units.ts'

/**
 * 'Two adults and a child?', 'the cheapest boat', 'three nights in the loft': calculated and shown with all operands,
 * if each is named and has a single price in the same unit and currency.
 */
export const sums: Resolver = {
  name: 'sums',
  example: {
    page: `| Visitor | Price |
| --- | --- |
| Adult | £8 |
| Child | £5 |`,
    asked: ['How much is it for 2 adults and 3 children?'],
    told: '2 × £8 + 3 × £5 = £31',
  },
  resolve(asked) {
    const { own, language, index, name } = asked
    // Uses the corrected text only if the original has no sum: 'teurer' is no typo.
    const typed = readSum(own.asked, language)
    const sum =
      own.days.length > 0 ? null : (typed ?? (own.text === own.asked ? null : readSum(own.text, language)))
    if (!sum || understand(sum.rest, language, index, { name }).groups.some(({ denied }) => denied))
      return null
    const calculation = calculate({ ...asked, sum })
    if (!calculation) return null
    const columns = [...new Set(calculation.rows.flatMap(({ headers }) => headers))]
    return { kind: 'passage', passages: calculation.rows.map(({ at }) => at), columns, calculation }
  },
}

type Priced = FigureCell & { figure: NonNullable<FigureCell['figure']> }
interface Operand {
  count: number
  cell: Priced
  groups: readonly Group[]
}

const isSure = (cell: FigureCell): cell is Priced => cell.figure !== null
const isAlike = (cells: readonly Priced[]) =>
  cells.every(({ figure: { measure, by } }) => {
    const first = cells[0]!.figure
    return measure === first.measure && by.symmetricDifference(first.by).size === 0
  })

/** The minimum by the low end of ranges, the maximum by the high end, which may be open. */
function atEnd(cells: readonly FigureCell[], isLeast: boolean): Priced[] {
  const sure = cells.filter(isSure)
  if (sure.length < cells.length || !isAlike(sure)) return []
  const end = ({ figure }: Priced) => (isLeast ? figure.low : -figure.high)
  const [first, ...others] = sure.toSorted((one, other) => end(one) - end(other)) as [Priced, ...Priced[]]
  const isOpen = first.figure.high === Number.POSITIVE_INFINITY
  if (!isLeast && isOpen && others.some(({ figure }) => figure.high >= first.figure.low)) return []
  return sure.filter((cell) => end(cell) === end(first))
}

const rowOf = ({ at, header }: FigureCell) => ({ at, headers: [header] })
const mostWinners = 2
/** On larger sites 'the cheapest' must name a list. */
const mostBlocks = 300
const monthsOfYear = 12
/** Surcharges and minimum purchases. */
const onTop = new RegExp(`(?<!\\p{L})(?:${wordsNamed('sum on top')})`, 'u')

type SumContext = QuestionInContext & { sum: SumAsked }

function calculate(asked: SumContext): Calculation | null {
  const { way, named, counted, people, span } = asked.sum
  if (way === 'total') {
    const operands = wantsPrice(asked) ? (operandsOf(asked, 'price') ?? spokenOf(asked)) : null
    return operands && totalOf(operands, asked)
  }
  if (counted || people !== null || (span && !span.per)) return null
  const [end, kind = 'price'] = way.split(' ') as [string, Kind | undefined]
  const operands = named.length > 1 ? operandsOf(asked, kind) : null
  if (operands?.some(({ cell }) => span && !cell.figure.by.has(span.unit))) return null
  if (way === 'difference') return operands && differenceOf(operands, asked.index)
  if (operands) return lesserOf(operands, way, end)
  return end === 'least' || end === 'most' ? endOfList(asked, way, kind) : null
}

/** 'Do you have room for two adults?' asks for no sum. */
function wantsPrice({ own, follows, fragment, previous, sum }: SumContext): boolean {
  const continues = (follows || fragment) && previous?.question.type === 'price'
  const isOpen = own.type === 'other' && (continues || sum.named.length > 1)
  return own.type === 'price' || own.concepts.has('#price') || isOpen
}

const subjectsIn = (text: string, { language, index, name }: QuestionInContext): Group[] =>
  understand(text.trim(), language, index, { name }).groups.filter(
    ({ role, concepts }) =>
      role === 'day' ||
      (role === 'subject' && !(concepts.length > 0 && concepts.every((one) => ofPrices.has(one)))),
  )

const classesOfPeople = ['#adult', '#child']
const isClassOfPeople = (concept: string) =>
  [concept, ...kindsOf(concept)].some((one) => classesOfPeople.includes(one))

/** One cell for each thing; null if any has none or several. */
function operandsOf(asked: SumContext, kind: Kind): Operand[] | null {
  const { index, sum } = asked
  const { named, counted, rest, span } = sum
  const heads = named.flatMap(({ text, count, ofPeople }) => {
    const said = subjectsIn(text, asked)
    // A number counts the word next to it; words in no row's name apply to all.
    const [first] = counted ? said : []
    const groups = said.filter(
      (group) => group === first || isInName(first ? [first, group] : [group], index),
    )
    // Three people in a boat pay for one boat.
    if (ofPeople && !groups.some(({ concepts }) => concepts.some(isClassOfPeople))) return []
    return groups.length > 0 ? [{ groups, count }] : []
  })
  if (heads.length === 0 || (counted && heads.length < named.length)) return null
  const own = new Set(heads.flatMap(({ groups }) => groups.map(({ word }) => word)))
  const shared = subjectsIn(rest, asked).filter(({ word }) => !own.has(word))
  const operands = heads.flatMap(({ groups, count }) => {
    const [cell, second] = cellsNamed(groups, shared, span?.unit, kind, index)
    return cell && !second && isSure(cell) ? [{ count, cell, groups }] : []
  })
  const cells = operands.map(({ cell }) => cell)
  const isOneTable = new Set(cells.map(({ at }) => index.passages[at]!.block)).size === 1
  const isEachOne = new Set(cells.map(({ at, header }) => `${at} ${header}`)).size === heads.length
  return isEachOne && isAlike(cells) && (!counted || isOneTable) ? operands : null
}

/** 'And for three nights?' uses the price of the previous answer. */
function spokenOf(asked: SumContext): Operand[] | null {
  const { previous, follows, fragment, index, sum } = asked
  const told = previous?.outcome
  if (told?.kind !== 'passage' || told.passages.length > 1 || told.calculation || !(follows || fragment))
    return null
  if (sum.counted || subjectsIn(sum.rest, asked).length > 0) return null
  const cells = figuresOf(told.passages[0]!, 'price', index)
  const meant = cells.filter(({ header }) => cells.length === 1 || told.columns?.includes(header))
  return meant.length === 1 && isSure(meant[0]!) ? [{ count: 1, cell: meant[0], groups: [] }] : null
}

function lesserOf(operands: readonly Operand[], asked: Way, end: string): Calculation | null {
  const isLeast = end === 'least' || end === 'lesser'
  const cells = operands.map(({ cell }) => cell)
  const winners = atEnd(cells, isLeast)
  const way = asked.replace(end, isLeast ? 'least' : 'most') as Calculation['way']
  const rows = [...winners, ...cells.filter((cell) => !winners.includes(cell))].map(rowOf)
  return winners.length === 1 ? { way, rows, figures: '', list: '' } : null
}

/** The minimum or maximum of the list in question, or of the only list. */
function endOfList(asked: SumContext, way: Way, kind: Kind): Calculation | null {
  const { index, sum } = asked
  const groups = subjectsIn(sum.rest, asked)
  if (groups.length === 0 && index.blocks > mostBlocks) return null
  const columns = columnsOfList(groups, sum.span?.unit, kind, index)
  if (!columns || (kind === 'size' && columns.length > 1)) return null
  const ends = columns.map((cells) => atEnd(cells, way.startsWith('least')))
  const [winners] = ends as [Priced[]]
  const isOne = ends.every((cells) => cells.map(({ at }) => at).join() === winners.map(({ at }) => at).join())
  if (!isOne || winners.length === 0 || winners.length > mostWinners) return null
  const { path, page } = index.passages[winners[0]!.at]!
  // The site's own statement comes first: 'Our longest tour is …'
  const isSaid = passagesSaying(groups, index).some((at) => {
    const { subject, text, language, page: other } = index.passages[at]!
    if (groups.length === 0 && other !== page) return false
    const says = fold(`${subject} ${text}`)
    return ways[language].some(([pattern, name]) => name === way && pattern.test(says))
  })
  if (isSaid) return null
  const headers = columns.map(([cell]) => cell!.header)
  const rows = winners.map(({ at }) => ({ at, headers }))
  return { way: way as Calculation['way'], rows, figures: '', list: path.at(-1) ?? index.pages[page]!.title }
}

function differenceOf(operands: readonly Operand[], index: KnowledgeIndex): Calculation | null {
  const cells = operands.map(({ cell }) => cell).sort((one, other) => other.figure.low - one.figure.low)
  const [more, less] = cells.map(({ figure }) => figure)
  if (cells.length !== 2 || !more!.written || !less!.written || more!.low === less!.low) return null
  const result = writtenLike(cells, more!.low - less!.low, index)
  return {
    way: 'difference',
    rows: cells.map(rowOf),
    figures: `${more!.written} − ${less!.written} = ${result}`,
    list: '',
  }
}

function totalOf(operands: readonly Operand[], asked: SumContext): Calculation | null {
  const { index } = asked
  const { people, span, counted } = asked.sum
  const cells = operands.map(({ cell }) => cell)
  const { by } = cells[0]!.figure
  const time = [...by].find((unit) => unit !== 'person')
  // Group prices aren't multiplied by people, and prices without a duration not by nights.
  if (people !== null ? !by.has('person') : by.has('person') && !counted) return null
  if ((span === null) !== (time === undefined) || cells.some(({ figure }) => !figure.written)) return null
  const turned = span && span.unit !== time ? `${time} ${span.unit}` : ''
  const isDivided = turned === 'year month' && span?.count === 1
  if (turned !== '' && turned !== 'month year' && !isDivided) return null
  const times = [people ?? 1, span?.count ?? 1, turned === 'month year' ? monthsOfYear : 1].filter(
    (each) => each > 1,
  )
  if (operands.every(({ count }) => count === 1) && operands.length + times.length === 1 && !isDivided)
    return null
  const factor = times.reduce((product, each) => product * each, 1) / (isDivided ? monthsOfYear : 1)
  const total = operands.reduce((all, { count, cell }) => all + count * factor * cell.figure.low, 0)
  if (isExcepted(operands, asked)) return null
  const terms = operands.map(({ count, cell }) =>
    [...(count > 1 ? [count] : []), ...times, cell.figure.written].join(' × '),
  )
  const isExact = Math.abs(total * 100 - Math.round(total * 100)) < 1e-6
  const figures = `${terms.join(' + ')}${isDivided ? ` ÷ ${monthsOfYear}` : ''} ${isExact ? '=' : '≈'} ${writtenLike(cells, total, index)}`
  const way = isDivided ? 'per month' : turned && span?.count === 1 ? 'per year' : 'total'
  return { way, rows: cells.map(rowOf), figures, list: '' }
}

/** 'Two hours' has its own price; 'one hour' is a unit. */
const isForLonger = (name: string) => spansIn(fold(name)).some(({ written }) => !/^1(?![\d.,])/.test(written))

/** True if the page mentions discounts, free entry, group tickets or surcharges, which a sum would miss. */
function isExcepted(operands: readonly Operand[], { index, sum: { span } }: SumContext): boolean {
  const [{ cell }] = operands as [Operand]
  const { page, block, path } = index.passages[cell.at]!
  const price = cell.figure.low
  const own = new Set(operands.map(({ cell }) => cell.at))
  const groups = operands.flatMap((operand) => operand.groups)
  const named = new Set(groups.flatMap((group) => passagesSaying([group], index)))
  const answers = groups.length > 0 ? passagesSaying(groups, index) : []
  if (answers.some((at) => ['taught', 'faq'].includes(index.passages[at]!.kind))) return true
  return index.passages.some((passage, at) => {
    if (passage.page !== page) return false
    const told = `${passage.subject} ${passage.text}`
    const held = valuesOf(passage)
    if (onTop.test(fold(told))) return true
    const isHere = passage.block === block
    // Longer durations have prices of their own.
    const names = [passage.subject, ...(passage.cells ?? []).map(({ header }) => header)]
    if (span && isHere && names.some(isForLonger)) return true
    const isInstead = ({ figure }: FigureCell) =>
      figure?.by.has(span!.unit)
        ? !cell.figure.by.has(span!.unit)
        : figure && own.has(at) && figure.low > price && figure.low <= price * span!.count
    if (span && isHere && figuresOf(at, 'price', index).some(isInstead)) return true
    if (own.has(at)) return false
    // 'Prices are per night' above the table.
    const isAbove = passage.kind === 'sentence' && passage.path.at(-1) === path.at(-1)
    if (isAbove && [...countedBy(fold(told)).by].some((unit) => !cell.figure.by.has(unit))) return true
    if (held & value.percent || (held & value.free && named.has(at))) return true
    const terms = labelTerms(isHere ? passage.subject : told, passage.language)
    // 'Group' is a group price; 'group ride' may not be.
    const isForSeveral =
      terms.includes('#family') || (isHere && terms.includes('#group') && terms.length === 2)
    return isForSeveral && (held & value.money) !== 0
  })
}

/** Formats a sum like the prices it came from: '£31', '31,50 €'. */
function writtenLike(cells: readonly Priced[], amount: number, { passages }: KnowledgeIndex): string {
  const { language } = passages[cells[0]!.at]!
  const { written } = cells[0]!.figure
  const cents = cells.map(({ figure }) => /\d([.,])\d{2}(?!\d)/.exec(figure.written)).find(Boolean)
  const sign = cents?.[1] ?? (1.5).toLocaleString(language)[1]
  const [whole, rest] = amount.toFixed(2).split('.') as [string, string]
  const thousands = /\d([.,’' ])\d{3}/.exec(written)?.[1] ?? ''
  const grouped = whole.length > 3 ? `${whole.slice(0, -3)}${thousands}${whole.slice(-3)}` : whole
  const figure = rest === '00' && !cents ? grouped : `${grouped}${sign}${rest}`
  return written.replace(/\d{1,9}(?:[.,’' ]\d{1,3}){0,3}/, figure)
}
