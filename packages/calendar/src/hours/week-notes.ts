import { inFullWords } from '../closed-words.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { readIntervals } from '../intervals.ts'
import { monthIn } from '../season-dates.ts'
import { type Pause, reachesInto, withBreak, withoutHalf } from './breaks.ts'
import { daysExcepted, isClosedForNow } from './closures.ts'
import { holdsException, onlyDaysInSeason } from './exceptions.ts'
import { closingAt, inOrderOfDay, isClosedOnly } from './hours-words.ts'
import type { PartHours, TextLine } from './part-hours.ts'
import type { StatedDays } from './stated-days.ts'

export const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** A second statement may be another part's; a third makes it a calendar. */
const mostOthers = 1
/** Statements this frequent are about dates. */
const mostLines = 4
const mostExcepted = 20

export class WeekNotes {
  /** A line set them for the whole week; a later one may replace them. */
  private readonly weakDays = new Map<PartHours, Set<number>>()
  private readonly otherValues = new Map<PartHours, Map<number, Set<string>>>()
  private readonly timesTold = new Map<PartHours, Map<number, number>>()
  private readonly daysNamedTogether = new Map<PartHours, Map<number, number>>()
  private readonly doubtedDays = new Map<PartHours, Set<number>>()
  private readonly closedHalves = new Map<PartHours, Map<number, 'morning' | 'afternoon'>>()
  /** Sentences under the same headings that were not understood. */
  private readonly exceptedDays: { under: string; days: number[] }[] = []
  private isClosed = false
  private lastNoted: { week: PartHours; under: string } | null = null
  /** A null value was not understood. */
  private hoursOfNoDay: { value: string | null; under: string } | null = null

  note(stated: StatedDays, week: PartHours, isWeak: boolean, line: TextLine): void {
    const { days, more, until, half, opening, value } = { ...stated, value: inFullWords(stated.value) }
    const weak = this.weakDays.get(week) ?? new Set()
    this.weakDays.set(week, weak)
    const widths = this.daysNamedTogether.get(week) ?? new Map<number, number>()
    this.daysNamedTogether.set(week, widths)
    this.lastNoted = { week, under: line.path.join('\n') }
    if (stated.doubtful || holdsException(value) || monthIn(value) !== null) this.doubt(week, days)
    if (value === '') return
    const told = this.timesTold.get(week) ?? new Map<number, number>()
    this.timesTold.set(week, told)
    for (const day of days) {
      const known = week.days.get(day)
      if (!isWeak && !more) told.set(day, (told.get(day) ?? 0) + 1)
      if (until) {
        const longer = known === undefined ? null : closingAt(known, value)
        if (longer) week.days.set(day, longer)
        else this.doubt(week, [day])
        continue
      }
      const left = half && known ? withoutHalf(known, half) : null
      if (left) week.days.set(day, left)
      else if (half) {
        this.closedHalves.set(week, (this.closedHalves.get(week) ?? new Map()).set(day, half))
      }
      if (half) continue
      const isOpposed = !isWeak && !more && !weak.has(day) && isOpposite(known, value)
      if (isOpposed && week.lines.get(day) !== line) this.doubt(week, [day])
      // 'Tuesday to Sunday 9–17' and below it 'Closing day: Wednesday'.
      const isApart = isOpposed && isClosedOnly(value) && days.length < widths.get(day)!
      if (known === undefined || (weak.has(day) && !isWeak && !more) || isApart) {
        week.days.set(day, value)
        week.lines.set(day, line)
        widths.set(day, days.length)
      } else if (more && known !== value) week.days.set(day, inOrderOfDay(known, value))
      else if (!isWeak && known !== value) {
        this.noteOther(week, day, value)
        if (
          week.part === '' &&
          (opening || isUnderSame(week.lines.get(day), line)) &&
          isOtherwise(known, value)
        )
          this.doubt(week, [day])
      }
      if (isWeak && known === undefined) weak.add(day)
      else if (!isWeak) weak.delete(day)
    }
  }

