import { closedNames, namesClosingDay, withClosedDays } from '../closing-days.ts'
import { namesOpening } from '../opening-words.ts'
import { onlySeason, trailingSeason } from '../seasons.ts'
import { lastingBreak, lunchBreak } from './breaks.ts'
import { readColumn, sentencesOf } from './columns-and-sentences.ts'
import { datedLine } from './dated-hours.ts'
import { withoutDate } from './dated-rows.ts'
import { FoundWeeks } from './found-weeks.ts'
import { readHoursLine, tellsHours } from './hours-line.ts'
import {
  callsItOpening,
  headsOpening,
  isAboutOpening,
  type LinePlace,
  type Subject,
  subjectOf,
} from './hours-subject.ts'
import { type HoursTable, hoursTable, onlyDays } from './hours-table.ts'
import {
  closesOnly,
  hasTimes,
  hoursValue,
  isAnswering,
  isPlainMoment,
  mayBeAnswering,
  opensAgain,
  opensOnly,
} from './hours-words.ts'
import { mayTellHours } from './may-tell-hours.ts'
import type { HoursPage, PartHours, TextLine } from './part-hours.ts'
import { headsEvents, isOfOneDay, partIn, seasonOf } from './part-names.ts'
import { labelledRow, placedRow } from './placed-row.ts'
import { everyDay, WeekNotes } from './week-notes.ts'

const longestPlain = 200
const longestAlone = 80
const longestLead = 45

const longestLabel = 80

export function readHours(lines: Iterable<TextLine>, page: HoursPage): PartHours[] {
  const reader = new Reader(page)
  for (const line of lines) reader.take(withoutDate(line, page.language))
  return reader.weeks()
}

class Reader implements LinePlace {
  private readonly page: HoursPage
  private readonly found: FoundWeeks
  private readonly notes = new WeekNotes()
  private table: HoursTable | null = null
  path: string[] = []
  /** The page's outermost heading names the page, later ones its parts. */
  subject: string | null = null
  own = true
  private season = ''
  /** 'Reception open'. */
  label = ''
  /** A term's label ends with its list. */
  private isTerm = false
  /** The days of a line without hours; the next lines are about them. */
  private daysOfLineBefore: number[] | null = null
  private linesAboutThem = 0
  private opensOnThem: string | null = null
  private nextDaysClosed = false

  constructor(page: HoursPage) {
    this.page = page
    this.found = new FoundWeeks(page)
  }

  weeks(): PartHours[] {
    return this.found.all().map((told) => {
      const week = isOfOneDay(told, this.page.language) ? { ...told, part: this.page.part } : told
      const disputed = new Set([...this.notes.disputed(told), ...this.found.daysClosedInSeason(told)])
      return disputed.size === 0 ? week : { ...week, disputed }
    })
  }

  take(line: TextLine): void {
    const { language } = this.page
    const isPlain = line.cells.length === 0 && !mayTellHours(line.text)
    if (isPlain && line.text.length > longestLabel && (line.kind === 'text' || line.kind === 'item')) {
      this.passProse(line)
      return
    }
    if (line.own !== this.own)
      Object.assign(this, { own: line.own, season: '', label: '', daysOfLineBefore: null })
    const days = line.cells.length > 0 ? null : onlyDays(line.text, language)
    const isClosed = this.nextDaysClosed
    this.nextDaysClosed = line.cells.length === 0 && namesClosingDay(line.text, language)
    if (days && isClosed) {
      this.readSentences(`${closedNames[language]} ${line.text}`, line)
      return
    }
    if (days) {
      this.daysOfLineBefore = days
      this.linesAboutThem = 0
      this.opensOnThem = null
      return
    }
    if (line.kind === 'heading') {
      this.path = [...line.path, line.text]
      if (line.own) this.subject ??= this.path[0]!
      this.daysOfLineBefore = null
      this.label = ''
      this.season = seasonOf(line.text, language) || (trailingSeason(line.text)?.season ?? '')
      return
    }
    this.path = line.path.filter((heading) => onlyDays(heading, language) === null)
    if (line.kind === 'head') {
      this.daysOfLineBefore = null
      this.table = hoursTable(line.cells, language)
      return
    }
    if (line.kind === 'row' && headsEvents(this.path.at(-1) ?? '', language)) return
    if (line.kind !== 'row') this.table = null
    // Text after a list of terms is about something else.
    if (line.kind === 'text' && this.isTerm) this.label = ''
    this.isTerm = line.kind === 'term' || (this.isTerm && line.kind !== 'text')
    const season = line.cells.length > 0 ? '' : onlySeason(line.text)
    if (season !== '') this.season = season
    else this.read(line, isPlain)
  }

