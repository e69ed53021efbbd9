import { closedForms, weClose } from '../closed-words.ts'
import { readIntervals } from '../intervals.ts'
import { timeOfDay } from '../times.ts'
import { endsOf, spansOf } from './hours-words.ts'

/** 'Closed for lunch 1–2pm', 'Mittagspause 12–13 Uhr' hold for all days above. */
const lunchClosing =
  /(?<!\p{L})(?:closed (?:for|over|at) lunch|lunch ?(?:break|time closing|closing)|mittagspause|(?:über|von|zu) mittag|mittags [^.]{0,30}geschlossen|pausa pranzo|chius[oaie] (?:per|a) pranzo|pause (?:déjeuner|de midi|méridienne)|fermée?s? (?:le midi|entre midi)|cerrado (?:al|a) mediodía|lunchpauze)/iu

/** A break given by its length ends in 12- and 24-hour notation. */
export type Pause = [from: string, to: string]

export function lunchBreak(text: string): Pause[] | null {
  if (!mayBreak.test(text)) return null
  const ends = lunchClosing.test(text) ? endsOf(text) : null
  return ends ? [ends] : lastingBreak(text)
}

/** A quick check, because most lines hold none. */
const mayBreak = /lunch|mittag|pranzo|midi|déjeuner|méridienne|mediodía|comer|comida|almo[cç]/iu
const noonBreakWords =
  /lunch|mittag|pranzo|(?<!\p{L})midi(?!\p{L})|déjeuner|mediodía|comer|comida|almoço|almoçar/iu
const breakWords = 'break|(?:mittags|lunch)?pauze|(?:mittags)?pause|pausa'
/** 'We close', but not 'the café closes'. */
const closingWords = `${breakWords}|${closedForms}|${weClose}`
const breakLengths: [RegExp, number][] = [
  [
    /(?:an hour and a half|anderthalb stunden|un['’]ora e mezza|une heure et demie|hora y media|anderhalf uur)/iu,
    90,
  ],
  [
    /(?:three quarters of an hour|dreiviertelstunde|tre quarti d['’]ora|trois quarts d['’]heure|tres cuartos de hora|drie kwartier)/iu,
    45,
  ],
  [
    /(?:half an hour|half[- ]hour|halbe[n]? stunde|mezz['’]?ora|demi-heure|media hora|meia hora|half uur)/iu,
    30,
  ],
  [/(?:an|one|1|eine[r]?|une|una|uma|een)\s(?:hour|stunde|heure|hora|uur)(?!\p{L})|un['’]ora|1 ora/iu, 60],
  [/(?:two|2|zwei|due|deux|dos|duas|twee)\s(?:hours|stunden|ore|heures|horas|uur)(?!\p{L})/iu, 120],
]
const lengthInMinutes = '(?<minutes>\\d{2})\\s?(?:minutes|min\\.?|minuten|minuti|minutos)'
const breakLength = `(?:${breakLengths.map(([{ source }]) => source).join('|')}|${lengthInMinutes})`
const beginOfBreak = `(?<!\\p{L})(?:at|from|um|ab|von|alle|dalle|all['’]|à|dès|a las|desde las|às|om|vanaf)\\s(?<from>(?=1[1-4]|[12](?!\\d))${timeOfDay})`
const wordsBetween = '[^.;!?\\d]{1,40}'
/** 'We close for half an hour for lunch at 12.30', 'a half-hour break at 1'. */
const lastingBreaks = [
  `(?:${closingWords})(?!\\p{L})${wordsBetween}${breakLength}${wordsBetween}${beginOfBreak}`,
  `(?:${closingWords})(?!\\p{L})${wordsBetween}${beginOfBreak}${wordsBetween}${breakLength}`,
  `${breakLength}${wordsBetween}(?:${breakWords})${wordsBetween}${beginOfBreak}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?![\\d:])`, 'iu'))

export function lastingBreak(text: string): Pause[] | null {
  if (!noonBreakWords.test(text)) return null
  for (const pattern of lastingBreaks) {
    const found = pattern.exec(text)
    if (!found) continue
    const { from, minutes: said } = found.groups!
    const length = breakLengths.find(([name]) => name.test(found[0]))?.[1] ?? Number(said)
    return endsOfBreak(from!.trim(), length).map((to) => [from!.trim(), to])
  }
  return null
}

/** Half an hour after '12.30' is '13.00', and '1.00'. */
function endsOfBreak(from: string, length: number): string[] {
  const [, hour = '', sign = '', minute = '', rest = ''] =
    /^(\d{1,2})(?:\s?([:.h])\s?(\d{2}))?(.*)$/su.exec(from) ?? []
  const end = Number(hour) * 60 + Number(minute) + length
  const of = (hours: number) => {
    const past = String(end % 60).padStart(2, '0')
    return `${hours}${sign || past !== '00' ? (sign || ':') + past : ''}${rest}`
  }
  const hours = Math.floor(end / 60)
  const inHalves = hours > 12 ? hours - 12 : hours
  return /[ap]\.?m/iu.test(rest) ? [of(inHalves)] : [...new Set([of(hours), of(inHalves)])]
}

/** '9:00–17:00' with a break from 12:30 to 13:30 is 9:00–12:30, 13:30–17:00. */
export const withBreak = (value: string, pauses: readonly Pause[]): string | null =>
  pauses.map((pause) => withOneBreak(value, pause)).find((apart) => apart !== null) ?? null

function withOneBreak(value: string, [from, to]: Pause): string | null {
  const ends = endsOf(value)
  const [open, ...more] = readIntervals(value) ?? []
  if (!ends || !open || more.length > 0) return null
  const [pause] = readIntervals(`${from}–${to}`) ?? []
  // '1–2pm': the first end needs 'pm' too.
  const half = pause && /[ap]m$/i.test(to) && /\d$/.test(from) ? (pause[0] < noon ? 'am' : 'pm') : ''
  const apart = `${ends[0]}–${from}${half}, ${to}–${ends[1]}`
  // '12.30–1.15' alone may be at night, not between '8' and '4.45'.
  const [before, after] = readIntervals(apart) ?? []
  const isWithin = before && after && before[0] === open[0] && before[1] < after[0] && after[1] === open[1]
  return isWithin ? apart : null
}

const noon = 12 * 60
const endOfMorning = 14 * 60 + 30
const endOfNight = 11 * 60

export const reachesInto = (value: string, half: 'morning' | 'afternoon'): boolean =>
  (readIntervals(value) ?? []).some(([from, to]) =>
    half === 'afternoon' ? to > endOfMorning : from < endOfNight,
  )

/** '9–12, 14–17' becomes '9–12'; null when the hours don't split at noon. */
export function withoutHalf(value: string, half: 'morning' | 'afternoon'): string | null {
  const [intervals, spans] = [readIntervals(value) ?? [], spansOf(value)]
  if (intervals.length !== 2 || spans.length !== 2) return null
  const [before, after] = intervals as [[number, number], [number, number]]
  if (before[1] > endOfMorning || after[0] < noon) return null
  return half === 'afternoon' ? value.slice(0, spans[0]!.end) : value.slice(spans[1]!.start)
}
