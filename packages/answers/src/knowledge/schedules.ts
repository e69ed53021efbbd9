import { closedWords } from '@foyer/calendar/closed-words'
import { conceptsIn } from '../language/lexicon.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Fact, Language } from '../types.ts'
import type { Places } from './contacts.ts'
import { opensOurselves } from './hours-in-words.ts'
import { isAnEnd, isOneTime, spansAmong } from './opens-and-closes.ts'
import type { IndexedPassage } from './passage.ts'
import { daysAtStart, type Slot, slotsOfFacts, slotsOfLine, tellsHours } from './schedule-slots.ts'

/** A week as the site states it: for each day, Monday first, the words used there. */
export interface Schedule {
  /** Headings and column name, to tell the kitchen's hours from the house's. */
  title: string
  days: (string | null)[]
  page: number
  /** The passages the days come from; -1 where a scan's fact says it. */
  passages: number[]
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
  /** The owner's own word is in it: it outranks what pages say. */
  owners?: boolean
}

const namesHours = (text: string, language: Language) =>
  conceptsIn(tokenise(text, language), language).some((m) => m.concept === '#hours' && m.strength === 1) ||
  conceptsIn(tokenise(text, 'en'), 'en').some((m) => m.concept === '#hours' && m.strength === 1)

export function* findSchedules(
  passages: readonly IndexedPassage[],
  facts: readonly Fact[],
  { titles, pageOf, isOwners, language }: Places,
): Generator<void, Schedule[]> {
  const found: Schedule[] = []
  for (let start = 0; start < passages.length; ) {
    let end = start + 1
    while (end < passages.length && passages[end]!.block === passages[start]!.block) end++
    found.push(...schedulesOfBlock(passages, start, end, titles))
    start = end
    yield
  }
  found.push(...statedWeeks(facts, found, pageOf, language))
  for (const week of found)
    if (isOwners(week.page) && week.title === '') Object.assign(week, { opening: true, owners: true })
  return found.filter((schedule) => schedule.days.filter((day) => day !== null).length >= 2)
}

/** The weeks of the scan's facts and of the owner's word, one for each part of the business they name. */
function statedWeeks(
  facts: readonly Fact[],
  found: readonly Schedule[],
  pageOf: Places['pageOf'],
  language: Language,
): Schedule[] {
  const hours = facts.filter(({ kind }) => kind === 'hours')
  const byPart = Map.groupBy(hours, ({ part }) => part ?? '')
  return [...byPart].flatMap(([part, ofPart]) => {
    const stated = slotsOfFacts(ofPart, language)
    if (stated.length === 0) return []
    const week = assemble(part, stated, pageOf(ofPart[0]!.url))
    const days = part === '' ? namedByColumn(week.days, found) : week.days
    const owners = ofPart.some(({ origin }) => origin === 'owner')
    return [{ ...week, days, opening: true, of: part, column: part, part: null, inWords: false, owners }]
  })
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
  passages: readonly IndexedPassage[],
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
    const passage = passages[at]!
    if (passage.kind === 'row') {
      const days = daysAtStart(passage.subject, passage.language)
      if (!days) {
        for (const slot of daysAcross(passage, at)) put(passage.subject, slot)
        continue
      }
      for (const cell of passage.cells ?? []) {
        if (cell.value) put(cell.header, { days, value: cell.value, passage: at })
      }
    } else if (passage.kind === 'item' || passage.kind === 'term' || passage.kind === 'sentence') {
      for (const slot of slotsOfLine(passage, at)) put('', slot)
    }
  }
  joinSpans(byColumn)
  const first = passages[start]!
  const out: Schedule[] = []
  for (const [column, slots] of byColumn) {
    if (slots.every((slot) => passages[slot.passage]!.kind === 'sentence') && !opensInWords(passages, slots))
      continue
    // A column of a timetable may say 'emergencies only'; one without any hours is no timetable.
    if (slots.filter((slot) => tellsHours(slot.value)).length * 2 < slots.length) continue
    const title = [...first.path, column].filter(Boolean).join(' ')
    const named = namesHours(title, first.language)
    const opening =
      named ||
      namesHours(titles[first.page] ?? '', first.language) ||
      slots.every((slot) => tellsOurs(passages, slot))
    const nearest = `${first.path.at(-1) ?? ''} ${column}`.trim()
    const wide = first.path.length < 2 || namesHours(first.path.at(-1) ?? '', first.language)
    const words = slots.every((slot) => passages[slot.passage]!.kind === 'sentence')
    const said = words ? [...new Set(slots.map((slot) => passages[slot.passage]!.text))].join(' ') : ''
    const apart = slots.some((slot) => slot.value !== passages[slot.passage]!.text)
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
function daysAcross(passage: IndexedPassage, at: number): Slot[] {
  const slots = (passage.cells ?? []).flatMap(({ header, value }) => {
    const days = header.length <= longestDayHeader ? daysAtStart(header, passage.language) : null
    return days && value ? [{ days, value, passage: at }] : []
  })
  const several = slots.length >= fewestDays || slots.some(({ days }) => days.length > 1)
  // A lesson has a time; what opens has two.
  const spans = slots.every(({ value }) => closedWords.test(value) || !isOneTime(value))
  const whole = several && slots.length === (passage.cells ?? []).length
  return whole && (spans || isAnEnd(passage.subject)) ? slots : []
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

const tellsOurs = (passages: readonly IndexedPassage[], { passage }: Slot) =>
  passages[passage]!.kind === 'sentence' &&
  opensOurselves(passages[passage]!.text, passages[passage]!.language)

const opensInWords = (passages: readonly IndexedPassage[], slots: readonly Slot[]) =>
  slots.some(
    (slot) =>
      namesHours(
        `${passages[slot.passage]!.text} ${passages[slot.passage]!.path.at(-1) ?? ''}`,
        passages[slot.passage]!.language,
      ) || tellsOurs(passages, slot),
  )

type Week = Pick<Schedule, 'title' | 'days' | 'page' | 'passages'>

function assemble(title: string, slots: readonly Slot[], page: number): Week {
  const days: (string | null)[] = [null, null, null, null, null, null, null]
  const passages: number[] = [-1, -1, -1, -1, -1, -1, -1]
  for (const slot of slots) {
    for (const day of slot.days) {
      if (days[day] !== null && days[day] !== slot.value)
        days[day] = `${days[day]}${/[.!]$/.test(slot.value) ? '.' : ','} ${slot.value}`
      else days[day] = slot.value
      passages[day] = slot.passage
    }
  }
  return { title, days, page, passages }
}
