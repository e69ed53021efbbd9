import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { doubtfulMonthNames, monthNames, sureMonthNames } from './month-words.ts'
import { namedSeason } from './seasons.ts'

/** Month 1 is January. */
export interface YearDay {
  month: number
  day: number
}

/** A season to the end of February includes the 29th. */
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const inPlainLetters = (text: string) => plainLettersInPlace(text.toLowerCase())

// 'Mar' is Tuesday as often as March.
const months = new Map([...sureMonthNames, ...doubtfulMonthNames])
months.delete('mar')

/** 'März' or 'Sept.', but not 'Marktplatz'. */
export const isMonthName = (word: string): boolean => months.has(inPlainLetters(word.replace(/\.$/, '')))

const rangeWord =
  /^(?:[–—-]|to|until|till|through|bis(?: zum)?|au|jusqu['’]au?|al|a|hasta(?: el)?|fino al?|ate(?: ao?)?|tot(?: en met)?|t\/m|до|по)$/u
const andWord = /^(?:and|und|et|y|e|ed|en|и|&|\/|,)$/u
const fillers =
  /(?<!\p{L})(?:from|in|during|between|the|of|von|vom|im|du|de|des|le|les|en|del|la|el|los|desde|dal|da|dall|nel|di|il|i|van|vanaf|d|l|с|от)(?:\s|['’]|$)/gu
const allMonthNames = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
export const monthPattern = allMonthNames
export const monthNamed = (name: string): number => months.get(name) ?? 0
export const lastOfMonth = (month: number, year: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()
const date = new RegExp(
  String.raw`(?:(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s?)?(?<!\p{L})(${allMonthNames})(?!\p{L})\.?(?:\s(\d{1,2})(?:st|nd|rd|th)?(?!\d))?`,
  'gu',
)

const inOneMonth = new RegExp(
  String.raw`(?<![\d./])(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?(\s?(?:[–—-]|to|until|till|bis(?: zum)?|au|al|hasta el|t/m|tot(?: en met)?)\s?)(\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s?(?:of |de |di )?(${allMonthNames}))(?!\p{L})`,
  'gu',
)

/** 'Winter, 4 November – 20 March', 'Estate (2 maggio – 20 settembre)'. */
const nameBeforeDates = new RegExp(
  String.raw`^(?:${namedSeason})\s?[,:(–-]?\s?(?=\d|(?:${allMonthNames})(?!\p{L}))`,
  'u',
)
const englishMonths = monthNames('en')
const dayAndMonth = /(?<![\d.])(\d{1,2})\.(1[0-2]|0?[1-9])\.(?!\d)/gu

/** In plain letters, with '3.4.' written with its month's name. */
const datesOf = (season: string): string => {
  // In a season 'mar' is March; elsewhere it may be Tuesday.
  const text = inPlainLetters(season)
    .trim()
    .replace(/(?<!\p{L})mar(?!\p{L})/gu, 'march')
  const dates = text.replace(nameBeforeDates, '')
  return (dates === text ? text : dates.replace(/\)$/u, '')).replace(
    dayAndMonth,
    (_, day, month) => `${day} ${englishMonths[Number(month) - 1]} `,
  )
}

/** '3.–28. August' becomes '3 August – 28 August'. */
const withMonthBesideDay = (season: string): string =>
  datesOf(season.slice(0, 120))
    .replace(inOneMonth, '$1 $4 $2 $3')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** 'Until the end of February': a mark no day has. */
const lastDayMark = 99
const endOfMonth = new RegExp(
  String.raw`(?<!\p{L})(?:end|ende|fin|fine|final|finales|fim|finais|einde?|конца)\s(?=(?:${allMonthNames})(?!\p{L}))`,
  'gu',
)

/** Null unless the words give the day or the month. */
export function seasonDates(season: string): { from: YearDay; through: YearDay } | null {
  const text = withMonthBesideDay(season).replace(endOfMonth, `${lastDayMark} `)
  const found = [...text.matchAll(date)]
  if (found.length !== 2) return null
  const ends = found.map(([, before, name, after]) => ({
    month: months.get(name!) ?? 0,
    day: Number(before ?? after ?? 0),
  }))
  const [from, through] = ends as [YearDay, YearDay]
  const isToTheEnd = through.day === lastDayMark
  // '15 October to March' ends on an unknown day of March.
  const isTold = isToTheEnd || (through.day <= 31 && (from.day === 0) === (through.day === 0))
  if (!isTold || from.day > 31 || ends.some(({ month }) => month === 0)) return null
  const [first, second] = found as [RegExpExecArray, RegExpExecArray]
  const isWhole = first.index === 0 && second.index + second[0].length === text.length
  const joint = text.slice(first[0].length, second.index).trim()
  // 'July and August' is one stretch, 'March and October' are two.
  const isNext = andWord.test(joint) && from.day === 0 && through.month === (from.month % 12) + 1
  if (!isWhole || !(rangeWord.test(joint) || isNext)) return null
  return {
    from: { ...from, day: from.day || 1 },
    through: { ...through, day: Math.min(through.day || lastDayMark, monthLengths[through.month - 1]!) },
  }
}

/** 'Dec 24', '25 December and 1 January' are no season. */
export function isSingleDays(season: string): boolean {
  const text = withMonthBesideDay(season)
  const found = [...text.matchAll(date)]
  if (found.length === 0 || found.some(([, before, , after]) => before === undefined && after === undefined))
    return false
  return found.every(({ 0: said, index }, nth) => {
    const next = found[nth + 1]
    return !next || andWord.test(text.slice(index + said.length, next.index).trim())
  })
}

export const singleDays = (text: string): YearDay[] =>
  [...withMonthBesideDay(text).matchAll(date)].map(([, before, name, after]) => ({
    month: months.get(name!) ?? 0,
    day: Number(before ?? after),
  }))

/** 'May I come?' and 'we march' name no month. */
const monthsThatAreWords = new Set(['may', 'march', 'mars', 'mai', 'mei'])
const monthLead =
  /(?:^|\s)(?:in|im|of|during|for|early|mid|late|next|until|till|from|since|through|to|by|bis|ab|anfang|mitte|ende|en|de|du|fin|debut|mi|vanaf|eind|begin|a|\d{1,2}(?:st|nd|rd|th|\.)?)[\s-]$/u
const anyMonth = new RegExp(String.raw`(?<!\p{L})(${allMonthNames})(?!\p{L})`, 'gu')

export function monthIn(text: string): number | null {
  const said = inPlainLetters(text.slice(0, 500))
  // 'Years ago' and 'eat out' hold no short forms.
  for (const { 1: name, index } of said.matchAll(anyMonth))
    if (monthsThatAreWords.has(name!) ? monthLead.test(said.slice(0, index)) : name!.length > 3)
      return months.get(name!) ?? null
  return null
}

const betweenStretches = /;|,\s(?=\d)|\s(?:and|und|et|y|e|en)\s(?=(?:from|vom|du|del|dal|van)\s)/u

/** Null when the words give no dates. */
export function stretchesOf(season: string): { from: YearDay; through: YearDay }[] | null {
  const spans = datesOf(season)
    .split(betweenStretches)
    .map((part) => seasonDates(part) ?? wholeMonth(part))
  return spans.every((span) => span !== null) ? spans : null
}

/** Null when the words give no dates. */
export function isInSeason(season: string, when: { month: number; day?: number }): boolean | null {
  const days = when.day
    ? [when.day]
    : Array.from({ length: monthLengths[when.month - 1]! }, (_, nth) => nth + 1)
  const isIn = (span: { from: YearDay; through: YearDay }) =>
    days.some((day) => isWithin({ month: when.month, day }, span))
  return stretchesOf(season)?.some(isIn) ?? null
}

/** In days; 0 when the words give no dates. */
export const seasonLength = (season: string): number =>
  (stretchesOf(season) ?? []).reduce((sum, { from, through }) => {
    const days = placeInYear(through) - placeInYear(from) + 1
    return sum + (days > 0 ? days : days + placeInYear({ month: 12, day: 31 }))
  }, 0)

function wholeMonth(text: string): { from: YearDay; through: YearDay } | null {
  const bare = inPlainLetters(text).replace(fillers, ' ').trim()
  const month = months.get(bare)
  return month === undefined
    ? null
    : { from: { month, day: 1 }, through: { month, day: monthLengths[month - 1]! } }
}

const placeInYear = ({ month, day }: YearDay) => month * 31 + day

/** A winter continues into the next year. */
function isWithin(day: YearDay, { from, through }: { from: YearDay; through: YearDay }): boolean {
  const [first, last, at] = [placeInYear(from), placeInYear(through), placeInYear(day)]
  return first <= last ? at >= first && at <= last : at >= first || at <= last
}