  private passProse({ own, kind }: TextLine): void {
    if (own !== this.own || kind === 'text') Object.assign(this, { own, season: '', label: '' })
    if (kind === 'text') this.isTerm = false
    this.nextDaysClosed = false
    this.daysOfLineBefore = null
    this.table = null
  }

  private read(line: TextLine, isPlain: boolean): void {
    if (line.kind === 'row') {
      this.readRow(line)
      return
    }
    const isRead = this.readFollowing(line)
    if (isRead) this.nextDaysClosed = false
    if (isRead || this.nextDaysClosed) return
    const { text } = line
    if (isPlain) {
      this.takeLabel(line)
      return
    }
    // Most lines hold no hours, so all sentences are checked at once.
    if (!/\d/.test(text) && !tellsHours(withClosedDays(text, this.page.language))) {
      for (const sentence of sentencesOf(text))
        this.notes.noteUnreadSentence(sentence, this.page.language, line)
      this.takeLabel(line)
      return
    }
    this.readSentences(text, line)
  }

  private readSentences(text: string, line: TextLine): void {
    let before: Subject | null = null
    let isAbout = this.isAbout()
    for (const sentence of sentencesOf(text)) {
      const isNamed = isAbout || namesOpening(sentence, this.page.language)
      before = this.readSentence(sentence, line, before, isNamed)
      // 'Opening hours June to September: … Rest of the year: …' is about opening to its end.
      if (line.text.length <= longestPlain) isAbout = isNamed
    }
  }

  /** A sentence that begins with its days continues the one `before`. */
  private readSentence(
    sentence: string,
    line: TextLine,
    before: Subject | null,
    isAbout: boolean,
  ): Subject | null {
    const { language } = this.page
    if (sentence !== line.text && !mayTellHours(sentence)) {
      this.takeLabel(line)
      return null
    }
    const read = readHoursLine(sentence, language)
    const pause = read?.stated.length || !/\d/.test(sentence) ? null : lunchBreak(sentence)
    if (pause) {
      this.notes.takeOutBreak(pause, line)
      return before
    }
    if (!read) {
      if (/\d/.test(sentence) && hasTimes(sentence)) this.notes.noteHoursOfNoDay(null, line)
      if (!datedLine(sentence, language)) this.notes.noteUnreadSentence(sentence, language, line)
      this.takeLabel(line)
      return null
    }
    this.daysOfLineBefore = null
    const subject = subjectOf(read, before, language)
    const told = { ...subject, unclear: subject.unclear || mayBeAnswering(sentence) }
    const season = told.season || this.season
    // 'We answer the phone on Tuesdays, 10 to 12' opens no door.
    if (isAnswering(sentence)) return told
    // Long sentences about something else name days and times too.
    if (sentence.length > 120 && !namesOpening(sentence, language) && !this.isAbout()) return told
    if (read.everyDay !== null) {
      if (season === '' && isAbout) this.notes.noteHoursOfNoDay(read.everyDay, line)
      if (season === '' || !isAbout) return told
      const week = this.weekOf({ part: '' }, season, isAbout, line)
      this.notes.note({ days: everyDay, value: read.everyDay }, week, true, line)
      return told
    }
    // 'In July we open again after dinner, …' adds to the week.
    const isAside = told.season !== '' && line.text.length > longestAlone
    const around = this.weekOf(told, season, isAbout, line, isAside)
    // A meal within the hours of its part is separate.
    const isWithin = told.meal !== '' && this.found.holds(read.stated, [around.part, before?.part ?? ''])
    const week = isWithin ? this.weekOf({ part: told.meal }, season, isAbout, line, isAside) : around
    const days = new Set(read.stated.flatMap((stated) => stated.days)).size
    const [isAgain, opening] = [opensAgain(sentence), namesOpening(sentence, language)]
    const isPlain = line.text.length <= (days > 2 ? longestPlain : longestAlone)
    if (isPlain && !isAside && !week.unclear && read.lead.length <= longestLead) week.passing = false
    if (told.part === '' && callsItOpening(this, sentence, language)) week.named = true
    this.notes.giveHoursToOtherDays(read.stated, week, line)
    for (const stated of read.stated) {
      const ofSeason = stated.season ? this.weekOf(told, stated.season, isAbout, line, isAside) : week
      if (!week.passing) ofSeason.passing = false
      const one = { ...stated, opening, ...((told.meal !== '' || isAgain) && { more: true }) }
      this.notes.note(one, ofSeason, stated.days.length === 7 && told.meal === '', line)
    }
    const lasting = lastingBreak(sentence)
    if (lasting) this.notes.takeOutBreak(lasting, line)
    return told
  }

