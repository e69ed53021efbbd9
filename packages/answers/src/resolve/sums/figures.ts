import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { Cell, IndexedPassage } from '../../knowledge/passage.ts'
import { headerParts } from '../../knowledge/stacked-headers.ts'
import { valuesIn } from '../../language/amounts.ts'
import { memoize } from '../../language/memoize.ts'
import { wordsNamed } from '../../language/patterns.ts'
import { quantitiesIn } from '../../language/quantities.ts'
import { plainNumber } from '../../language/tokenise.ts'
import { countedBy, spansIn, type Unit, without } from './units.ts'

export type Kind = 'price' | 'time' | 'size'

/** A cell with one amount or range and no condition. */
interface Figure {
  low: number
  high: number
  /** A currency or unit; figures in different measures are never compared. */
  measure: string
  by: ReadonlySet<Unit>
  /** The amount as written; empty for a range or 'from £68'. */
  written: string
}

/** The figure is null if it is ambiguous. */
export interface FigureCell {
  at: number
  header: string
  figure: Figure | null
}

export const cellsOf = (row: IndexedPassage): readonly Cell[] =>
  row.cells ?? [{ header: '', value: row.text }]

export function figuresOf(at: number, kind: Kind, index: KnowledgeIndex): FigureCell[] {
  const row = index.passages[at]!
  const fact = kind === 'price' ? factsOf(index).get(fold(row.subject)) : undefined
  return cellsOf(row).flatMap((cell) => {
    const figure = figureOf(cell, row, kind)
    // The owner was asked about it, or corrected it.
    const isDoubted = index.doubted.has(at) || (fact !== undefined && !fact.includes(figure?.written ?? ''))
    return figure === undefined ? [] : [{ at, header: cell.header, figure: isDoubted ? null : figure }]
  })
}

const factsOf = memoize(
  ({ passages }: KnowledgeIndex) =>
    new Map(passages.flatMap(({ kind, subject, text }) => (kind === 'fact' ? [[fold(subject), text]] : []))),
)

const sign = `\\s?(?:[–—~〜-]|(?:${wordsNamed('page to')})(?!\\p{L}))\\s?`
const number = '(?<!\\d)(\\d{1,9}(?:[.,]\\d{1,3}){0,3})'
const before = new RegExp(`${number}${sign}$`, 'u')
const behind = new RegExp(`^${sign}${number}`, 'u')
const between = new RegExp(`^${sign}$`, 'u')
const fromWords = new RegExp(
  `(?<!\\p{L})(?:${wordsNamed('figure from')})(?!\\p{L})|(?:${wordsNamed('figure from at once')})`,
  'gu',
)

function figureOf(cell: Cell, row: IndexedPassage, kind: Kind): Figure | null | undefined {
  const text = fold(cell.value)
  const mentions = mentionsIn(text.length === cell.value.length ? cell.value : text, row, kind)
  const [first, second = first] = mentions
  if (!first || !second) return undefined
  const isTwo = mentions.length === 2
  const middle = text.slice(first.end, second.start)
  const isLong = isTwo && kind === 'time' && middle.trim() === ''
  if (mentions.length > 2 || (isTwo && !isLong && !between.test(middle)) || first.measure !== second.measure)
    return null
  const start = isTwo ? null : before.exec(text.slice(0, first.start))
  const end = isTwo ? null : behind.exec(text.slice(first.end))
  const from = first.start - (start?.[0].length ?? 0)
  const { by, rest } = countedBy(without(text, from, second.end + (end?.[0].length ?? 0)))
  const other = rest.replace(fromWords, ' ')
  // The duration next to a price is no condition.
  const others = [
    ...(kind === 'price' ? spansIn(other) : []),
    ...(kind === 'time' ? mentionsIn(other, row, 'price') : []),
  ]
  const left = others.reduce((all, mention) => without(all, mention.start, mention.end), other)
  if (/[\p{L}\d%+]/u.test(left)) return null
  // In '1–2 hours' the first number shares the unit.
  const scale = first.amount / Number(plainNumber(/\d{1,9}(?:[.,]\d{1,3}){0,3}/.exec(first.written)![0]))
  const ofRange = (match: RegExpExecArray | null) => match && Number(plainNumber(match[1]!)) * scale
  const low = ofRange(start) ?? first.amount + (isLong ? second.amount : 0)
  const high = other === rest ? (ofRange(end) ?? Math.max(low, second.amount)) : Number.POSITIVE_INFINITY
  addUnitsAround(by, cell, row)
  return { low, high, measure: first.measure, by, written: low === high ? first.written : '' }
}

function mentionsIn(text: string, { language }: IndexedPassage, kind: Kind) {
  if (kind === 'time') return spansIn(fold(text))
  if (kind === 'price')
    return valuesIn(text, language)
      .filter((value) => value.kind === 'money')
      .map(({ currency, ...value }) => ({ ...value, measure: currency ?? '' }))
  const found = quantitiesIn(text, language)
    .filter(({ measure }) => !['money', 'age', 'year'].includes(measure))
    .map(({ value, ...mention }) => ({
      ...mention,
      amount: value as number,
      measure: mention.measure as string,
    }))
  if (found.length === 0 && /^\d+(?:[.,]\d+)?$/.test(text))
    found.push({ amount: Number(plainNumber(text)), measure: 'number', start: 0, end: text.length })
  return found.map((mention) => ({ ...mention, written: text.slice(mention.start, mention.end) }))
}

/** The price's unit comes from its cell, or from the nearest text around it. */
function addUnitsAround(
  by: Set<Unit>,
  { header }: Cell,
  { subject, subjectHeader, path, intro }: IndexedPassage,
) {
  for (const text of [...headerParts(header), subject, subjectHeader, path.at(-1), intro]) {
    const hasTime = [...by].some((unit) => unit !== 'person')
    for (const unit of countedBy(fold(text ?? '')).by) if (unit === 'person' || !hasTime) by.add(unit)
  }
}
