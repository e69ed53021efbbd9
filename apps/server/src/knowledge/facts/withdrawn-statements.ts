import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { readIntervals } from '@foyer/calendar/intervals'
import { readDays } from '@foyer/calendar/read-days'
import type { WithdrawnDay } from './day-hours.ts'
import type { FactRow } from './facts-store.ts'
import { figuresOf, findWords, readWording, type Span, type Wording, withSign } from './text-spans.ts'

export type Statement = {
  /** Name and value together. */
  told: Wording[]
  /** For sentences with words between name and value. */
  priced?: { name: Wording; values: Wording[] } | undefined
  value: Wording
  /** Other statements may share them. */
  quotes: Wording[]
  isShared: boolean
  instead?: string | undefined
  /** Pages write '11:00–16:00' or '11am to 4pm'. */
  days: WithdrawnDay[]
}

type Saying = Pick<FactRow, 'kind' | 'label' | 'value'>

const spaceless = (text: string) => text.toLowerCase().replace(/[–—-]/g, '-').replace(/\s+/g, '')
export const statementKey = ({ kind, label, value }: Saying) =>
  `${kind} ${spaceless(label)} ${spaceless(value)}`

const isSaid = (value: string, row: FactRow) => !row.dropped && spaceless(value) === spaceless(row.value)

/** Newest first. */
export function siteValuesOf(
  row: FactRow,
): Pick<FactRow, 'kind' | 'label' | 'value' | 'quote' | 'otherValue'>[] {
  const { stated } = row
  if (row.origin !== 'owner') return row.dropped ? [row] : []
  if (!stated) return []
  const site = { ...row, ...stated.before, value: stated.value }
  const past = (stated.past ?? []).map((value) => ({ ...site, value, quote: null, otherValue: null }))
  return [site, ...past].filter(({ value }) => !isSaid(value, row))
}

export function withdrawnStatements(
  rows: readonly FactRow[],
  languages: readonly CalendarLanguage[],
): Statement[] {
  const shown = rows.filter(({ dropped }) => !dropped)
  // A price found twice is withdrawn once neither fact states it.
  const toldStill = new Set(shown.map(statementKey))
  const sayers = Map.groupBy(rows, quoteOf)
  return rows.flatMap((row) =>
    siteValuesOf(row)
      .filter((before) => !toldStill.has(statementKey(before)))
      .map((before) => {
        const { value, otherValue } = before
        const values = [value, ...(otherValue?.split(' / ') ?? [])].filter((each) => !isSaid(each, row))
        // Half a week would contradict the whole one.
        const isShared = row.kind === 'price' && sayers.get(quoteOf(row))!.length > 1
        const instead = row.kind === 'price' && !row.dropped ? row.value : undefined
        const statement = statementOf(before, values, isShared, languages)
        // 'A haircut for children is £20' is another price with the same name in it.
        const isOthers = shown.some(
          (other) =>
            other !== row &&
            other.kind === 'price' &&
            values.some((each) => spaceless(each) === spaceless(other.value)) &&
            spaceless(other.label).includes(spaceless(before.label)),
        )
        const days = isOfOtherPart(row, before, shown)
          ? statement.days
          : statement.days.map((each) => ({ ...each, instead: row.dropped ? undefined : row.value }))
        return { ...statement, days, instead, ...(isOthers && { priced: undefined }) }
      }),
  )
}

/** The line could be another part's, so it is not replaced. */
const isOfOtherPart = (row: FactRow, { value }: Pick<FactRow, 'value'>, shown: readonly FactRow[]) =>
  shown.some(
    (other) =>
      other !== row &&
      other.kind === 'hours' &&
      other.part !== row.part &&
      String(readIntervals(other.value)) === String(readIntervals(value)),
  )

export function statementOf(
  { kind, label, value, quote }: Pick<FactRow, 'kind' | 'label' | 'value' | 'quote'>,
  values: readonly string[],
  isShared: boolean,
  languages: readonly CalendarLanguage[],
): Statement {
  const name = kind === 'hours' ? label.split(/ – | \(/)[0]! : label
  return {
    days: kind === 'hours' ? values.flatMap((each) => withdrawnDays(name, each, languages)) : [],
    told: values.map((each) => readWording(`${name} ${each}`)),
    priced: kind === 'price' ? { name: readWording(name), values: values.map(readWording) } : undefined,
    value: readWording(value),
    quotes: quote ? piecesOf(quote).map(readWording) : [],
    isShared,
  }
}

function withdrawnDays(name: string, value: string, languages: readonly CalendarLanguage[]): WithdrawnDay[] {
  const times = readIntervals(value)
  const mentions = languages
    .map((language) => readDays(name, language, true))
    .find(({ length }) => length > 0)
  return times && mentions ? mentions.flatMap(({ days }) => days.map((day) => ({ day, times }))) : []
}

const quoteOf = ({ stated, quote }: FactRow) => stated?.before?.quote ?? quote

/** Quotes of hours join several lines, and long quotes are cut anywhere. */
const longestQuote = 300
export const piecesOf = (quote: string) =>
  (quote.length < longestQuote ? quote : quote.slice(0, quote.lastIndexOf(' '))).split(' · ')

export function findStatements(
  { told, priced, value, quotes, isShared, instead }: Statement,
  lower: string,
): Span[] {
  const found = told.flatMap((each) => [...findWords(each, lower)])
  if (priced) found.push(...findPriced(priced, lower))
  const quoted = quotes.flatMap((each) => [...findWords(each, lower)])
  const valuesIn = ([from, to]: Span) => {
    const within = lower.slice(from, to + 2)
    const whole = [...findWords(value, within)]
    // A cell's unit may be in the table head.
    const places = whole.length > 0 ? whole : [...findWords(figuresOf(value), within)]
    return places.map(([start, end]): Span => [from + start, from + end])
  }
  if (instead !== undefined) {
    const places = [...found, ...quoted].map((span) => ({ span, values: valuesIn(span) }))
    return places.flatMap(({ span, values }) =>
      values.length > 0 ? values.map((each): Span => [...withSign(each, value, lower), instead]) : [span],
    )
  }
  if (!isShared) return [...found, ...quoted]
  const isQuoted = ([start, end]: Span) => quoted.some(([from, to]) => start >= from && end <= to)
  return [...found.filter((span) => !isQuoted(span)), ...quoted.flatMap(valuesIn)]
}

const mostBeside = 60
const endOfSentence = /[\n|·•;]|[.!?](?=\s)/

/** Finds 'A haircut costs £20' and '£20 for a haircut'. */
function* findPriced({ name, values }: NonNullable<Statement['priced']>, lower: string): Generator<Span> {
  for (const [start, end] of findWords(name, lower)) {
    const [behind = ''] = lower.slice(end, end + mostBeside).split(endOfSentence, 1)
    const before = lower
      .slice(Math.max(0, start - mostBeside), start)
      .split(endOfSentence)
      .at(-1)!
    for (const value of values) {
      const [next] = findWords(value, behind)
      if (next && !/[\d\p{Sc}]/u.test(behind.slice(0, next[0]).replace(/\p{Sc}?\s?$/u, '')))
        yield [start, end + next[1]]
      const last = [...findWords(value, before)].at(-1)
      if (last && !/[\d\p{Sc}]/u.test(before.slice(last[1]).replace(/^\s?\p{Sc}/u, '')))
        yield [start - before.length + last[0], end]
    }
  }
}
