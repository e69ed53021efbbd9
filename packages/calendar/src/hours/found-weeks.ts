import { readIntervals } from '../intervals.ts'
import { type LinePlace, otherPlaces, partOfBranch, partUnder } from './hours-subject.ts'
import { isClosedOnly } from './hours-words.ts'
import { emptyWeek, type HoursPage, type PartHours, type TextLine, withQuote } from './part-hours.ts'
import { isWeek } from './part-names.ts'
import type { StatedDays } from './stated-days.ts'

const mostWeeks = 40

export class FoundWeeks {
  private readonly page: HoursPage
  private readonly found = new Map<string, PartHours>()

  constructor(page: HoursPage) {
    this.page = page
  }

  all(): PartHours[] {
    return [...this.found.values()].filter((week) => isWeek(week, this.page))
  }

  /** 'Mon–Sat 9–18. From January to March closed on Saturdays': Saturday doesn't hold all year. */
  daysClosedInSeason({ part, season, own }: PartHours): number[] {
    if (season !== '') return []
    return [...this.found.values()]
      .filter((week) => week.season !== '' && week.days.size === 1 && week.part === part && week.own === own)
      .flatMap(({ days }) => [...days].flatMap(([day, value]) => (isClosedOnly(value) ? day : [])))
  }

  holds(stated: StatedDays[], parts: string[]): boolean {
    // 'Holm, café' is the café in Holm.
    const isOne = (part: string) =>
      parts.some((each) => part === each || (each !== '' && part.split(', ').includes(each)))
    return [...this.found.values()].some(
      (week) => isOne(week.part) && stated.every((one) => isHeldBy(one, week)),
    )
  }

  weekOf(
    standing: LinePlace,
    { part: named, unclear: isUnclear = false }: { part: string; unclear?: boolean },
    season: string,
    about: boolean,
    line: TextLine,
  ): PartHours {
    const { page, found } = this
    const { path } = standing
    const unclear = isUnclear || line.dated === true
    let part = partOfBranch(named || partUnder(standing, page), path, page.language)
    const keyOf = () => `${part.toLowerCase()}\n${season.toLowerCase()}\n${line.own}\n${unclear}`
    let week = found.get(keyOf())
    const apart = week && named !== '' && line.kind === 'row' ? otherPlaces(week, path, page.language) : null
    if (week && apart) {
      if (week.part === part) week.part = `${apart.first}, ${part}`
      part = `${apart.second}, ${part}`
      week = found.get(keyOf())
    }
    if (!week) {
      week = emptyWeek({ part, season, about, own: line.own, unclear })
      if (found.size < mostWeeks) found.set(keyOf(), week)
    }
    week.about ||= about
    week.quote = withQuote(week.quote, line)
    return week
  }
}

const isHeldBy = ({ days, value }: StatedDays, week: PartHours): boolean =>
  days.every((day) => isWithin(value, week.days.get(day) ?? ''))

function isWithin(value: string, known: string): boolean {
  // A meal at '12–2' is at noon, not at night.
  const [inner, outer] = [
    readIntervals(value) ?? readIntervals(`${value}pm`) ?? [],
    readIntervals(known) ?? [],
  ]
  return (
    inner.length > 0 &&
    inner.every(([from, to]) => outer.some(([open, close]) => open <= from && to <= close)) &&
    JSON.stringify(inner) !== JSON.stringify(outer)
  )
}
