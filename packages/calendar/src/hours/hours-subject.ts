import { trimmedEnd } from '@foyer/text/trim'
import type { CalendarLanguage } from '../day-words.ts'
import { endingWords } from '../last-day.ts'
import { namesOpening } from '../opening-words.ts'
import { trailingSeason } from '../seasons.ts'
import type { HoursLine } from './hours-line.ts'
import type { HoursPage, PartHours } from './part-hours.ts'
import {
  isAnyBranch,
  isMeal,
  isUnclear,
  mealName,
  namesPlace,
  namesPlaces,
  partIn,
  seasonOf,
} from './part-names.ts'

export interface LinePlace {
  path: string[]
  own: boolean
  /** A short line above: 'Reception open'. */
  label: string
  subject: string | null
}

export const headsOpening = ({ path, label }: LinePlace, language: CalendarLanguage): boolean =>
  [...path.slice(-1), label].some((text) => text !== '' && namesOpening(text, language))

const longestName = 45

/** 'Opening hours: Tue–Fri 9–17': the heading above may be about something else. */
export function callsItOpening({ label }: LinePlace, sentence: string, language: CalendarLanguage): boolean {
  const [lead = '', ...rest] = sentence.split(':', 2)
  return [label, rest.length > 0 ? lead : ''].some(
    (words) => words.length <= longestName && namesOpening(words, language) && partIn(words, language) === '',
  )
}

export function isAboutOpening({ path, own, label }: LinePlace, { language, title }: HoursPage): boolean {
  const nearest = own ? [...path.slice(-2), title] : path.slice(-1)
  return (
    [...nearest, label].some((text) => text !== '' && namesOpening(text, language)) ||
    namesPlace(path.at(-1) ?? '') ||
    (own && namesPlaces(path.at(-2) ?? ''))
  )
}

/** The nearest heading that says more than 'Opening hours', else the page's subject. */
export function partUnder(
  { path, own, label, subject }: LinePlace,
  page: { language: CalendarLanguage; part: string },
): string {
  const said = partIn(label, page.language)
  if (said !== '') return said
  const headings = own && path[0] === subject ? path.slice(1) : path
  for (const heading of headings.toReversed()) {
    // 'Dyke field' above 'right beside the farm': a lower-case heading is no name.
    if (seasonOf(heading, page.language) !== '' || (/^\p{Ll}/u.test(heading) && headings.length > 1)) continue
    const named = partIn(trailingSeason(heading)?.name ?? heading, page.language)
    if (named !== '') return named
  }
  return own ? page.part : ''
}

/** 'Shop' under 'Ashbourne' is the shop there. */
export function partOfBranch(part: string, path: string[], language: CalendarLanguage): string {
  if (!isAnyBranch(part)) return part
  const above = path.toReversed().map((heading) => partIn(heading, language))
  const branch = above.find((name) => name !== '' && name.toLowerCase() !== part.toLowerCase())
  return branch ? `${branch}, ${part}` : part
}

/** Two tables with the same columns under two places belong to their place. */
export function otherPlaces(
  { lines }: PartHours,
  path: string[],
  language: CalendarLanguage,
): { first: string; second: string } | null {
  const [line] = lines.values()
  if (line?.kind !== 'row') return null
  const first = partIn(line.path.at(-1) ?? '', language)
  const second = partIn(path.at(-1) ?? '', language)
  return first !== '' && second !== '' && first !== second ? { first, second } : null
}

export interface Subject {
  part: string
  season: string
  /** It names something that was not understood. */
  unclear: boolean
  meal: string
}

/** 'Il venerdì', 'Los viernes', 'Am Freitag'. */
const articleOfDay = /^(?:il|lo|la|i|le|el|los|las|les|am|an|on|op|à|às|ao|aos|na|nas|no|nos)$/iu

/** 'Reception: Mon–Fri 9–17. Closed on Sundays.' continues with the reception. */
export function subjectOf(
  { lead, season }: HoursLine,
  before: Subject | null,
  language: CalendarLanguage,
): Subject {
  if ((lead === '' || articleOfDay.test(lead)) && before)
    return { ...before, season: season || before.season, meal: '' }
  // 'The hire desk is open from April to October: Monday to Friday …'
  const dated = season === '' ? trailingSeason(trimmedEnd(lead, ' :,')) : null
  const said = dated?.name ?? lead
  const meal = isMeal(said) ? mealName(said) : ''
  return {
    part: partIn(said, language),
    // 'Until 20 December 2026 we are open …' ends then.
    season: dated?.season || season || endingWords(lead),
    unclear: isUnclear(said, language),
    meal,
  }
}
