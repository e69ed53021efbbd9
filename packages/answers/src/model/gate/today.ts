import { monthNamed } from '@foyer/calendar/season-dates'
import { fold } from '../../language/fold.ts'
import { oncePerLanguage } from '../../language/once-per.ts'
import { wordEnd, wordStart, wordsNamed } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'
import type { Today } from '../source-passage.ts'
import { type Claim, clauseAt } from './claim.ts'
import { type EvidenceLine, isDay, saidWords } from './lines.ts'
import type { Value } from './values.ts'
import { gateWords } from './wording.ts'

/**
 * Whether a number is part of today's date, or what time it is. A model is told both beside what the site says: that
 * proves no number of anything else, or on the 12th there would be twelve parking spaces, and at noon all would close.
 */
export const isOfToday = (value: Value, claim: Claim, lines: readonly EvidenceLine[]): boolean =>
  value.kind === 'clock' ? isTimeNow(value, claim, lines) : isInTodaysDate(value, claim, lines)

const nowWords = new RegExp(
  `${wordStart}(?:${gateWords('now')})${wordEnd}|${gateWords('now at once')}`,
  'giu',
)

function isTimeNow(
  { amount, also, isTimely, written, start }: Value,
  claim: Claim,
  lines: readonly EvidenceLine[],
): boolean {
  const now = lines.find(({ today }) => today && [amount, ...also].includes(today.minutes))?.today
  // 'Until 20:42' and 'at 20:42' tell when something is.
  if (!now || isTimely) return false
  const clause = clauseAt(claim, start)
  const whose = claim.clauses.findLast((each) => each.hasOwnWords && each.start <= (clause?.start ?? 0))
  const beside = saidWords((whose?.text ?? '').replace(written, ' ').replace(nowWords, ' '), claim.language)
  return beside.every((word) => isDay(word, claim.language) || isItsMonth(word.folded, now, claim.language))
}

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
const joins = wordsNamed('joins a date')
/** '18 November', '18th of November', '18. November', '18 de noviembre'. */
const afterDay = new RegExp(
  String.raw`^(?:${ordinal}|º|°|\.)?\s?(?:(?:${joins})\s)?([\p{L}\p{M}]{1,20})`,
  'u',
)
/** 'November 18', and what is before a year: '18 November', 'November 18,', '18 de novembro de'. */
const beforeNumber = new RegExp(
  String.raw`(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,20})\.?(?:\s\d{1,2}(?:${ordinal})?)?,?\s(?:(?:${joins})\s)?$`,
  'u',
)
const longest = 40

const isItsMonth = (name: string, { year, month }: Today, language: Language) =>
  monthNamed(name) === month || name === fold(monthName(language).format(Date.UTC(year, month - 1)))

/** Of some languages the calendar knows no names of months: of Hindi. */
const monthName = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
)
