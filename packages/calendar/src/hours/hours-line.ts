import { saysClosed } from '../closed-words.ts'
import { closedNames, withClosedDays } from '../closing-days.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { withDayPartsSplit } from '../read-days.ts'
import { isDatedDay, isOneDate, leadingSeason } from '../seasons.ts'
import { withUntil } from './closing-early.ts'
import { closedAlone, closedSeason } from './closures.ts'
import { type DayGroup, dayGroups } from './day-groups.ts'
import { daysFirst, valuesFirst } from './day-statements.ts'
import { isLate, isNth, isPast, nthDay, saysUntil, untilAhead } from './exceptions.ts'
import { hoursBeforeDays } from './hours-before-days.ts'
import { beforeHours, hasSpan, hasTimes, hoursValue, withSpans } from './hours-words.ts'
import { otherDaysStatement } from './remaining-days.ts'
import { withSeasonsBehind } from './season-behind-hours.ts'
import { daysLeft, type StatedDays } from './stated-days.ts'

export interface HoursLine {
  season: string
  stated: StatedDays[]
  /** Names a part, or says that it is open. */
  lead: string
  /** Holds on every day of its season. */
  everyDay: string | null
}

const longestLine = 400

export const tellsHours = (text: string): boolean => hasSpan(text) || saysClosed(text) || saysUntil(text)

/** Returns null for lines without hours. */
export function readHoursLine(written: string, language: CalendarLanguage): HoursLine | null {
  const spanned =
    written.length > longestLine ? written : withClosedDays(withUntil(withSpans(written)), language)
  if (spanned.length > longestLine || !tellsHours(spanned) || isPast(spanned)) return null
  const text = withDayPartsSplit(spanned, language)
  const season = leadingSeason(text)
  const shut = season ? null : closedSeason(text, language)
  if (shut) return { season: shut.season, stated: [], lead: '', everyDay: shut.word }
  if (season && isOneDate(season.season)) return null
  const whole = season ? text.slice(season.end).replace(/^[\s:,–—-]+/, '') : text
  const others = otherDaysStatement(whole, language)
  const said = others?.value ? whole.slice(0, others.start) : whole
  const isShort = said.length <= 160
  const { groups: named, excepted, halves } = dayGroups(said, language, isShort)
  const groups = named.filter((group, at) => !repeatsStatement(said, named[at - 1], group))
  if (groups.length === 0) {
    const value = (season && closedAlone(said)) || hoursValue(said, true)
    return value === null ? null : { season: season?.season ?? '', stated: [], lead: '', everyDay: value }
  }
  if (groups.some(({ end }) => isDatedDay(said.slice(end)))) return null
  const nth = groups.filter(({ start, end }) => isNth(said.slice(0, start), said.slice(end)))
  if (nth.length === groups.length) return null
  for (const group of nth) [group.start, group.end] = nthDay(said, group)
  const head = said.slice(0, groups[0]!.start)
  // 'By appointment, Mon–Fri 8–18' and 'closed Mon' describe the days behind them.
  const isAlone = !hasSpan(said.slice(groups[0]!.end, groups[1]?.start))
  const isValueFirst = hasTimes(head) || ((hasSpan(head) || saysClosed(head)) && isAlone)
  const until = isValueFirst || !isAlone ? null : untilAhead(head)
  const read = withSeasonsBehind(
    isValueFirst || until
      ? valuesFirst(said, groups, language)
      : (hoursBeforeDays(said, groups, language) ?? daysFirst(said, groups, language)),
  ).filter(({ days }) => !nth.some((group) => group.days === days))
  if (read.length === 0) return null
  // 'Tue–Sat 9–5, the first Saturday of the month 10–4': Saturdays are asked.
  const stated = mostSpecificDays([...read, ...nth.map(({ days }) => ({ days, value: '', doubtful: true }))])
  if (excepted.length > 0) stated.push({ days: excepted, value: closedNames[language] })
  for (const { days, half } of halves) stated.push({ days, value: closedNames[language], half: half! })
  if (others?.value) stated.push({ days: daysLeft(stated), value: others.value })
  else if (others) for (const one of stated) one.doubtful = true
  const lead = (until?.lead ?? (isValueFirst ? beforeHours(head) : head)).trim()
  if (!isLate(lead)) return { season: season?.season ?? '', stated, lead, everyDay: null }
  // 'Late night Thursday until 9pm' extends a day; 'Nocturne le jeudi 18–21h' may be a second opening.
  const longer = stated.map((one) => (one.until ? one : { ...one, doubtful: true }))
  return { season: season?.season ?? '', stated: longer, lead: '', everyDay: null }
}

/** 'Saturday, the first Saturday of the month, 9–11' is one statement. */
function repeatsStatement(text: string, before: DayGroup | undefined, group: DayGroup): boolean {
  if (!before || before.days.join() !== group.days.join()) return false
  const between = text.slice(before.end, group.start)
  return !hasSpan(between) && !saysClosed(between)
}

/** A later, more specific statement replaces the day. */
function mostSpecificDays(stated: StatedDays[]): StatedDays[] {
  return stated.map((one, at) => {
    const later = stated
      .slice(at + 1)
      .filter(
        (other) =>
          !(other.until || other.more || other.season || other.half || other.value === '') &&
          other.days.length < one.days.length,
      )
    const days = one.days.filter((day) => !later.some((other) => other.days.includes(day)))
    return { ...one, days }
  })
}
