import { type Interval, readIntervals } from '@foyer/calendar/intervals'
import type { Queryable } from '../db/client.ts'
import { factKey } from './fact-key.ts'
import { type FactRow, listDoubts, listFactsOfKinds, listToldFacts } from './facts-store.ts'

const contactKinds = ['phone', 'email', 'address'] as const

/** A text without what the owner took back; null where nothing was. */
export type Withdraw = ((text: string) => string) | null

/**
 * What the owner dropped or corrected of hours, prices and ways to be reached still stands on the pages, and would be read
 * from there again. A price, number, mail or address that was corrected is read with the owner's value in its place, so
 * that whatever else its sentence says is still told. The sentences and cells that hold the rest are left out.
 */
export async function readWithdrawn(db: Queryable, assistantId: string): Promise<Withdraw> {
  const all = await listFactsOfKinds(db, assistantId, [...contactKinds, 'hours', 'price'])
  const [stated, rows] = [all.filter(isStatement), all.filter((row) => !isStatement(row))]
  const told = rows.filter(({ dropped }) => !dropped)
  const kept = new Set(told.map(factKey))
  const withdrawn = rows
    .flatMap(takenBackBy)
    .filter((fact) => !kept.has(factKey(fact)) && !told.some(({ value }) => holds(value, fact.value)))
  return withdrawing(withdrawn, statementsTakenBack(stated))
}

/**
 * What the owner is asked about stands in no prompt that goes with every question: there nothing says that it is in
 * doubt. Whoever asks for it is given the passage, marked.
 */
export async function readUnconfirmed(db: Queryable, assistantId: string): Promise<Withdraw> {
  const doubts = await listDoubts(db, assistantId)
  if (doubts.length === 0) return null
  const told = await listToldFacts(db, assistantId)
  const [keys, sayings] = [new Set(told.map(factKey)), new Set(told.map(saying))]
  const statements = doubts.filter(isStatement).flatMap((doubt) => {
    const { kind, label, value } = doubt
    const values = [value, ...(doubt.otherValue?.split(' / ') ?? [])]
    const open = values.filter((each) => !sayings.has(saying({ kind, label, value: each })))
    return open.length > 0 ? [statementOf(doubt, open, kind === 'price')] : []
  })
  return withdrawing(
    doubts.filter((doubt) => !isStatement(doubt) && !keys.has(factKey(doubt))),
    statements,
  )
}

const isStatement = ({ kind }: Pick<FactRow, 'kind'>) => kind === 'hours' || kind === 'price'

/** What the site says of a price or a day, by the words that stand on its pages. */
type Statement = {
  /** Its name and value side by side, as most pages and lists have them. */
  told: Wording[]
  value: Wording
  /** Where it was found; other statements may stand in the same words. */
  quotes: Wording[]
  isShared: boolean
  /** What the owner says in the place of the value. */
  instead?: string | undefined
  /** A day with its times, which one page writes '11:00–16:00' and another '11am to 4pm'. */
  hours?: { day: string; times: Interval[] } | undefined
}

function statementsTakenBack(rows: readonly FactRow[]): Statement[] {
  const shown = rows.filter(({ dropped }) => !dropped)
  // The same price may have been found twice: as long as one of them is told, nothing was taken back.
  const toldStill = new Set(shown.map(saying))
  const sayers = Map.groupBy(rows, quoteOf)
  return rows.flatMap((row) => {
    const before = siteSays(row)
    if (!before || toldStill.has(saying(before))) return []
    const { value, otherValue } = before
    const values = [value, ...(otherValue?.split(' / ') ?? [])].filter((each) => !isSame(each, row))
    // Half a week would contradict the whole one, which its facts tell.
    const isShared = row.kind === 'price' && sayers.get(quoteOf(row))!.length > 1
    const instead = row.kind === 'price' && !row.dropped ? row.value : undefined
    return { ...statementOf(before, values, isShared), instead }
  })
}