  noteHoursOfNoDay(value: string | null, { path }: TextLine): void {
    const under = path.join('\n')
    const before = this.hoursOfNoDay?.under === under ? this.hoursOfNoDay.value : undefined
    const both = before && value ? inOrderOfDay(before, value) : null
    this.hoursOfNoDay = { under, value: before === undefined ? value : both }
  }

  /** 'Opening hours: 9:00–17:00. Closed on Sundays'. */
  giveHoursToOtherDays(stated: StatedDays[], week: PartHours, line: TextLine): void {
    const { value, under } = this.hoursOfNoDay ?? {}
    if (value && under === line.path.join('\n') && stated.every((one) => isClosedOnly(one.value)))
      this.note({ days: everyDay, value }, week, true, line)
    this.hoursOfNoDay = null
  }

  /** 'From November to March at weekends only': the other days don't hold all year. */
  private doubtOtherDays(sentence: string, language: CalendarLanguage, path: string[]): void {
    const { week, under } = this.lastNoted ?? {}
    if (week?.season !== '' || under !== path.join('\n')) return
    const days = onlyDaysInSeason(sentence, language)
    if (!days) return
    this.doubt(
      week,
      [...week.days]
        .filter(([day, value]) => !days.includes(day) && !isClosedOnly(value))
        .map(([day]) => day),
    )
  }

  /** It may except days, or say that it is closed. */
  noteUnreadSentence(sentence: string, language: CalendarLanguage, { path }: TextLine): void {
    this.isClosed ||= isClosedForNow(sentence, language)
    const days = this.exceptedDays.length < mostExcepted ? daysExcepted(sentence, language) : []
    if (days.length > 0) this.exceptedDays.push({ under: path.join('\n'), days })
    this.doubtOtherDays(sentence, language, path)
  }

  takeOutBreak(pauses: readonly Pause[], { path }: TextLine): void {
    const { week, under } = this.lastNoted ?? {}
    if (!week || under !== path.join('\n')) return
    for (const [day, value] of week.days) week.days.set(day, withBreak(value, pauses) ?? value)
  }

  /** Days with three or more statements, and days both open and closed. */
  disputed(week: PartHours): Set<number> {
    const others = [...(this.otherValues.get(week) ?? [])].filter(
      ([day, values]) => values.size > mostOthers || (this.timesTold.get(week)?.get(day) ?? 0) > mostLines,
    )
    const halves = [...(this.closedHalves.get(week) ?? [])].filter(([day, half]) =>
      reachesInto(week.days.get(day) ?? '', half),
    )
    const excepted = this.exceptedDays.flatMap(({ under, days }) =>
      days.filter((day) => week.lines.get(day)?.path.join('\n') === under),
    )
    return new Set([
      ...(this.isClosed && week.part === '' ? everyDay : excepted),
      ...(this.doubtedDays.get(week) ?? []),
      ...[...others, ...halves].map(([day]) => day),
    ])
  }

  private doubt(week: PartHours, days: number[]): void {
    this.doubtedDays.set(week, new Set([...(this.doubtedDays.get(week) ?? []), ...days]))
  }

  private noteOther(week: PartHours, day: number, value: string): void {
    const ofWeek = this.otherValues.get(week) ?? new Map<number, Set<string>>()
    this.otherValues.set(week, ofWeek)
    const ofDay = ofWeek.get(day) ?? new Set()
    ofWeek.set(day, ofDay)
    if (ofDay.size <= mostOthers) ofDay.add(value)
  }
}

const isOpposite = (known: string | undefined, value: string): boolean =>
  known !== undefined && isClosedOnly(known) !== isClosedOnly(value)

const isUnderSame = (one: TextLine | undefined, other: TextLine): boolean =>
  one !== undefined && one !== other && one.path.join('\n') === other.path.join('\n')

function isOtherwise(known: string, value: string): boolean {
  const [a, b] = [readIntervals(known), readIntervals(value)]
  return a !== null && b !== null && JSON.stringify(a) !== JSON.stringify(b)
}
