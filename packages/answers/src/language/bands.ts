import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf } from './number-words.ts'

/** From and to, both within. */
export interface Band {
  from: number
  to: number
  /** What is counted, where the label says so: 'cats' of '2 cats sharing'. */
  noun: string
}

export interface Bands {
  /** One for each label, null where it draws no line. */
  of: (Band | null)[]
  /** Ages count on to the next birthday. */
  ages: boolean
}

const unit =
  '(?:[\\s-]?(years?|yrs?|y|months?|mths?|jahren?|jahre?|jaar|maanden|monaten?|monate?|anos?|meses|ans|mois|anni|mesi)\\b\\.?)?'
const number = '(\\d{1,4}(?:[.,]\\d)?|half|\\p{L}{3,8})'
const noun = '(?:[\\s-]?(\\p{L}{3,20}))?'
const till = '\\s?(?:-|–|—|to|and|or|&|bis|und|t/m|tot(?: en met)?|en|a|al|y|o|et|ou|e)\\s?'
const span = new RegExp(`^${number}${unit}${till}${number}${unit}${noun}`, 'u')
const below = new RegExp(
  `^(?:under|below|less than|younger than|unter|onder|jonger dan|minder dan|menos de|menores de|moins de|meno di|sotto i)[\\s-](?:the age of )?${number}s?${unit}${noun}`,
  'u',
)
const upTo = new RegExp(
  `^(?:up to|at most|max\\.?|maximum|no more than|bis zu|bis|t/m|tot en met|tot|maximaal|hasta|jusqu'a|fino a|ate)\\s(?:the age of )?${number}${unit}${noun}`,
  'u',
)
const above = new RegExp(
  `^(?:over|more than|above|uber|boven|ouder dan|meer dan|mas de|plus de|oltre)[\\s-]${number}s?${unit}${noun}`,
  'u',
)
const orMore = new RegExp(
  `^(?:from |ab |vanaf |desde |des |da )?${number}${unit}(?:\\s?\\+|${noun}\\s(?:and|or|und|oder|en|of|y|o|et|ou|e)\\s(?:over|older|above|more|up|mehr|alter|ouder|meer|mas|plus|piu|mais))`,
  'u',
)
const exact = new RegExp(
  `^(?:for |fur |voor |para |pour |per |age |aged |ages )?${number}${unit}${noun}`,
  'u',
)

/** Sums, times and spans of time are told apart otherwise. */
const noBand =
  /[€£$%:]|\d(?:[.,]\d+)?\s?(?:eur|chf|min|hours?|hrs?|h\b|days?|weeks?|nights?|am\b|pm\b|uhr|uur|uren|dag(?:en)?|weken|nachten|stunden?|tagen?|tage|wochen?|horas?|dias?|semanas?|heures?|jours?|ore|giorni|kg|g\b|ml|cl|cm|mm|m²|sq)/
const aged =
  /year|yr|month|mth|jahr|monat|jaar|maand|leeftijd|\banos?\b|meses|\bans\b|mois|\banni\b|mesi|\bage[sd]?\b|\bold\b|alter\b|edad|eta\b/
/** Beside 'Under 5' and 'Under 12', a row for adults tells that these are ages. */
const byAge =
  /^(?:adults?|seniors?|infants?|bab(?:y|ies)|toddlers?|juniors?|erwachsene|senioren|kleinkinder|volwassenen?|baby's|peuters|adultos?|jubilados?|adultes?|adulti|bebes?)\b/
const longestLabel = 40
const fewest = 2

function readBand(label: string, language: Language): Band | null {
  const seen = fold(label).trim()
  if (seen.length > longestLabel || noBand.test(seen)) return null
  const amount = (written: string | undefined, named: string | undefined): number => {
    const digits = /^\d/.test(written ?? '') ? written!.replace(',', '.') : digitsIn(written ?? '', language)
    return digits === undefined ? Number.NaN : Number(digits) / (/^(?:m|mo)/.test(named ?? '') ? 12 : 1)
  }
  const put = (from: number, to: number, thing: string | undefined): Band | null =>
    Number.isNaN(from) || Number.isNaN(to) || from > to ? null : { from, to, noun: thing ?? '' }
  let match = span.exec(seen)
  if (match) {
    const found = put(amount(match[1], match[2] ?? match[4]), amount(match[3], match[4]), match[5])
    if (found) return found
  }
  match = below.exec(seen)
  if (match) return put(0, amount(match[1], match[2]) - 0.001, match[3])
  match = upTo.exec(seen)
  if (match) return put(0, amount(match[1], match[2]), match[3])
  match = above.exec(seen)
  if (match) return put(amount(match[1], match[2]) + 0.001, Number.POSITIVE_INFINITY, match[3])
  match = orMore.exec(seen)
  if (match) {
    const found = put(amount(match[1], match[2]), Number.POSITIVE_INFINITY, match[3])
    if (found) return found
  }
  match = exact.exec(seen)
  return match ? put(amount(match[1], match[2]), amount(match[1], match[2]), match[3]) : null
}

const one = /^(?:one|single|een|ein|eine|einen|einzeln|una|uno|une|uma)$/
const digitsIn = (word: string, language: Language) => (one.test(word) ? '1' : digitsOf(word, language))

/**
 * Labels of rows or columns that set things apart by a number: 'Under 2 | 2 years | 3 and 4 years', '1 person | 2 to 5
 * | 6 to 15'. Null where they do not: bands lie side by side and count one thing.
 */
export function bandsIn(labels: readonly string[], context: string, language: Language): Bands | null {
  const of = besideEachOther(labels.map((label) => readBand(label, language)))
  const drawn = of.filter((band) => band !== null)
  if (drawn.length < fewest) return null
  const others = labels.filter((_, at) => !of[at])
  const ages =
    aged.test(fold(`${context} ; ${labels.filter((_, at) => of[at]).join(' ; ')}`)) ||
    others.some((label) => byAge.test(fold(label).trim()))
  for (const [at, band] of drawn.entries())
    for (const other of drawn.slice(at + 1)) if (band.from < other.to && other.from < band.to) return null
  const nouns = new Set(drawn.flatMap((band) => (band.noun ? [stemmed(band.noun)] : [])))
  if (nouns.size > 1 && !ages) return null
  if (!ages) return { of, ages }
  // Who is four stays so for a year.
  const lasting = (band: Band | null): Band | null =>
    band && Number.isInteger(band.to) ? { ...band, to: band.to + 0.999 } : band
  return { of: of.map(lasting), ages }
}

/** 'Up to 10', 'up to 20': the second is for those that are too many for the first. */
function besideEachOther(bands: readonly (Band | null)[]): (Band | null)[] {
  const ends = bands.flatMap((band) => (band ? [band.to] : [])).sort((a, b) => a - b)
  if (bands.some((band) => band !== null && band.from > 0) || new Set(ends).size < ends.length)
    return [...bands]
  return bands.map((band) => {
    const before = band ? ends[ends.indexOf(band.to) - 1] : undefined
    return band && before !== undefined ? { ...band, from: before + 0.001 } : band
  })
}

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  personen: 'person',
  persoon: 'person',
  kinderen: 'kind',
}
const stemmed = (word: string) => irregular[word] ?? word.replace(/s$/, '').replace(/[en]$/, '')

/** The label whose band an amount lies in; null where it lies in none. */
export const bandOf = (bands: Bands, amount: number): number | null => {
  const place = bands.of.findIndex((band) => band !== null && amount >= band.from && amount <= band.to)
  return place < 0 ? null : place
}

export const sameThing = (one: string, other: string): boolean => stemmed(one) === stemmed(other)
