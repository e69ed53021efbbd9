import { matchesOf } from '@foyer/text/matches-of'
import { namesClosed } from './closed-words.ts'
import { midnight, midnightIn, noon } from './times.ts'

/** Minutes after midnight. `to` passes 24:00 for bars that close after midnight. */
export type Interval = [number, number]

const time =
  /(\d{1,2})(?:\s?(?:[:.h]|u(?=\d))\s?(\d{2}))?\s*(a\.?m\.?|p\.?m\.?|uhr|uur|u(?![a-z])|h)?(?![\d%€£$])/gi

/** Null when the words leave any doubt. */
export function readIntervals(text: string): Interval[] | null {
  if (namesClosed(text) && !/\d/.test(text)) return []
  const written = withoutNotes(text)
  const found: { minutes: number; half: string }[] = []
  let of24 = false
  // '08.30 – 12.30, 1.15 – 4.45': a 24-hour clock would say '01.15'.
  let [isPadded, isMixed] = [false, false]
  for (const match of matchesOf(time, written)) {
    const hour = Number(match[1])
    const minutes = Number(match[2] ?? 0)
    if (hour > 24 || minutes > 59) return null
    const half = (match[3] ?? '').toLowerCase().replace(/\./g, '')
    of24 ||= hour > 12 || /^u/.test(half) || half === 'h' || /^\d+\s?[hu]/i.test(match[0])
    if (match[0].startsWith('0')) isPadded = true
    else if (hour < 10 && isPadded) isMixed = true
    found.push({ minutes: hour * 60 + minutes, half })
  }
  if (found.length === 0 || found.length % 2 === 1) return null
  of24 ||= isPadded && !isMixed
  const intervals: Interval[] = []
  for (let at = 0; at < found.length; at += 2) {
    const from = found[at]!
    const to = found[at + 1]!
    // '9 – 5 pm' begins in the morning, '6 – 1 am' in the evening.
    const isLater = from.minutes % halfDay >= to.minutes % halfDay
    let open = minutesOfDay(from, from.half || (isLater ? otherHalf(to.half) : to.half))
    let close = minutesOfDay(to, to.half)
    if (!of24 && !from.half && !to.half) {
      // '9 – 12, 2 – 5' continues after noon.
      if (open < (intervals.at(-1)?.[1] ?? 0)) {
        open += halfDay
        // '10 – 4, 9 – 6' belong to two seasons or two doors.
        if (close + halfDay <= open) return null
      } else if (isDoubtful(open, close)) return null
    }
    if (!of24 && !to.half && close <= open) close += 12 * 60
    if (close <= open) close += 24 * 60
    if (close - open > 24 * 60) return null
    intervals.push([open, close])
  }
  return intervals
}

/** '8–4' and '9–5' can't both be one day's hours. */
export function overlap(one: string, other: string): boolean {
  const later = readIntervals(other) ?? []
  return (readIntervals(one) ?? []).some(([from, to]) =>
    later.some(([open, close]) => open < to && from < close),
  )
}

/** Twelve begins a half: '12 – 7 pm' is all afternoon. */
const halfDay = 12 * 60

const otherHalf = (half: string) => (half === 'pm' ? 'am' : half === 'am' ? 'pm' : half)

const earliestOpening = 7 * 60
const lateMorning = 11 * 60
const smallHours = 3 * 60 + 59

/** '5 – 11' and '12 – 2' may be either half; '9 – 5' and '10 – 12' are clear. */
const isDoubtful = (open: number, close: number) =>
  open < earliestOpening || (open >= lateMorning && close <= smallHours)

const noonInText = new RegExp(`\\b(?:12 ?)?(?:${noon})(?!\\p{L})`, 'giu')
const midnightInText = new RegExp(`\\b(?:12 ?)?(?:${midnight})(?!\\p{L})`, 'giu')
/** '9:00 tot middernacht' is on a 24-hour clock. */
const midnightOf24 = [midnightIn.de, midnightIn.nl, midnightIn.pt].join('|')
const untilMidnight = new RegExp(
  `\\b(?:${midnightOf24})(?!\\p{L})(?!\\s?(?:[–—-]|bis|tot|às?|até)\\s?\\d)`,
  'giu',
)

const withoutNotes = (text: string) =>
  text
    .replace(/\([^)]{0,200}\)|（[^）]{0,200}）/g, ' ')
    .replace(noonInText, '12pm')
    .replace(untilMidnight, '24:00')
    .replace(midnightInText, '12am')

/**
 * '8.30–1.00, 1.45–5.30' becomes '8.30am–1.00pm, 1.45pm–5.30pm'. Unchanged when clear, on a 24-hour clock, or
 * in doubt.
 */
export function withHalvesOfDay(text: string): string {
  const intervals = readIntervals(text)
  const written = [...matchesOf(time, text)]
  const isPlain = written.every(([, hour, , half]) => !half && Number(hour) <= 12)
  const minutes = intervals?.flat() ?? []
  // Words such as 'noon' can't take a suffix.
  if (!isPlain || minutes.length !== written.length || minutes.every((each) => each < halfDay + 60))
    return text
  let end = 0
  const pieces = written.map((match, at) => {
    const half = minutes[at]! % (2 * halfDay) < halfDay ? 'am' : 'pm'
    const piece = `${text.slice(end, match.index)}${match[0].trimEnd()}${half}`
    end = match.index + match[0].trimEnd().length
    return piece
  })
  return pieces.join('') + text.slice(end)
}

export const timesIn = (text: string): string[] =>
  [...matchesOf(time, withoutNotes(text))].map(([written]) =>
    written.replace(/(?<!\s)\s*u(?:hr|ur)/i, '').trim(),
  )

function minutesOfDay(read: { minutes: number }, half: string): number {
  if (half === 'pm' && read.minutes < 12 * 60) return read.minutes + 12 * 60
  if (half === 'am' && read.minutes >= 12 * 60) return read.minutes - 12 * 60
  return read.minutes
}

export interface LocalTime {
  /** Monday is 0. */
  weekday: number
  minutes: number
  /** January is 1. */
  month: number
  day: number
  year: number
}

/** Null while the time zone is unknown: none is guessed. */
export function localTime(now: Date | undefined, timeZone: string | null): LocalTime | null {
  if (!now || !timeZone) return null
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      month: 'numeric',
      day: 'numeric',
      year: 'numeric',
    }).formatToParts(now)
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday'))
    if (weekday < 0) return null
    const minutes = (Number(of('hour')) % 24) * 60 + Number(of('minute'))
    const [month, day, year] = [Number(of('month')), Number(of('day')), Number(of('year'))]
    return { weekday, minutes, month, day, year }
  } catch {
    return null
  }
}

export function isOpenAt(
  intervals: readonly Interval[],
  previousDay: readonly Interval[] | null,
  minutes: number,
): boolean {
  if (intervals.some(([from, to]) => minutes >= from && minutes < to)) return true
  return (previousDay ?? []).some(([, to]) => to > 24 * 60 && minutes < to - 24 * 60)
}