  private readRow(line: TextLine): void {
    const { language } = this.page
    const filled = line.spans
      ? line.cells.map((_, at) => line.cells[line.spans![at] ?? at] ?? '')
      : line.cells
    const isAbout = this.isAbout() || this.table?.about === true || this.table?.tellsWeek?.(filled) === true
    const stated = this.table?.row(line.cells, isAbout, filled) ?? []
    if (stated.length === 0 && (this.readPlacedRow(line) || this.readLabelledRow(line))) return
    if (stated.length === 0 && line.cells.filter((cell) => cell !== '').length <= 1) {
      // A row across the table names what follows.
      const named = line.cells.find((cell) => cell !== '') ?? ''
      this.season = onlySeason(named) || this.season
      if (onlySeason(named) === '' && named.length <= 40) this.label = named
      return
    }
    for (const one of stated) {
      const { name, season, isOfDay } = readColumn(one.column ?? '')
      if (name !== '' && headsEvents(this.path.at(-1) ?? '', language, name)) continue
      const part = partIn(name, language)
      const week = this.weekOf({ part }, one.season || season || this.season, isAbout, line)
      this.notes.note(isOfDay ? { ...one, more: true } : one, week, false, line)
    }
  }

  private readPlacedRow(line: TextLine): boolean {
    const placed = this.isAbout() ? placedRow(line.cells, this.page.language) : null
    if (!placed) return false
    for (const stated of placed.stated) {
      const season = stated.season || placed.season || this.season
      this.notes.note(stated, this.weekOf(placed, season, true, line), false, line)
    }
    return true
  }

  private readLabelledRow(line: TextLine): boolean {
    const row = labelledRow(line.cells, this.page.language)
    if (row) this.label = row.label
    if (row) this.readSentences(row.text, line)
    return row !== null
  }

  private takeLabel({ text, kind }: TextLine): void {
    if (text.length > 60 && kind === 'text') Object.assign(this, { label: '', season: '' })
    if (text.length > 60 || /\d/.test(text) || /[.!?]$/.test(text)) return
    if (kind === 'term' || namesOpening(text, this.page.language)) this.label = text
  }

  private isAbout(): boolean {
    return this.page.about === true || isAboutOpening(this, this.page)
  }

  private weekOf(
    told: { part: string; unclear?: boolean },
    season: string,
    about: boolean,
    line: TextLine,
    isAside = false,
  ): PartHours {
    const week = this.found.weekOf(this, told, season, about, line)
    const isHeaded = headsOpening(this, this.page.language) && !isAside
    if (!week.unclear && (line.kind !== 'text' || isHeaded)) week.passing = false
    return week
  }

  private readFollowing(line: TextLine): boolean {
    const [days, text] = [this.daysOfLineBefore, line.text]
    if (!days) return false
    const bare = isPlainMoment(text) ? text : null
    const opens = opensOnly(text) ?? (this.opensOnThem === null ? bare : null)
    if (opens) {
      this.opensOnThem = opens
      return true
    }
    const closes = this.opensOnThem && (closesOnly(text) ?? bare)
    // Timetables list classes under days.
    const value = closes ? `${this.opensOnThem}–${closes}` : hoursValue(text, !this.isAbout())
    if (value === null || readHoursLine(text, this.page.language)?.stated.length) {
      this.daysOfLineBefore = null
      return false
    }
    this.opensOnThem = null
    const week = this.weekOf({ part: '' }, this.season, this.isAbout(), line)
    week.passing = false
    this.notes.note({ days, value, more: this.linesAboutThem++ > 0 }, week, false, line)
    return true
  }
}
