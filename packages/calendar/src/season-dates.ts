import { type CalendarLanguage, days } from './day-words.ts'
import { plainLettersInPlace } from './plain-letters.ts'

/** A day of any year; month 1 is January. */
export interface YearDay {
  month: number
  day: number
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const languages = Object.keys(days) as CalendarLanguage[]
const plain = (text: string) => plainLettersInPlace(text.toLowerCase())

/** The months of all languages by their names, also as they stand beside a day: 'января'. */
const months = new Map<string, number>()
for (const language of languages)
  for (const month of ['long', 'short'] as const)
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, ...(day && { day }), timeZone: 'UTC' })
      for (let nth = 0; nth < 12; nth++) {
        const parts = format.formatToParts(new Date(Date.UTC(2025, nth, 1)))
        const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
        // '3月' is read by its figure, and 'mar' is a Tuesday in four languages.
        if (/^\p{L}{3,}$/u.test(name) && name !== 'mar' && !months.has(name)) months.set(name, nth + 1)
      }
    }

const range =
  /^(?:[–—-]|to|until|till|through|bis(?: zum)?|au|jusqu['’]au|al|a|hasta(?: el)?|fino al?|ate|tot(?: en met)?|t\/m|до|по)$/u
const and = /^(?:and|und|et|y|e|ed|en|и|&|\/|,)$/u
const fillers =
  /(?<!\p{L})(?:from|in|during|between|the|of|von|vom|im|du|de|des|le|les|en|del|la|el|los|desde|dal|da|dall|nel|di|il|i|van|vanaf|d|l|с|от)(?:\s|['’]|$)/gu
const names = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
/** A month with its day before or after it, or without one. */
const date = new RegExp(
  String.raw`(?:(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s?)?(?<!\p{L})(${names})(?!\p{L})\.?(?:\s(\d{1,2})(?:st|nd|rd|th)?(?!\d))?`,
  'gu',
)

/** From which day to which a part of the year lasts; null where its words do not say it to the day or the month. */
export function seasonDates(season: string): { from: YearDay; through: YearDay } | null {
  const text = plain(season.slice(0, 120)).replace(fillers, ' ').replace(/\s+/g, ' ').trim()
  const found = [...text.matchAll(date)]
  if (found.length !== 2) return null
  const ends = found.map(([, before, name, after]) => ({
    month: months.get(name!) ?? 0,
    day: Number(before ?? after ?? 0),
  }))
  const [from, through] = ends as [YearDay, YearDay]
  if (ends.some(({ month, day }) => month === 0 || day > 31) || (from.day === 0) !== (through.day === 0))
    return null
  const [first, second] = found as [RegExpExecArray, RegExpExecArray]
  const isWhole = first.index === 0 && second.index + second[0].length === text.length
  const joint = text.slice(first[0].length, second.index).trim()
  // 'July and August' is one stretch, 'March and October' are two.
  const isNext = and.test(joint) && from.day === 0 && through.month === (from.month % 12) + 1
  if (!isWhole || !(range.test(joint) || isNext)) return null
  return {
    from: { ...from, day: from.day || 1 },
    through: { ...through, day: through.day || lengths[through.month - 1]! },
  }
}

/** 'May I come?' and 'we march' name no month. */
const doubtful = new Set(['may', 'march', 'set', 'jan', 'dec', 'mars', 'mag'])
const monthLead =
  /(?:^|\s)(?:in|of|during|for|early|mid|late|next|until|till|from|since|through|to|by|en|de|du|fin|debut|mi|a|\d{1,2}(?:st|nd|rd|th)?)[\s-]$/u
const anyMonth = new RegExp(String.raw`(?<!\p{L})(${names})(?!\p{L})`, 'gu')

/** The first month that a text names; null where it names none. */
export function monthIn(text: string): number | null {
  const written = plain(text.slice(0, 500))
  for (const { 1: name, index } of written.matchAll(anyMonth))
    if (name!.length > 2 && (!doubtful.has(name!) || monthLead.test(written.slice(0, index))))
      return months.get(name!) ?? null
  return null
}

const stretches = /;|,\s(?=\d)|\s(?:and|und|et|y|e|en)\s(?=(?:from|vom|du|del|dal|van)\s)/u

/** Whether a part of the year has a day in it, or any day of a month; null where its words do not say when it is. */
export function isInSeason(season: string, when: { month: number; day?: number }): boolean | null {
  const spans = season.split(stretches).map((part) => seasonDates(part) ?? wholeMonth(part))
  if (spans.some((span) => span === null)) return null
  const days = when.day ? [when.day] : Array.from({ length: lengths[when.month - 1]! }, (_, nth) => nth + 1)
  return spans.some((span) => days.some((day) => isWithin({ month: when.month, day }, span!)))
}

function wholeMonth(text: string): { from: YearDay; through: YearDay } | null {
  const bare = plain(text).replace(fillers, ' ').trim()
  const month = months.get(bare)
  return month === undefined
    ? null
    : { from: { month, day: 1 }, through: { month, day: lengths[month - 1]! } }
}

const place = ({ month, day }: YearDay) => month * 31 + day

/** A winter goes on into the next year. */
function isWithin(day: YearDay, { from, through }: { from: YearDay; through: YearDay }): boolean {
  const [first, last, at] = [place(from), place(through), place(day)]
  return first <= last ? at >= first && at <= last : at >= first || at <= last
}
