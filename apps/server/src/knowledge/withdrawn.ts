import type { Queryable } from '../db/client.ts'
import { factKey } from './fact-key.ts'
import { type FactRow, listFactsOfKinds } from './facts-store.ts'

const contactKinds = ['phone', 'email', 'address'] as const

/** A text without what the owner took back; null where nothing was. */
export type Withdraw = ((text: string) => string) | null

/**
 * What the owner dropped of prices and ways to be reached, and corrected of the latter, still stands on the pages. It
 * would be read from there again, so the sentences and cells that hold it are left out of what is known.
 */
export async function readWithdrawn(db: Queryable, assistantId: string): Promise<Withdraw> {
  const all = await listFactsOfKinds(db, assistantId, [...contactKinds, 'price'])
  const rows = all.filter(({ kind }) => kind !== 'price')
  const prices = all.filter(({ kind }) => kind === 'price')
  const told = rows.filter(({ dropped }) => !dropped)
  const kept = new Set(told.map(factKey))
  const withdrawn = rows
    .flatMap(withdrawnBy)
    .filter((fact) => !kept.has(factKey(fact)) && !told.some(({ value }) => holds(value, fact.value)))
  return withdrawing(withdrawn, withdrawnQuotes(prices))
}

/** Where the site states a price that was dropped, unless the same words state one that was not. */
function withdrawnQuotes(prices: readonly FactRow[]): string[] {
  const kept = new Set(prices.flatMap(({ dropped, quote }) => (dropped ? [] : quote)))
  return prices.flatMap(({ dropped, quote }) => (dropped && quote && !kept.has(quote) ? quote : []))
}

type Contact = Pick<FactRow, 'kind' | 'label' | 'value'>

function withdrawnBy(row: FactRow): Contact[] {
  const { kind, label, value, stated, dropped, origin } = row
  const bySite = origin === 'owner' && stated ? [{ kind, label, value: stated.value }] : []
  return dropped ? [{ kind, label, value }, ...bySite] : bySite
}

/** An address that gained a postcode is still that address. */
const holds = (value: string, part: string) => plain(value).includes(plain(part))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '')

const phonePattern = /(?<![\p{L}\p{N}])\d(?:[ .\-/()\u00a0]{0,2}\d){6,14}(?!\d)/gu
const mailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu

function withdrawing(contacts: readonly Contact[], quotes: readonly string[]): Withdraw {
  if (contacts.length === 0 && quotes.length === 0) return null
  const keys = new Set(contacts.map(factKey))
  const addresses = contacts
    .filter(({ kind, value }) => kind === 'address' && plain(value).length >= 8)
    .map(({ value }) => value)
  const told = [...addresses, ...quotes].map(words)
  const has = (kind: Contact['kind']) => contacts.some((contact) => contact.kind === kind)
  const patterns = [
    ...(has('phone') ? [{ kind: 'phone' as const, pattern: phonePattern }] : []),
    ...(has('email') ? [{ kind: 'email' as const, pattern: mailPattern }] : []),
  ]
  return (text) => {
    const found: Span[] = []
    for (const { kind, pattern } of patterns)
      for (const { 0: value, index } of text.matchAll(pattern))
        if (keys.has(factKey({ kind, label: '', value }))) found.push([index, index + value.length])
    for (const each of told) found.push(...placesOf(each, text))
    return found.length === 0 ? text : without(text, found)
  }
}

type Span = [start: number, end: number]

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const mostBetween = 8

/** Where words stand in their order, whatever is between them: commas, lines, cells. */
function* placesOf(sought: readonly string[], text: string): Generator<Span> {
  const lower = text.toLowerCase()
  // The few letters whose small form is longer would shift all that follows.
  if (lower.length !== text.length) return
  const [first = '', ...rest] = sought
  for (let at = lower.indexOf(first); at >= 0; at = lower.indexOf(first, at + 1)) {
    let end = at + first.length
    const goesOn = (word: string) => {
      const begins = afterGap(lower, end)
      if (begins === end || !lower.startsWith(word, begins)) return false
      end = begins + word.length
      return true
    }
    if (!isLetter(lower[at - 1]) && rest.every(goesOn) && !isLetter(lower[end])) yield [at, end]
  }
}

function afterGap(text: string, from: number): number {
  let at = from
  while (at < from + mostBetween && at < text.length && !isLetter(text[at])) at++
  return at
}

/** What remains when the sentences, cells and list items that hold these places are gone. */
function without(text: string, spans: readonly Span[]): string {
  let rest = ''
  let from = 0
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (start < from) continue
    rest += text.slice(from, Math.max(from, beginOf(text, start)))
    from = endOf(text, end)
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
