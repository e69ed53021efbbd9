import { matchesOf } from '@foyer/calendar/matches-of'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import { termsOf } from './terms.ts'

const kind = '(?:\\s+(?:season|saison|temporada|stagione|época|period|zone|rate|price|prices|tarif|tarifa))?'
const says = '(?:\\s+(?:is|are|means|covers|runs|ist|sind|heisst|es|son|est|sont|è|é)\\s+|\\s*(?:=|:)\\s+)'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * 'Premium is Michelin or Continental', written below a table: what else its columns are found by. Only names and
 * months tell columns apart; the other words of a legend stand everywhere.
 */
export function legendOf(
  headers: readonly string[],
  text: string,
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const named = headers.filter((header) => /^\p{L}.{2,30}$/u.test(header))
  const found = named
    .flatMap((header) => {
      const match = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(header)}${kind}${says}`, 'iu').exec(text)
      return match ? [{ header, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.from - b.from)
  return new Map(
    found.map(({ header, to }, place) => {
      const rest = text.slice(to, found[place + 1]?.from ?? text.length)
      const said = /^.*?(?=[.!?](?:\s|$)|$)/su.exec(rest)![0]
      return [header, [...namesIn(said, language), ...wholeMonthsIn(said, language)]] as const
    }),
  )
}

const isMonth = (term: string, language: Language) =>
  termsOf(term, language).terms.some((concept) => months.has(concept))
const months = new Set(
  'january february march april may june july august september october november december'
    .split(' ')
    .map((month) => `#${month}`),
)

function namesIn(said: string, language: Language): string[] {
  // German writes every noun large: there a capital tells nothing.
  if (language === 'de') return []
  return tokenise(said, language)
    .filter((token) => /^\p{Lu}\p{L}{2,}/u.test(token.raw) && !isMonth(token.raw, language))
    .map((token) => token.stem)
}

const day = String.raw`(?:\d{1,2}\.?(?:st|nd|rd|th)?\s{0,5})`
const range = new RegExp(
  `(${day})?(?<!\\p{L})(\\p{L}{3,20})(?:\\s{1,5}(\\d{1,2}))?\\s{0,5}(?:to|until|till|[-–—]|bis|a|al|au|hasta|à)\\s{0,5}(${day})?(\\p{L}{3,20})(?:\\s{1,5}(\\d{1,2}))?`,
  'giu',
)
const lastDays = 28

/** Of '15 July to 5 September' only August lies wholly within. */
function wholeMonthsIn(said: string, language: Language): string[] {
  const whole = new Set<string>()
  // 'May' is a month where it is written large beside others.
  const of = (text: string) =>
    text === 'May' ? ['#may'] : termsOf(text, language).terms.filter((term) => months.has(term))
  for (const [, before = '', first, behind = '', until = '', last, end = ''] of matchesOf(range, said)) {
    const from = Number.parseInt(before || behind, 10)
    const to = Number.parseInt(until || end, 10)
    const [start, stop] = [of(first!), of(last!)]
    if (start.length === 0 || stop.length === 0) continue
    const order = [...months]
    const final = order.indexOf(stop[0]!)
    for (let month = order.indexOf(start[0]!); ; month = (month + 1) % order.length) {
      whole.add(order[month]!)
      if (month === final) break
    }
    if (from > 1) for (const month of start) whole.delete(month)
    if (to < lastDays) for (const month of stop) whole.delete(month)
  }
  // 'July and August' are whole months too.
  const rest = said.replace(range, ' ')
  if (!/\d/.test(rest)) for (const month of of(rest)) whole.add(month)
  return [...whole]
}
