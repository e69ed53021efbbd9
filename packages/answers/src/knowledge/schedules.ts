import { conceptsIn } from '../language/lexicon.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Fact, Language } from '../types.ts'
import type { Places } from './contacts.ts'
import { opensOurselves } from './hours-in-words.ts'
import { isAnEnd, isOneTime, spansAmong } from './opens-and-closes.ts'
import { clockOrClosed, daysAtStart, type Slot, slotsOfFacts, slotsOfLine } from './schedule-slots.ts'
import type { Unit } from './unit.ts'

/** A week as the site states it: for each day, Monday first, the words used there. */
export interface Schedule {
  /** Headings and column name, to tell the kitchen's hours from the house's. */
  title: string
  days: (string | null)[]
  page: number
  /** The units the days come from; -1 where a scan's fact says it. */
  units: number[]
  /** Named as opening hours, not as the times of a course. */
  opening: boolean
  /** What the hours are those of: the nearest heading and column, or all headings where those only say 'hours'. */
  of: string
  /** The column it stands in: a branch, a kitchen, a part of the day. */
  column: string
  /** '#morning' and the like, where the column holds but a part of each day. */
  part: string | null
  /** Stated in sentences, which are best repeated as they are. */
  inWords: boolean
}

export const closedWords =
  /closed|geschlossen|ruhetag|cerrad|fermé|chius|fechad|encerrad|закрыт|выходной|休業|定休|休息|休み|휴무|مغلق|عطلة|बंद/i

const namesHours = (text: string, language: Language) =>
  conceptsIn(tokenise(text, language), language).some((m) => m.concept === '#hours' && m.strength === 1) ||
  conceptsIn(tokenise(text, 'en'), 'en').some((m) => m.concept === '#hours' && m.strength === 1)

export function* findSchedules(
  units: readonly Unit[],
  facts: readonly Fact[],
  { titles, pageOf, language }: Places,
): Generator<void, Schedule[]> {
  const found: Schedule[] = []
  for (let start = 0; start < units.length; ) {
    let end = start + 1
    while (end < units.length && units[end]!.block === units[start]!.block) end++
    found.push(...schedulesOfBlock(units, start, end, titles))
    start = end
    yield
  }
  const stated = slotsOfFacts(facts, language)
  if (stated.length > 0) {
    const url = facts.find((fact) => fact.kind === 'hours')!.url
    const week = assemble('', stated, pageOf(url))
    const days = namedByColumn(week.days, found)
    found.push({ ...week, days, opening: true, of: '', column: '', part: null, inWords: false })
  }
  return found.filter((schedule) => schedule.days.filter((day) => day !== null).length >= 2)
}

/** A scan runs the hours of several branches together; the table they stand in tells whose are whose. */
function namedByColumn(stated: readonly (string | null)[], found: readonly Schedule[]): (string | null)[] {
  const plain = (text: string) => text.replace(/\s/g, '')
  return stated.map((hours, day) => {
    if (hours === null || !hours.includes(',')) return hours
    const beside = found.filter((week) => week.column && !week.part && week.days[day] !== null)
    const written = plain(beside.map((week) => week.days[day]).join(','))
    return beside.length > 1 && written === plain(hours)
      ? beside.map((week) => `${week.column} ${week.days[day]}`).join(', ')
      : hours
  })
}

const parts = ['#morning', '#afternoon', '#evening']

const partOf = (column: string, language: Language): string | null =>
  conceptsIn(tokenise(column, language), language).find(({ concept }) => parts.includes(concept))?.concept ??
  null

/** Morning and afternoon side by side make one day. */
function wholeDays(weeks: readonly Schedule[]): Schedule | null {
  const split = weeks.filter((week) => week.part)
  if (split.length < 2) return null
  const days = split[0]!.days.map((_, day) => {
    const said = split.flatMap((week) => week.days[day] ?? [])
    const open = said.filter((hours) => /\d/.test(hours))
    return open.length > 0 ? open.join(', ') : (said[0] ?? null)
  })
  const whole = (text: string) => split.reduce((rest, { column }) => rest.replace(column, ''), text).trim()
  return {
    ...split[0]!,
    days,
    title: whole(split[0]!.title),
    of: whole(split[0]!.of),
    column: '',
    part: null,
  }
}

/** Columns of which none is headed 'open' are branches: without a branch named, each is told by its name. */
function allBranches(weeks: readonly Schedule[], language: Language): Schedule | null {
  if (weeks.length < 2 || weeks.some(({ column }) => column === '' || namesHours(column, language)))
    return null
  const days = weeks[0]!.days.map((_, day) => {
    const said = weeks.filter((week) => week.days[day] !== null)
    if (said.length === 0) return null
    const alike = said.every((week) => week.days[day] === said[0]!.days[day])
    return alike ? said[0]!.days[day]! : said.map((week) => `${week.column} ${week.days[day]}`).join(', ')
  })
  const whole = (text: string) => weeks.reduce((rest, { column }) => rest.replace(column, ''), text).trim()
  return { ...weeks[0]!, days, title: whole(weeks[0]!.title), of: whole(weeks[0]!.of), column: '' }
}

