import { closedWords } from '@foyer/calendar/closed-words'
import type { Language } from '../../types.ts'
import { type Claim, clauseAt } from './claim.ts'
import { belongsElsewhere, bestLines, type Grounds } from './grounds.ts'
import { type EvidenceLine, isDay, presence, type SaidWord } from './lines.ts'
import { repeatsTheVisitor, says } from './numbers.ts'
import { gateWords, negation, opens } from './wording.ts'

export const hasClock = (line: EvidenceLine) => line.values.some(({ kind }) => kind === 'clock')

/** 'On Tuesdays from 8:30' where Tuesday's row begins at 7:30, or says that it is closed. */
export function timeOfAnotherDay(claim: Claim, grounds: Grounds): boolean {
  const days = new Set(claim.days.map(({ day }) => day))
  const clocks = claim.values.filter(({ kind }) => kind === 'clock')
  const times = clocks.filter((value) => !repeatsTheVisitor(value, claim, grounds, clocks))
  if (days.size === 0 || days.size > 3 || times.length === 0 || negation.test(claim.text)) return false
  const rows = grounds.lines.filter(
    (line) => [...days].some((day) => line.days.has(day)) && (hasClock(line) || closedWords.test(line.text)),
  )
  return rows.length > 0 && times.some((time) => !rows.some(says(time)))
}

/** 'Yes, we are open on Mondays' where Monday's row says closed, and no other row gives it a time. */
export function openThoughClosed(claim: Claim, { lines, language }: Grounds): boolean {
  if (claim.days.length === 0 || claim.days.length > 3 || negation.test(claim.text)) return false
  const about = claim.words.filter((word) => !isDay(word, claim.language))
  if (!about.some(({ folded }) => opens.test(folded)) && !opensWords.test(claim.text)) return false
  return claim.days.some(({ day }) => {
    const rows = lines.filter((line) => line.days.has(day) && isOfHours(line.words, language))
    return rows.some(({ text }) => closedWords.test(text)) && !rows.some(hasClock)
  })
}

const closedWord = new RegExp(`(?:${closedWords.source})\\p{L}*`, closedWords.flags)

const isOfHours = (words: readonly SaidWord[], language: Language) =>
  words.every((word) => isDay(word, language) || opens.test(word.folded) || closedWords.test(word.folded))

/**
 * 'No, the bar is closed on Mondays' where Monday's row below 'Bar' gives times, no line says that anything is closed
 * that day, and no other week goes without it.
 */
export function closedThoughOpen({ rest, days, values, words, language }: Claim, grounds: Grounds): boolean {
  if (days.length === 0 || days.length > 3 || values.length > 0 || !closedWords.test(rest)) return false
  if (negation.test(rest.replace(closedWord, ''))) return false
  const about = words.filter((word) => !isOfHours([word], language))
  const rows = grounds.lines.filter(
    (line) =>
      hasClock(line) &&
      line.days.size > 0 &&
      isOfHours(line.words, grounds.language) &&
      about.every((word) => presence(word, line.near) === 1),
  )
  const weeks = [...Map.groupBy(rows, ({ passage }) => passage).values()]
  return days.some(
    ({ day }) =>
      weeks.length > 0 &&
      weeks.every((week) => week.some((row) => row.days.has(day))) &&
      !grounds.lines.some((line) => line.days.has(day) && closedWords.test(line.text)),
  )
}

/** Only one sense of the word counts in languages whose word for it has others, too. */
const opensWords = new RegExp(String.raw`\b(?:${gateWords('open in one sense')})\b`, 'iu')

export function dayOfSomethingElse(claim: Claim, grounds: Grounds): boolean {
  const isTimed = claim.values.some(({ kind }) => kind === 'clock')
  const withDays = (line: EvidenceLine) => line.days.size > 0 && (!isTimed || hasClock(line))
  return claim.days.some(({ day, start }) => {
    const clause = clauseAt(claim, start)
    if (!clause) return false
    const spoken = clause.hasOwnWords ? clause.words : claim.words
    const own = spoken.filter((word) => !isDay(word, claim.language))
    if (clause.isNegative)
      return deniedThoughTold(day, own.length > 0 ? own : grounds.question.words, grounds)
    // Opening hours are held against that day's rows.
    if (isTimed && own.every(({ folded }) => opens.test(folded))) return false
    return own.length > 0 && belongsElsewhere(own, grounds, (line) => line.days.has(day), withDays)
  })
}

/** Whether a denial is of a day that is told: 'Not in on Mondays' where the line about it says Monday to Thursday. */
function deniedThoughTold(day: number, words: readonly SaidWord[], grounds: Grounds): boolean {
  const dated = grounds.lines.filter(({ days }) => days.size > 0)
  const [best] = bestLines(words, grounds, 1, dated)
  return (
    best?.days.has(day) === true &&
    !hasClock(best) &&
    !negation.test(best.text) &&
    words.some((word) => presence(word, best.own) === 1)
  )
}
