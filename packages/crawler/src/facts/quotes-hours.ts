import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { readHours } from '@foyer/calendar/hours/read-hours'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { readDays } from '@foyer/calendar/read-days'
import type { Fact } from './fact.ts'
import { agrees } from './stated-week.ts'

type Hours = Pick<Fact, 'label' | 'value'> & { part?: string | null; condition?: string | null }

/**
 * Whether words of a page, read as all hours are, say just this of just these days. Words that say whose hours they are,
 * or in which part of the year, agree with no hours that leave it out.
 */
export function quotesHours(quote: string, fact: Hours, language: string | null): boolean {
  const spoken = calendarLanguage(language ?? '')
  const days = daysNamed(fact, spoken) ?? daysNamed(fact, 'en')
  if (!days) return false
  const lines = quote.split('\n').map((line) => ({
    kind: 'item' as const,
    text: line
      .replace(/[|*_#>`]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    cells: [],
    own: true,
    path: [],
  }))
  return readHours(lines, { language: spoken, title: '', part: '', about: true }).some(
    (week) =>
      !week.unclear &&
      (week.part === '' || shares(week.part, fact.part)) &&
      (week.season === '' || shares(week.season, fact.condition)) &&
      days.every(
        (day) => agrees(plain(fact.value), plain(week.days.get(day) ?? '')) && !week.disputed?.has(day),
      ),
  )
}

/** The days that a label names, and nothing else but the part; null where it names none, or more than that. */
function daysNamed({ label, part }: Hours, language: CalendarLanguage): number[] | null {
  const words = part ? label.replace(part, ' ') : label
  const named = readDays(words, language, true)
  const rest = named.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words)
  return named.length === 0 || /\p{L}/u.test(rest) ? null : named.flatMap(({ days }) => days)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s?[–—‒−-]\s?/g, '-')
    .trim()

const shares = (told: string, said: string | null | undefined) =>
  Boolean(said) && (plain(told).includes(plain(said!)) || plain(said!).includes(plain(told)))
