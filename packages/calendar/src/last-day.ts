import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { lastOfMonth, monthNamed, monthPattern } from './season-dates.ts'

const number = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?`
const optionalOf = String.raw`(?:\s(?:of|de|del|di))?`
const year = String.raw`(20\d\d)`

/** Anchored at the end, because words after a date may change its meaning. */
const endOfText = String.raw`(?:\s?г)?(?:,?\s(?:inclusive|included|incl|inclus|einschliesslich|включительно))?[.)!]?$`
const writtenDates = {
  iso: new RegExp(String.raw`(?<!\d)${year}-(\d\d)-(\d\d)${endOfText}`, 'u'),
  figures: new RegExp(String.raw`(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2${year}${endOfText}`, 'u'),
  dayFirst: new RegExp(
    String.raw`(?<!\d)(?:${number}${optionalOf}\s?)?(?<!\p{L})(${monthPattern})\.?${optionalOf},?\s${year}${endOfText}`,
    'u',
  ),
  monthFirst: new RegExp(String.raw`(?<!\p{L})(${monthPattern})\.?\s${number},?\s${year}${endOfText}`, 'u'),
  eastern: /(?<!\d)(20\d\d)[年년]\s?(\d{1,2})[月월]\s?(\d{1,2})[日일]\s?(?:まで|迄|止|为止|까지)$/u,
}

/** Without 'au' and 'al': 'tarifs au 1er janvier 2026' names a beginning. */
const endsInUntil =
  /(?:(?<!\p{L}|(?:not|nicht|pas|no|non|nao|niet|не)\s)(?:until|till?|through|thru|up to|ends?(?: on)?|expires?(?: on)?|bis(?: zum)?|endet(?: am)?|jusqu['’](?:au|a|en)|hasta|termina|se termine|fino all?|fino a|entro|ate|tot(?: en met)?|до|по|حتي)|t\/m)(?:\s(?:the|end|of|ende|fin|el|il|la|le|o|a|al|ao|au|dia)){0,4}:?\s?$/u
/** The earlier date may lack its year and month. */
const firstDateAndDash = new RegExp(
  String.raw`(?:\d(?:st|nd|rd|th|er|º|°|\.)?|(?<!\p{L})(?:${monthPattern})\.?)\s?(?:[–—-]|to|au|al?|e)\s?(?:the\s|el\s|il\s)?$`,
  'u',
)

const anyDate = new RegExp(
  String.raw`(?<!\d)(?:${year}-\d\d-\d\d|\d{1,2}([./-])\d{1,2}\2${year}|(?<!\p{L})(?:${monthPattern})\.?(?:\s${number},?|${optionalOf},?)\s${year})(?!\d)`,
  'gu',
)
const firstDay = /\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s?(?:de\s|di\s)?$/u
const longestSearched = 400

/** 'Until 31 August 2026' of 'Colour £10 until 31 August 2026 only'; '' for none. */
export function endingWords(said: string): string {
  if (!/20\d\d/.test(said)) return ''
  const text = said.slice(0, longestSearched)
  const plain = plainLettersInPlace(text)
  for (const found of plain.matchAll(anyDate)) {
    const end = found.index + found[0].length
    // Words long before the date don't belong to it.
    const from = Math.max(0, end - longestWords)
    const date = lastDay(plain.slice(from, end)) === null ? null : dateAtEnd(plain.slice(from, end))
    if (!date) continue
    const before = plain.slice(from, from + date.at)
    const begin = (endsInUntil.exec(before) ?? firstDateAndDash.exec(before))?.index ?? date.at
    const isSpan = !endsInUntil.test(before)
    const start = isSpan ? (firstDay.exec(before.slice(0, begin))?.index ?? begin) : begin
    return text.slice(from + start, end).trim()
  }
  return ''
}
const longestWords = 70

/** '2026-08-31'; null without a year. */
export function lastDay(validity: string): string | null {
  const text = plainLettersInPlace(validity.slice(0, 120)).replace(/\s+/g, ' ').trim()
  const date = dateAtEnd(text)
  if (!date) return null
  const { at, year, month, day, isEnd } = date
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const before = text.slice(0, at)
  if (!isEnd && !endsInUntil.test(before) && !firstDateAndDash.test(before)) return null
  const said = new Date(Date.UTC(year, month - 1, day))
  return said.getUTCMonth() === month - 1 ? said.toISOString().slice(0, 10) : null
}

interface DateAtEnd {
  at: number
  year: number
  month: number
  day: number
  isEnd?: boolean
}

function dateAtEnd(text: string): DateAtEnd | null {
  const eastern = writtenDates.eastern.exec(text)
  if (eastern) return { ...dateOfFigures(eastern, eastern[1], eastern[2], eastern[3]), isEnd: true }
  const iso = writtenDates.iso.exec(text)
  if (iso) return dateOfFigures(iso, iso[1], iso[2], iso[3])
  const short = writtenDates.figures.exec(text)
  if (short) {
    const [, first, sign, second, year] = short
    if (sign === '.' || Number(first) > 12 || first === second)
      return dateOfFigures(short, year, second, first)
    // 4/7/2026 is in April or in July.
    return Number(second) > 12 ? dateOfFigures(short, year, first, second) : null
  }
  const american = writtenDates.monthFirst.exec(text)
  if (american) return dateOfFigures(american, american[3], monthNamed(american[1]!), american[2])
  const european = writtenDates.dayFirst.exec(text)
  if (!european) return null
  const [, day, name, year] = european
  const month = monthNamed(name!)
  return dateOfFigures(european, year, month, day ?? lastOfMonth(month, Number(year)))
}

const dateOfFigures = (
  { index }: RegExpExecArray,
  year: unknown,
  month: unknown,
  day: unknown,
): DateAtEnd => ({
  at: index,
  year: Number(year),
  month: Number(month),
  day: Number(day),
})

const hour = 3_600_000

/** The day ends twelve hours later west of Greenwich. */
export function endOfLastDay(validity: string | null | undefined): Date | null {
  const day = validity ? lastDay(validity) : null
  return day === null ? null : new Date(Date.parse(day) + 36 * hour)
}

export function isOver(validity: string | null | undefined, now: Date): boolean {
  const end = endOfLastDay(validity)
  return end !== null && end.getTime() <= now.getTime()
}
