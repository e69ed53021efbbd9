import { namesClosed } from '@foyer/calendar/closed-words'
import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { type Interval, readIntervals } from '@foyer/calendar/intervals'
import { type DayMention, dayName, readDays } from '@foyer/calendar/read-days'
import type { Span } from './text-spans.ts'

/** `times` is empty if the site said closed. */
export type WithdrawnDay = { day: number; times: Interval[]; instead?: string | undefined }

/** Days that share one set of times in a line. */
type TimedDays = { days: DayMention; times: Words; isInCell: boolean }
type Words = { start: number; end: number; text: string }

const mayStateTimes = (line: string) => /\d/.test(line) || namesClosed(line)

/** Matches 'Sun 10–4', '| Tuesday to Thursday | 10:00 – 16:00 |' and 'closed at weekends'. */
export function* findDayHours(
  taken: readonly WithdrawnDay[],
  text: string,
  languages: readonly CalendarLanguage[],
): Generator<Span> {
  let start = 0
  for (const line of text.split('\n')) {
    const language = mayStateTimes(line) && languages.find((each) => readDays(line, each, true).length > 0)
    if (language)
      for (const timed of timedDaysIn(line, language)) {
        const place = replacementOf(timed, taken, line, language)
        if (place) yield [start + place[0], start + place[1], place[2]]
      }
    start += line.length + 1
  }
}

/** Inserts the owner's hours if one line can hold both, or else removes the days. */
function replacementOf(
  { days: mention, times, isInCell }: TimedDays,
  taken: readonly WithdrawnDay[],
  line: string,
  language: CalendarLanguage,
): Span | null {
  const days = [...new Set(mention.days)]
  const found = days.flatMap(
    (day) => taken.find((each) => each.day === day && statesTimes(times.text, each.times)) ?? [],
  )
  if (found.length === 0) return null
  const start = Math.min(mention.start, times.start)
  const last = Math.max(mention.end, times.end)
  // The full stop may belong to 'Mon.' or 'p.m.', or end the sentence.
  const end = last - (line[last - 1] === '.' ? 1 : 0)
  const nothing: Span = isInCell ? [times.start, times.end] : [start, end]
  // 'Closed on Mondays' can't take hours, and a day without new hours has none to insert.
  if (times.start < mention.end || found.some(({ instead }) => instead === undefined)) return nothing
  const left = days.filter((day) => !found.some((each) => each.day === day))
  const isSame = new Set(found.map(({ instead }) => instead)).size === 1
  if (left.length === 0 && isSame) return [times.start, times.end, found[0]!.instead]
  const isLastCell = !isInCell || /^[\s|]*$/.test(line.slice(times.end))
  if (left.length === 0 || !isLastCell) return nothing
  const names = left.map((day) => dayName(day, language)).join(', ')
  const said = found.map(({ day, instead }) =>
    isInCell ? ` |\n| ${dayName(day, language)} | ${instead}` : `; ${dayName(day, language)}: ${instead}`,
  )
  return [start, times.end, `${names}${line.slice(mention.end, times.end)}${said.join('')}`]
}

const statesTimes = (words: string, times: readonly Interval[]): boolean =>
  String(readIntervals(words)) === String(times) && (times.length > 0 || namesClosed(words))

function* timedDaysIn(line: string, language: CalendarLanguage): Generator<TimedDays> {
  const groups = groupsOf(readDays(line, language, true), line)
  for (const [at, days] of groups.entries()) {
    const [from, to] = [groups[at - 1]?.end ?? 0, groups[at + 1]?.start ?? line.length]
    const behind = line.slice(days.end, to)
    if (behind.includes('|')) {
      for (const times of wordsBetween(/\|/, behind, days.end)) yield { days, times, isInCell: true }
      continue
    }
    const [next] = wordsBetween(endOfPiece, behind, days.end)
    const last = wordsBetween(endOfPiece, line.slice(from, days.start), from).at(-1)
    // More text may follow the times: '10–4 (last entry 3), ring the bell'.
    for (const times of [
      next!,
      ...wordsBetween(/[,(]/, next!.text, next!.start).slice(0, 2),
      ...(last ? [last] : []),
    ])
      if (readIntervals(times.text)) {
        yield { days, times, isInCell: false }
        break
      }
  }
}

/** Groups 'Tue, Wed and Thu 10–18'. */
function groupsOf(mentions: readonly DayMention[], line: string): DayMention[] {
  const groups: DayMention[] = []
  for (const mention of mentions) {
    const last = groups.at(-1)
    const between = last ? line.slice(last.end, mention.start) : ''
    if (last && !/[|;.:]/.test(between) && !mayStateTimes(between))
      groups[groups.length - 1] = {
        days: [...last.days, ...mention.days],
        start: last.start,
        end: mention.end,
      }
    else groups.push(mention)
  }
  return groups
}

/** The full stop of '10 a.m.' ends no sentence. */
const endOfPiece = /[;·•]|(?<![ap]\.?m)[.!?](?=\s|$)/i

function wordsBetween(mark: RegExp, text: string, from: number): Words[] {
  let start = from
  return text.split(mark).map((piece) => {
    const before = /^[\s:,–—-]*/.exec(piece)![0].length
    const rest = piece.slice(before)
    const own = (/^.*\d(?:\s?(?:[ap]m\b|[ap]\.m\.|uhr|uur|h\b))?/is.exec(rest)?.[0] ?? rest).trimEnd()
    const words = { start: start + before, end: start + before + own.length, text: own }
    start += piece.length + 1
    return words
  })
}
