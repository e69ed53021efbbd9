import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { readIntervals } from '@foyer/calendar/intervals'
import { readDays } from '@foyer/calendar/read-days'
import type { DayTakenBack } from './day-hours.ts'
import type { FactRow } from './facts-store.ts'
import { figuresOf, placesOf, type Span, type Wording, withSign, wordingOf } from './text-spans.ts'

/** The words in which the site's pages state a price or day. */
export type Statement = {
  /** Name and value together, as most pages and lists have them. */
  told: Wording[]
  /** Name and values of a price, for sentences with other words between them. */
  priced?: { name: Wording; values: Wording[] } | undefined
  value: Wording
  /** The quotes it was found in, which other statements may share. */
  quotes: Wording[]
  isShared: boolean
  instead?: string | undefined
  /** Days with their times, because pages write '11:00–16:00' and '11am to 4pm'. */
  days: DayTakenBack[]
}

type Saying = Pick<FactRow, 'kind' | 'label' | 'value'>

const spaceless = (text: string) => text.toLowerCase().replace(/[–—-]/g, '-').replace(/\s+/g, '')
export const saying = ({ kind, label, value }: Saying) => `${kind} ${spaceless(label)} ${spaceless(value)}`

const isSaid = (value: string, row: FactRow) => !row.dropped && spaceless(value) === spaceless(row.value)

/** The site's values that the owner dropped or replaced, the newest first. */
export function siteSaid(row: FactRow): Pick<FactRow, 'kind' | 'label' | 'value' | 'quote' | 'otherValue'>[] {
  const { stated } = row
  if (row.origin !== 'owner') return row.dropped ? [row] : []
  if (!stated) return []
  const site = { ...row, ...stated.before, value: stated.value }
  const past = (stated.past ?? []).map((value) => ({ ...site, value, quote: null, otherValue: null }))
  return [site, ...past].filter(({ value }) => !isSaid(value, row))
}

export function statementsTakenBack(
  rows: readonly FactRow[],
  languages: readonly CalendarLanguage[],
): Statement[] {
  const shown = rows.filter(({ dropped }) => !dropped)
  // A price found twice is withdrawn only when neither fact states it any more.
  const toldStill = new Set(shown.map(saying))
  const sayers = Map.groupBy(rows, quoteOf)
  return rows.flatMap((row) =>
    siteSaid(row)
      .filter((before) => !toldStill.has(saying(before)))
      .map((before) => {
        const { value, otherValue } = before
        const values = [value, ...(otherValue?.split(' / ') ?? [])].filter((each) => !isSaid(each, row))
        // Half a week would contradict the whole one, which the facts already state.
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

/** Another part may have the same hours, and a line doesn't say whose it states, so nothing is replaced. */
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
    days: kind === 'hours' ? values.flatMap((each) => daysTakenBack(name, each, languages)) : [],
    told: values.map((each) => wordingOf(`${name} ${each}`)),
    priced: kind === 'price' ? { name: wordingOf(name), values: values.map(wordingOf) } : undefined,
    value: wordingOf(value),
    quotes: quote ? piecesOf(quote).map(wordingOf) : [],
    isShared,
  }
}

function daysTakenBack(name: string, value: string, languages: readonly CalendarLanguage[]): DayTakenBack[] {
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

/** Finds the statement in a text in lower case. */
export function statedIn(
  { told, priced, value, quotes, isShared, instead }: Statement,
  lower: string,
): Span[] {
  const found = told.flatMap((each) => [...placesOf(each, lower)])
  if (priced) found.push(...placesOfPriced(priced, lower))
  const quoted = quotes.flatMap((each) => [...placesOf(each, lower)])
  const valuesIn = ([from, to]: Span) => {
    const within = lower.slice(from, to + 2)
    const whole = [...placesOf(value, within)]
    // A cell's unit may be in the table head.
    const places = whole.length > 0 ? whole : [...placesOf(figuresOf(value), within)]
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

/** Finds 'A haircut costs £20' or '£20 for a haircut': in one sentence, without other figures between. */
function* placesOfPriced({ name, values }: NonNullable<Statement['priced']>, lower: string): Generator<Span> {
  for (const [start, end] of placesOf(name, lower)) {
    const [behind = ''] = lower.slice(end, end + mostBeside).split(endOfSentence, 1)
    const before = lower
      .slice(Math.max(0, start - mostBeside), start)
      .split(endOfSentence)
      .at(-1)!
    for (const value of values) {
      const [next] = placesOf(value, behind)
      if (next && !/[\d\p{Sc}]/u.test(behind.slice(0, next[0]).replace(/\p{Sc}?\s?$/u, '')))
        yield [start, end + next[1]]
      const last = [...placesOf(value, before)].at(-1)
      if (last && !/[\d\p{Sc}]/u.test(before.slice(last[1]).replace(/^\s?\p{Sc}/u, '')))
        yield [start - before.length + last[0], end]
    }
  }
}
