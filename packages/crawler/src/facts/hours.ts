import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { calendarLanguage, leadingDays } from '@foyer/calendar/leading-days'
import { namesOpening } from '@foyer/calendar/opening-words'
import { weekOf } from '@foyer/calendar/read-days'
import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import { type HoursTable, hoursTable, onlyDays, type Stated } from './hours-table.ts'
import { closesOnly, hoursValue, isPlainMoment, opensOnly } from './hours-words.ts'
import { type PageLine, pageLines } from './page-lines.ts'

/** Opening hours as one place states them: the days in order, each with what is said of it. */
export interface Hours {
  days: Map<number, string>
  /** Better sources win: structured data, then lines under a heading about opening. */
  rank: number
  names: string[]
  url: string
}

/** The hours a page states, best first source only; null when it states none. */
export function pageHours(page: ReadPage): Hours | null {
  const collector = new Collector(page)
  for (const line of pageLines(page)) collector.take(line)
  const { best } = collector
  return best && (best.days.size > 1 || best.rank > 1) ? best : null
}

class Collector {
  best: Hours | null = null
  private readonly page: ReadPage
  private readonly language: CalendarLanguage
  private current: Hours | null = null
  private heading = ''
  private table: HoursTable | null = null
  /** Named by the line before, which said nothing else: what comes next is about them. */
  private named: number[] | null = null
  /** How much has been said of them. */
  private said = 0
  private opens: string | null = null

  constructor(page: ReadPage) {
    this.page = page
    this.language = calendarLanguage(page.language)
  }

  take(line: PageLine): void {
    const days = line.cells.length > 0 ? null : onlyDays(line.text, this.language)
    if (days) {
      this.named = days
      this.said = 0
      this.opens = null
    } else if (line.kind === 'heading') {
      this.heading = line.text
      this.current = null
      this.named = null
    } else if (line.kind === 'head') {
      this.named = null
      this.table = hoursTable(line.cells, this.language)
    } else {
      if (line.kind !== 'row') this.table = null
      this.takeStated(line)
    }
  }

  private takeStated(line: PageLine): void {
    const stated = this.read(line)
    if (stated.length === 0) {
      if (line.kind === 'text' && line.text.length > 60) this.current = null
      return
    }
    if (!this.current) {
      const about = this.isAbout() || namesOpening(line.text, this.language)
      this.current = {
        days: new Map(),
        rank: about ? 2 : 1,
        names: weekOf(this.language),
        url: this.page.url,
      }
    }
    for (const one of stated) this.note(one, this.current)
    if (!this.best || betterHours(this.current, this.best)) this.best = this.current
  }

  private isAbout(): boolean {
    return namesOpening(this.heading, this.language) || namesOpening(this.page.title, this.language)
  }

  private note({ days, value, more }: Stated, hours: Hours): void {
    for (const day of days) {
      const known = hours.days.get(day)
      if (known === undefined) hours.days.set(day, value)
      else if (more && known !== value) hours.days.set(day, `${known}, ${value}`)
    }
  }

  private read(line: PageLine): Stated[] {
    const text = line.cells.length >= 2 ? line.cells.join('  ') : line.text
    if (text.length > 160) return []
    const found = leadingDays(text, this.language)
    if (!found || found.days.length === 0)
      return line.cells.length === 0 ? this.readFollowing(text) : this.tableRow(line)
    this.named = null
    const value = hoursValue(text.slice(found.end))
    const row = this.tableRow(line)
    if (row.length > 0) return row
    return value === null ? [] : [{ days: found.days, value }]
  }

  private tableRow(line: PageLine): Stated[] {
    return line.kind === 'row' && this.table ? this.table.row(line.cells, this.isAbout()) : []
  }

  /** A line under one that only names days. */
  private readFollowing(text: string): Stated[] {
    const { named: days } = this
    if (!days) return []
    const bare = isPlainMoment(text) ? text : null
    const opens = opensOnly(text) ?? (this.opens === null ? bare : null)
    if (opens) {
      this.opens = opens
      return []
    }
    const closes = this.opens && (closesOnly(text) ?? bare)
    // Under the days of a timetable stand classes and their times.
    const value = closes ? `${this.opens}–${closes}` : hoursValue(text, !this.isAbout())
    if (value === null) {
      this.named = null
      return []
    }
    this.opens = null
    return [{ days, value, more: this.said++ > 0 }]
  }
}

export function betterHours(a: Hours, b: Hours): boolean {
  if (a === b) return true
  return a.rank !== b.rank ? a.rank > b.rank : a.days.size > b.days.size
}

export function hoursFacts(hours: Hours): Fact[] {
  return [...hours.days.keys()]
    .sort((a, b) => a - b)
    .map((day) => ({ kind: 'hours', label: hours.names[day]!, value: hours.days.get(day)!, url: hours.url }))
}
