import { readDays } from '@foyer/calendar/read-days'
import { monthNamed } from '@foyer/calendar/season-dates'
import { fold } from '@foyer/text/fold'
import type { Value } from '../../language/amounts.ts'
import { memoizeByLanguage } from '../../language/memoize.ts'
import { sourcesByLanguage, wordEnd, wordStart, wordsNamed } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'
import type { Today } from '../source-passage.ts'
import type { Claim } from './claim.ts'
import { type EvidenceLine, presence, type SaidWord, saidWords } from './lines.ts'
import { gateWords, limits } from './wording.ts'

/**
 * True if a number is part of today's date or time. The prompt states both, but they support nothing else: on the 12th
 * there aren't twelve parking spaces, and at noon nothing need close.
 */
export const isOfToday = (value: Value, claim: Claim, lines: readonly EvidenceLine[]): boolean =>
  value.kind === 'clock' ? isTimeNow(value, claim, lines) : isInTodaysDate(value, claim, lines)

/** Words of that name, as whole words or as endings. */
const wordsOf = (name: string, flags: string) =>
  new RegExp(`${wordStart}(?:${gateWords(name)})${wordEnd}|${gateWords(`${name} at once`)}`, flags)
const saysNow = wordsOf('now', 'iu')
const nowWords = wordsOf('now', 'giu')
const clockWords = wordsOf('clock', 'giu')
const greenwich = new RegExp(`${wordStart}(?:${gateWords('Greenwich')})${wordEnd}`, 'giu')

function isTimeNow(
  { amount, also, isTimely, written, start }: Value,
  { clauses, language }: Claim,
  lines: readonly EvidenceLine[],
): boolean {
  const line = lines.find(({ today }) => today && [amount, ...also].includes(today.minutes))
  // 'Until 20:42' and 'at 20:42' state when something happens.
  if (!line?.today || isTimely) return false
  const { today, own } = line
  // An earlier clause may set the time unless a nearer one says 'now'.
  const before = clauses.filter((clause) => clause.start <= start)
  const from = before.findLastIndex(({ text }) => saysNow.test(text))
  const said = before
    .slice(Math.max(from, 0))
    .map(({ text }) => text)
    .join('')
  const words = said.replace(written, ' ').replace(nowWords, ' ').replace(clockWords, ' ')
  const beside = saidWords(today.isGreenwich ? words.replace(greenwich, ' ') : words, language)
  // 'Wednesday: 20:42' and 'Wednesdays only, 20:42' are opening hours.
  if (from < 0 && (/:\s/.test(said) || (limits.test(said) && beside.length > 0))) return false
  return beside.every(
    (word) =>
      isWeekday(word, today.weekday, language) ||
      isItsMonth(word.folded, today, language) ||
      presence(word, own) === 1,
  )
}

const isWeekday = ({ folded }: SaidWord, weekday: number, language: Language) =>
  readDays(folded, language, false).some(({ days }) => days.length === 1 && days[0] === weekday)

const isInTodaysDate = (
  { kind, amount, start, end }: Value,
  { text, language }: Claim,
  lines: readonly EvidenceLine[],
): boolean =>
  kind === 'number' &&
  lines.some(({ today }) => {
    if (!today || (amount !== today.day && amount !== today.year)) return false
    const words = [afterDay.exec(text.slice(end)), beforeNumber.exec(text.slice(0, start).slice(-longest))]
    return words.some((found) => found && isItsMonth(fold(found[1]!), today, language))
  })

const ordinal = wordsNamed('ordinal ending')
// English puts the day after the month: 'November 18th', 'November the 18th'.
const ordinalBehindMonth = sourcesByLanguage('ordinal ending').en
const joins = wordsNamed('joins a date')
const joinsMonth = `${joins}|${wordsNamed('joins a month and its day')}`
/** '18 November', '18th of November', '18. November', '18 de noviembre'. */
const afterDay = new RegExp(
  String.raw`^(?:${ordinal}|º|°|\.)?\s?(?:(?:${joins})\s)?([\p{L}\p{M}]{1,20})`,
  'u',
)
/** 'November 18', or a date before a year: '18 November', 'November 18,', '18 de novembro de'. */
const beforeNumber = new RegExp(
  String.raw`(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,20})\.?(?:\s\d{1,2}(?:${ordinalBehindMonth})?)?,?\s(?:(?:${joinsMonth})\s)?$`,
  'u',
)
const longest = 40

const isItsMonth = (name: string, { year, month }: Today, language: Language) =>
  monthNamed(name) === month || name === fold(monthName(language).format(Date.UTC(year, month - 1)))

/** The calendar has no Hindi month names. */
const monthName = memoizeByLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
)
