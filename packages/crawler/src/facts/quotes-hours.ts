import { readHours } from '@foyer/calendar/hours/read-hours'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import type { Fact } from './fact.ts'
import { daysNamed } from './named-days.ts'
import { agrees } from './stated-week.ts'
import { hasOwnDoor } from './whose-weeks.ts'

type Hours = Pick<Fact, 'label' | 'value'> & { part?: string | null; condition?: string | null }

/** What stands over words of a page: the headings, and the line right above. */
interface Over {
  path: readonly string[]
  above: string
}

/**
 * Whether words of a page, read as all hours are, say just this of just these days. Words that say whose hours they are,
 * or in which part of the year, agree with no hours that leave it out, and what stands over them may say it.
 */
export function quotesHours(
  quote: string,
  fact: Hours,
  language: string | null,
  over: Over = { path: [], above: '' },
): boolean {
  const spoken = calendarLanguage(language ?? '')
  const label = fact.part ? fact.label.replace(fact.part, ' ') : fact.label
  const days = daysNamed(label, spoken) ?? daysNamed(label, 'en')
  if (!days) return false
  const lines = [
    ...headingLines(over.path),
    ...quote.split('\n').map((line) => lineOf('item', line, over.path)),
  ]
  if (over.above !== '' && !over.path.includes(bare(over.above)))
    lines.splice(-quote.split('\n').length, 0, lineOf('text', over.above, over.path))
  const isSaidOver = (words: string) => [...over.path, over.above, quote].some((line) => shares(line, words))
  return readHours(lines, { language: spoken, title: '', part: '', about: true }).some(
    (week) =>
      !week.unclear &&
      (week.part === '' ? !fact.part || isSaidOver(fact.part) : shares(week.part, fact.part)) &&
      (week.season === '' || shares(week.season, fact.condition)) &&
      days.every(
        (day) => agrees(plain(fact.value), plain(week.days.get(day) ?? '')) && !week.disputed?.has(day),
      ),
  )
}

/** A heading names a part where that has a door of its own, 'Visit us' none; a season is read from any. */
const headingLines = (path: readonly string[]) =>
  path.length === 0 ? [] : ['', ...path].map((heading) => lineOf('heading', heading, []))

const bare = (line: string) =>
  line
    .replace(/[|*_#>`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const lineOf = (kind: 'item' | 'text' | 'heading', text: string, path: readonly string[]) => ({
  kind,
  text: bare(text),
  cells: [],
  own: true,
  path: path.filter(hasOwnDoor),
})

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s?[–—‒−-]\s?/g, '-')
    .trim()

const shares = (told: string, said: string | null | undefined) =>
  Boolean(said) && (plain(told).includes(plain(said!)) || plain(said!).includes(plain(told)))