function schedulesOfBlock(
  units: readonly Unit[],
  start: number,
  end: number,
  titles: readonly string[],
): Schedule[] {
  const byColumn = new Map<string, Slot[]>()
  const put = (column: string, slot: Slot) => {
    const slots = byColumn.get(column)
    if (slots) slots.push(slot)
    else byColumn.set(column, [slot])
  }
  for (let at = start; at < end; at++) {
    const unit = units[at]!
    if (unit.kind === 'row') {
      const days = daysAtStart(unit.subject, unit.language)
      if (!days) {
        for (const slot of daysAcross(unit, at)) put(unit.subject, slot)
        continue
      }
      for (const cell of unit.cells ?? []) {
        if (cell.value) put(cell.header, { days, value: cell.value, unit: at })
      }
    } else if (unit.kind === 'item' || unit.kind === 'term' || unit.kind === 'sentence') {
      for (const slot of slotsOfLine(unit, at)) put('', slot)
    }
  }
  joinSpans(byColumn)
  const first = units[start]!
  const out: Schedule[] = []
  for (const [column, slots] of byColumn) {
    if (slots.every((slot) => units[slot.unit]!.kind === 'sentence') && !opensInWords(units, slots)) continue
    // A column of a timetable may say 'emergencies only'; one without any hours is no timetable.
    if (slots.filter((slot) => clockOrClosed.test(slot.value)).length * 2 < slots.length) continue
    const title = [...first.path, column].filter(Boolean).join(' ')
    const named = namesHours(title, first.language)
    const opening =
      named ||
      namesHours(titles[first.page] ?? '', first.language) ||
      slots.every((slot) => tellsOurs(units, slot))
    const nearest = `${first.path.at(-1) ?? ''} ${column}`.trim()
    const wide = first.path.length < 2 || namesHours(first.path.at(-1) ?? '', first.language)
    const words = slots.every((slot) => units[slot.unit]!.kind === 'sentence')
    const said = words ? [...new Set(slots.map((slot) => units[slot.unit]!.text))].join(' ') : ''
    const apart = slots.some((slot) => slot.value !== units[slot.unit]!.text)
    out.push({
      ...assemble(title, slots, first.page),
      opening,
      of: `${wide ? `${title} ${titles[first.page] ?? ''}` : nearest} ${said}`,
      column,
      part: column ? partOf(column, first.language) : null,
      inWords: words && !apart,
    })
  }
  const whole = wholeDays(out) ?? allBranches(out, first.language)
  return whole ? [whole, ...out] : out
}

const fewestDays = 3

/** Days along the top: each row is a week of its own, or one end of it. */
function daysAcross(unit: Unit, at: number): Slot[] {
  const slots = (unit.cells ?? []).flatMap(({ header, value }) => {
    const days = header.length <= longestDayHeader ? daysAtStart(header, unit.language) : null
    return days && value ? [{ days, value, unit: at }] : []
  })
  const several = slots.length >= fewestDays || slots.some(({ days }) => days.length > 1)
  // A lesson has a time; what opens has two.
  const spans = slots.every(({ value }) => closedWords.test(value) || !isOneTime(value))
  const whole = several && slots.length === (unit.cells ?? []).length
  return whole && (spans || isAnEnd(unit.subject)) ? slots : []
}

const longestDayHeader = 24

/** 'Opens' and 'Closes' side by side are the two ends of one day. */
function joinSpans(byColumn: Map<string, Slot[]>) {
  const weeks = [...byColumn]
  for (const span of spansAmong([...byColumn.keys()])) {
    const from = byColumn.get(span.opens)!
    const to = byColumn.get(span.closes)!
    const joined = from.flatMap((slot): Slot[] => {
      const end = to.find((other) => other.days.join() === slot.days.join())
      if (isOneTime(slot.value) && end && isOneTime(end.value))
        return [{ ...slot, value: `${slot.value}–${end.value}` }]
      return end && /\d/.test(end.value) ? [] : [slot]
    })
    if (joined.length < from.length || !joined.some(({ value }) => /\d/.test(value))) continue
    const at = weeks.findIndex(([column]) => column === span.opens)
    weeks[at] = [span.of, joined]
    weeks.splice(
      weeks.findIndex(([column]) => column === span.closes),
      1,
    )
  }
  byColumn.clear()
  for (const [column, slots] of weeks) byColumn.set(column, slots)
}

const tellsOurs = (units: readonly Unit[], { unit }: Slot) =>
  units[unit]!.kind === 'sentence' && opensOurselves(units[unit]!.text, units[unit]!.language)

const opensInWords = (units: readonly Unit[], slots: readonly Slot[]) =>
  slots.some(
    (slot) =>
      namesHours(
        `${units[slot.unit]!.text} ${units[slot.unit]!.path.at(-1) ?? ''}`,
        units[slot.unit]!.language,
      ) || tellsOurs(units, slot),
  )

type Week = Pick<Schedule, 'title' | 'days' | 'page' | 'units'>

function assemble(title: string, slots: readonly Slot[], page: number): Week {
  const days: (string | null)[] = [null, null, null, null, null, null, null]
  const units: number[] = [-1, -1, -1, -1, -1, -1, -1]
  for (const slot of slots) {
    for (const day of slot.days) {
      if (days[day] !== null && days[day] !== slot.value)
        days[day] = `${days[day]}${/[.!]$/.test(slot.value) ? '.' : ','} ${slot.value}`
      else days[day] = slot.value
      units[day] = slot.unit
    }
  }
  return { title, days, page, units }
}
