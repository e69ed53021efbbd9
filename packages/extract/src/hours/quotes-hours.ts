import { readHours } from '@foyer/calendar/hours/read-hours'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { hasOwnEntrance } from '../attribute/business-weeks.ts'
import { daysNamed } from '../attribute/named-days.ts'
import { agrees } from '../attribute/stated-week.ts'
import type { Fact } from '../fact.ts'

type Hours = Pick<Fact, 'label' | 'value'> & { part?: string | null; condition?: string | null }

interface WordsAbove {
  title: string
  sections: readonly string[]
  above: string
}

/**
 * Whether a quote, read like any hours, states exactly these hours for exactly these days. A part or a season
 * in the quote must be part of the fact; headings above may add them.
 */
export function quotesHours(quote: string, fact: Hours, language: string | null, over?: WordsAbove): boolean {
  const spoken = calendarLanguage(language ?? '')
  const label = fact.part ? fact.label.replace(fact.part, ' ') : fact.label
  const days = daysNamed(label, spoken) ?? daysNamed(label, 'en')
  if (!days) return false
  const lines = [...linesOver(over), ...quote.split('\n').map((line) => lineOf('item', line, over?.sections))]
  return readHours(lines, { language: spoken, title: '', part: '', about: true }).some(
    (week) =>
      !week.unclear &&
      (week.part === '' ? isNamedOver(fact.part, quote, over) : oneHoldsOther(week.part, fact.part)) &&
      (week.season === '' || oneHoldsOther(week.season, fact.condition)) &&
      days.every(
        (day) =>
          agrees(inOneSpelling(fact.value), inOneSpelling(week.days.get(day) ?? '')) &&
          !week.disputed?.has(day),
      ),
  )
}

const isNamedOver = (part: string | null | undefined, quote: string, over: WordsAbove | undefined) =>
  !part ||
  !over ||
  [over.title, ...over.sections, over.above, quote].some((words) =>
    inOneSpelling(words).includes(inOneSpelling(part)),
  )

/** A heading counts as a part only if that has its own door; seasons count from any heading. */
function linesOver({ sections, above }: WordsAbove = { title: '', sections: [], above: '' }) {
  // The first heading names the page.
  const headings = ['', ...sections].map((heading) => lineOf('heading', heading))
  const isHeading = above === '' || sections.includes(withoutMarks(above))
  return isHeading ? headings : [...headings, lineOf('text', above, sections)]
}

const withoutMarks = (line: string) =>
  line
    .replace(/[|*_#>`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const lineOf = (kind: 'item' | 'text' | 'heading', text: string, path: readonly string[] = []) => ({
  kind,
  text: withoutMarks(text),
  cells: [],
  own: true,
  path: path.filter(hasOwnEntrance),
})

const inOneSpelling = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s?[–—‒−-]\s?/g, '-')
    .trim()

const oneHoldsOther = (told: string, said: string | null | undefined) =>
  Boolean(said) &&
  (inOneSpelling(told).includes(inOneSpelling(said!)) || inOneSpelling(said!).includes(inOneSpelling(told)))
