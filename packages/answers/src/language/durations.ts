import { matchesOf } from '@foyer/calendar/matches-of'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf } from './number-words.ts'

/** A span of time that a question names, in hours. */
export interface DurationMention {
  hours: number
  start: number
  end: number
}

/** From and to, in hours. */
export interface DurationBounds {
  from: number
  to: number
}

const units: [hours: number, words: string][] = [
  [1 / 60, 'minutes?|mins?|minuten|minuut|minutos?|minuti'],
  [1, 'hours?|hrs?|stunden?|std|uur|uren|horas?|heures?|ore|ora'],
  [24, 'days?|tagen?|tage?|dag(?:en)?|dias?|jours?|giorn[io]|nights?|nachte?n?|noches?|nuits?'],
  [168, 'weeks?|wochen?|weken|semanas?|semaines?|settiman[ae]'],
  [730, 'months?|monaten?|monate?|maand(?:en)?|mes|meses|mois|mes[ei]'],
]
const unit = `(?:${units.map(([, words]) => words).join('|')})(?![\\p{L}])`
const anyUnit = new RegExp(units.map(([, words]) => words).join('|'))
const unitOf = units.map(([hours, words]) => [hours, new RegExp(`^(?:${words})$`, 'u')] as const)
/** How long what a word names is; 0 where it names no span of time. */
const hoursOf = (word: string): number => unitOf.find(([, words]) => words.test(word))?.[0] ?? 0

const number = '(\\d{1,4}(?:[.,]\\d{1,2})?|\\p{L}{2,10})'
const named = new RegExp(
  `(?<![\\p{L}\\d.,:£€$-])${number}[\\s-]{1,2}(?:full |working |business |whole )?(${unit})`,
  'gu',
)
const old = /^[\s-]{0,2}(?:old|alt|oud|of age|de edad|d'age)(?!\p{L})/u
const one = /^(?:one|een|einen?|eine[rms]?|una|une|uma|un)$/u
const ahead =
  /^\s(?:before|ahead|beforehand|in advance|notice|vorher|vor|van tevoren|vooraf|voor|antes|avant|prima)(?!\p{L})/u

function amountOf(word: string, language: Language): number {
  if (/^\d/.test(word)) return Number(word.replace(',', '.'))
  return one.test(word) ? 1 : Number(digitsOf(word, language) ?? 0)
}

/** Spans of time in a question: 'three weeks before', 'a 90 minute massage', 'one hour'. */
export function durationsIn(text: string, language: Language): DurationMention[] {
  const seen = fold(text)
  if (seen.length !== text.length || !anyUnit.test(seen)) return []
  const found: DurationMention[] = []
  for (const match of matchesOf(named, seen)) {
    const rest = seen.slice(match.index + match[0].length)
    const amount = /^an?$/.test(match[1]!) ? (ahead.test(rest) ? 1 : 0) : amountOf(match[1]!, language)
    if (amount > 0 && !old.test(rest))
      found.push({
        hours: amount * hoursOf(match[2]!),
        start: match.index,
        end: match.index + match[0].length,
      })
  }
  return found
}

const n = '(\\d{1,4}(?:[.,]\\d{1,2})?|\\p{L}{2,10})'
const gap = `[\\s-]{0,2}(?:(?:full|working|business)\\s)?`
const range = new RegExp(
  `(?<![\\p{L}\\d])${n}${gap}(${unit})?\\s?(?:-|–|—|to|and|bis|tot|a|y|et|und|en|e)\\s?${n}${gap}(${unit})`,
  'gu',
)
const single = new RegExp(
  `(?:(?<less>under|less than|fewer than|within|inside|unter|weniger als|innerhalb von|minder dan|korter dan|binnen|menos de|moins de|meno di)|(?<more>over|more than|longer than|at least|from|uber|mehr als|mindestens|ab|meer dan|langer dan|minstens|minimaal|vanaf|mas de|al menos|plus de|au moins|piu di|almeno|mais de)|(?<until>up to|until|bis zu|bis|tot|hasta|jusqu'a|fino a|ate))?\\s{0,1}(?<![\\p{L}\\d])${n}${gap}(${unit})(?<tail>\\s?\\+|\\s(?:or|oder|of|o|ou)\\s(?:more|longer|mehr|langer|meer|korter|minder|mas|plus|less|shorter|weniger|menos|moins))?`,
  'gu',
)
const before =
  /(?<!\p{L})(?:before|ahead|notice|in advance|vorher|vor|van tevoren|vooraf|voor|antes|avant|prima)(?!\p{L})/u
const sameDay =
  /(?<!\p{L})(?:on the day|same day|day before|no[ -]show|am selben tag|am tag vorher|dezelfde dag|op de dag zelf)(?!\p{L})/u
const endless = Number.POSITIVE_INFINITY

/** The spans of time that a row's name sets apart: '4 to 2 weeks before', 'less than 48 hours', 'Single lesson, 1 hour'. */
export function durationBoundsIn(text: string, language: Language): DurationBounds[] {
  if (text.length > longest) return []
  const seen = fold(text)
  const found: DurationBounds[] = []
  const taken: [number, number][] = []
  for (const match of matchesOf(range, seen)) {
    const [first, last] = [amountOf(match[1]!, language), amountOf(match[3]!, language)]
    const end = hoursOf(match[4]!)
    const [from, to] = [first * (hoursOf(match[2] ?? '') || end), last * end]
    if (first === 0 || last === 0) continue
    found.push({ from: Math.min(from, to), to: Math.max(from, to) })
    taken.push([match.index, match.index + match[0].length])
  }
  for (const match of matchesOf(single, seen)) {
    if (taken.some(([from, to]) => match.index < to && match.index + match[0].length > from)) continue
    const { less, more, until, tail = '' } = match.groups!
    const hours = amountOf(match[4]!, language) * hoursOf(match[5]!)
    if (hours === 0) continue
    if (less || /less|shorter|weniger|korter|minder|menos|moins/.test(tail))
      found.push({ from: 0, to: hours - sliver })
    // 'Up to a week before arrival' is a week or more.
    else if (until) found.push(before.test(seen) ? { from: hours, to: endless } : { from: 0, to: hours })
    else if (more || tail) found.push({ from: hours, to: endless })
    else found.push({ from: hours, to: hours })
  }
  if (found.length === 0 && sameDay.test(seen)) found.push({ from: 0, to: 24 })
  return found
}

const longest = 120
const sliver = 1e-6