function statementOf(
  { kind, label, value, quote }: Pick<FactRow, 'kind' | 'label' | 'value' | 'quote'>,
  values: readonly string[],
  isShared: boolean,
): Statement {
  const name = kind === 'hours' ? label.split(/ – | \(/)[0]! : label
  const times = kind === 'hours' ? (readIntervals(value) ?? []) : []
  return {
    hours: times.length > 0 ? { day: name.toLowerCase(), times } : undefined,
    told: values.map((each) => wordingOf(`${name} ${each}`)),
    value: wordingOf(value),
    quotes: quote ? piecesOf(quote).map(wordingOf) : [],
    isShared,
  }
}

const quoteOf = ({ stated, quote }: FactRow) => stated?.before?.quote ?? quote

/** What the site says of what the owner dropped or gave another value; null of everything else. */
function siteSays(row: FactRow) {
  if (row.origin !== 'owner') return row.dropped ? row : null
  if (!row.stated) return null
  const site = { ...row, ...row.stated.before, value: row.stated.value }
  return row.dropped || !isSame(site.value, row) ? site : null
}

const isSame = (value: string, row: FactRow) => !row.dropped && spaceless(value) === spaceless(row.value)
const saying = ({ kind, label, value }: Contact) => `${kind} ${spaceless(label)} ${spaceless(value)}`
const spaceless = (text: string) => text.toLowerCase().replace(/[–—-]/g, '-').replace(/\s+/g, '')

/** Lines of hours are quoted together, and long quotes are cut wherever they end. */
const longestQuote = 300
const piecesOf = (quote: string) =>
  (quote.length < longestQuote ? quote : quote.slice(0, quote.lastIndexOf(' '))).split(' · ')

/** Where a text in small letters makes a statement. */
function statedIn({ told, value, quotes, isShared, instead, hours }: Statement, lower: string): Span[] {
  const found = told.flatMap((each) => [...placesOf(each, lower)])
  if (hours) found.push(...placesOfHours(hours, lower))
  const quoted = quotes.flatMap((each) => [...placesOf(each, lower)])
  const valuesIn = ([from, to]: Span) => {
    const within = lower.slice(from, to + 2)
    const whole = [...placesOf(value, within)]
    // The unit of a cell's value stands in its head.
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

const longestDay = 60

/** Where a day is told with just these times, in whatever way they are written. */
function* placesOfHours({ day, times }: NonNullable<Statement['hours']>, lower: string): Generator<Span> {
  for (let at = lower.indexOf(day); at >= 0; at = lower.indexOf(day, at + 1)) {
    // 'Sundays'.
    const begins = at + day.length + (lower[at + day.length] === 's' ? 1 : 0)
    if (isLetter(lower[at - 1]) || isLetter(lower[begins])) continue
    const [behind = ''] = lower.slice(begins, begins + longestDay).split(/[\n;·•]|[.!?](?=\s)/, 1)
    if (String(readIntervals(behind)) === String(times)) yield [at, begins + behind.length]
  }
}

/** A value with the sign of its currency, which stands before or behind it. */
function withSign([start, end]: Span, { sign }: Wording, lower: string): [start: number, end: number] {
  if (sign === '') return [start, end]
  const before = lower.slice(Math.max(0, start - 2), start).lastIndexOf(sign)
  if (before >= 0) return [Math.max(0, start - 2) + before, end]
  const behind = lower.slice(end, end + 2).indexOf(sign)
  return [start, behind >= 0 ? end + behind + 1 : end]
}

type Contact = Pick<FactRow, 'kind' | 'label' | 'value'> & { instead?: string | undefined }

function takenBackBy(row: FactRow): Contact[] {
  const { kind, label, value, stated, dropped, origin } = row
  const instead = dropped ? undefined : value
  const bySite = origin === 'owner' && stated ? [{ kind, label, value: stated.value, instead }] : []
  return dropped ? [{ kind, label, value }, ...bySite] : bySite
}

/** An address that gained a postcode is still that address. */
const holds = (value: string, part: string) => plain(value).includes(plain(part))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '')

const phonePattern = /(?<![\p{L}\p{N}])\d(?:[ .\-/()\u00a0]{0,2}\d){6,14}(?!\d)/gu
const mailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu

function withdrawing(contacts: readonly Contact[], statements: readonly Statement[]): Withdraw {
  if (contacts.length === 0 && statements.length === 0) return null
  const byKey = Map.groupBy(contacts, factKey)
  const addresses = contacts
    .filter(({ kind, value }) => kind === 'address' && plain(value).length >= 8)
    .map(({ value, instead }) => ({ wording: wordingOf(value), instead }))
  const has = (kind: Contact['kind']) => contacts.some((contact) => contact.kind === kind)
  const patterns = [
    ...(has('phone') ? [{ kind: 'phone' as const, pattern: phonePattern }] : []),
    ...(has('email') ? [{ kind: 'email' as const, pattern: mailPattern }] : []),
  ]
  return (text) => {
    const found: Span[] = []
    for (const { kind, pattern } of patterns)
      for (const { 0: value, index } of text.matchAll(pattern))
        for (const { instead } of byKey.get(factKey({ kind, label: '', value })) ?? [])
          found.push([index, index + value.length, instead])
    const lower = text.toLowerCase()
    // The few letters whose small form is longer would shift all that follows.
    if (lower.length === text.length) {
      for (const { wording, instead } of addresses)
        for (const [start, end] of placesOf(wording, lower)) found.push([start, end, instead])
      for (const each of statements) found.push(...statedIn(each, lower))
    }
    return found.length === 0 ? text : rewritten(text, found)
  }
}

type Span = [start: number, end: number, instead?: string | undefined]

/** Words, and the sign of a currency among them: 'Massage 60' may be minutes. */
type Wording = { words: string[]; sign: string }
const wordingOf = (text: string): Wording => ({
  words: text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  sign: /\p{Sc}/u.exec(text)?.[0] ?? '',
})
const figuresOf = ({ words, sign }: Wording): Wording => ({
  words: words.filter((word) => /^\d/.test(word)),
  sign,
})
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const mostBetween = 8

/** Where words stand in their order in a text in small letters, whatever is between them: commas, lines, cells. */
function* placesOf({ words, sign }: Wording, lower: string): Generator<Span> {
  const [first, ...rest] = words
  if (!first) return
  for (let at = lower.indexOf(first); at >= 0; at = lower.indexOf(first, at + 1)) {
    let end = at + first.length
    const goesOn = (word: string) => {
      const begins = afterGap(lower, end)
      if (begins === end || !lower.startsWith(word, begins)) return false
      end = begins + word.length
      return true
    }
    const isThere = !isLetter(lower[at - 1]) && rest.every(goesOn) && !isLetter(lower[end])
    if (isThere && lower.slice(Math.max(0, at - 2), end + 2).includes(sign)) yield [at, end]
  }
}

function afterGap(text: string, from: number): number {
  let at = from
  while (at < from + mostBetween && at < text.length && !isLetter(text[at])) at++
  return at
}

/**
 * What remains when the sentences, cells and list items that hold these places are gone, and others have the owner's
 * values in their places.
 */
function rewritten(text: string, spans: readonly Span[]): string {
  const left = spans.flatMap(([start, end, instead]): Span[] =>
    instead === undefined ? [[beginOf(text, start), endOf(text, end)]] : [],
  )
  const isLeft = ([start, end]: Span) => left.some(([from, to]) => start >= from && end <= to)
  const put = spans.filter((span) => span[2] !== undefined && !isLeft(span))
  let rest = ''
  let from = 0
  for (const [start, end, instead] of [...left, ...put].sort((a, b) => a[0] - b[0])) {
    if (end <= from) continue
    const begin = Math.max(from, start)
    // What stands in the cells behind stays under its own head.
    rest += text.slice(from, begin) + (instead ?? text.slice(begin, end).replace(/[^|\n]/g, ''))
    from = end
  }
  return rest + text.slice(from)
}

const longestSentence = 1_000

/** Lines end, cells end at a bar, footers at a dot in the middle. */
const divides = (sign: string) => '\n|·•'.includes(sign)
/** And sentences at a full stop that a space follows. */
const endsSentence = (text: string, at: number) =>
  '。！？'.includes(text[at]!) || ('.!?'.includes(text[at]!) && /\s/.test(text[at + 1] ?? ' '))

function beginOf(text: string, at: number): number {
  const least = Math.max(0, at - longestSentence)
  let begin = at
  while (begin > least && !divides(text[begin - 1]!) && !endsSentence(text, begin - 1)) begin--
  return begin
}

function endOf(text: string, at: number): number {
  const most = Math.min(text.length, at + longestSentence)
  let end = at
  while (end < most && !divides(text[end]!)) if (endsSentence(text, end++)) break
  return end
}
