import { readDays } from '@foyer/calendar/read-days'
import { tokenise } from '../../language/tokenise.ts'
import { gate } from '../../weights.ts'
import { type Claim, type Clause, readClaim } from './claim.ts'
import { hasClock } from './days.ts'
import { belongsElsewhere, bestLines, type Grounds } from './grounds.ts'
import {
  type EvidenceLine,
  isDay,
  type Marks,
  marksIn,
  partsOf,
  presence,
  type SaidWord,
  saidWords,
} from './lines.ts'
import { alwaysWord, attitude, freeWord, limits, negation, opens } from './wording.ts'

/** Whether a claim says that somebody is or does what another one's lines tell. */
export function nameOfSomebodyElse(claim: Claim, grounds: Grounds): boolean {
  const named = new Set(
    tokenise(claim.text, claim.language)
      .filter(({ raw, folded }) => /^\p{Lu}/u.test(raw) && grounds.names.has(folded))
      .map(({ folded }) => folded),
  )
  if (named.size === 0) return false
  const isName = (word: SaidWord) => grounds.names.has(word.folded)
  const about = claim.words.filter(
    (word) => !isName(word) && !isDay(word, claim.language) && !attitude.has(word.folded),
  )
  // A visitor who asked about this very person did not ask who it is.
  const isAskedAbout = grounds.question.words.some(({ folded }) => named.has(folded))
  const words = about.length > 1 || isAskedAbout ? about : [...about, ...grounds.question.words]
  if (words.length === 0) return false
  const hasName = ({ own }: EvidenceLine, names: Iterable<string>) =>
    [...names].some((name) => own.forms.has(name))
  return belongsElsewhere(
    words,
    grounds,
    (line) => hasName(line, named),
    (line) => hasName(line, grounds.names),
  )
}

/** The site denies what the sentence affirms, or the other way round. */
export function saysTheOpposite(claim: Claim, grounds: Grounds): boolean {
  const rest = readClaim(claim.rest, claim.language)
  const isDenied = mainClause(rest, grounds)?.isNegative ?? false
  const answersNo = negation.test(claim.text.slice(0, claim.text.length - claim.rest.length))
  if (rest.words.length === 0 && (isDenied || answersNo)) return false
  // A denial that there is such a thing is told by nothing that is like it.
  if (isDenied && rest.words.some((word) => isAsked(word, grounds) && !isSomewhere(word, grounds)))
    return false
  const words = isDenied || answersNo ? rest.words : [...rest.words, ...grounds.question.words]
  const told = grounds.lines.flatMap((line) =>
    partsOf(line).map(({ text, marks }) => ({ text, score: weigh(words, marks, grounds) })),
  )
  const most = Math.max(0, ...told.map(({ score }) => score))
  if (most === 0 || most < weigh(words, null, grounds) * (isDenied ? gate.denied : gate.affirmed))
    return false
  const best = told.filter(({ score }) => score >= most * gate.asMuch).map(({ text }) => text)
  if (!isDenied) return !answersNo && best.every((text) => negation.test(text))
  return (
    !limits.test(claim.text) &&
    best.every((text) => ![negation, limits, freeWord].some((how) => how.test(text)))
  )
}

/** The share of these words that the marks hold; all of it where none are given. */
const weigh = (words: readonly SaidWord[], marks: Marks | null, { weightOf }: Grounds) =>
  words.reduce((sum, word) => sum + (marks ? presence(word, marks) : 1) * weightOf(word), 0)

const mainClause = ({ clauses }: Claim, grounds: Grounds) =>
  clauses.reduce<Clause | undefined>(
    (main, clause) =>
      clause.hasOwnWords && (!main || weigh(clause.words, null, grounds) > weigh(main.words, null, grounds))
        ? clause
        : main,
    undefined,
  )

/** 'Fillings on Saturdays' where Saturday is for emergencies only. */
export function otherThanTheOnly(claim: Claim, grounds: Grounds): boolean {
  if (negation.test(claim.text) || limits.test(claim.text)) return false
  const own = claim.words.filter((word) => !isDay(word, claim.language))
  const words =
    own.length > 1 ? own : [...own, ...grounds.question.words.filter((word) => !isDay(word, claim.language))]
  const days = claim.days.map(({ day }) => day)
  const [best] = bestLines(words, grounds, 1)
  return grounds.lines.some((line) => {
    const sameDay = days.some((day) => line.days.has(day)) && hasClock(line)
    if (!limits.test(line.text) || !(line === best || sameDay)) return false
    const part = line.text.split(/[;:.()–—]|,\s/).find((each) => limits.test(each)) ?? ''
    const allowed = new Set(readDays(part, grounds.language, true).flatMap(({ days: named }) => named))
    if (allowed.size > 0)
      return line === best && (days.some((day) => !allowed.has(day)) || alwaysWord.test(claim.text))
    const only = saidWords(part, grounds.language)
    const marks = marksIn(part, grounds.language)
    const apart = own.filter(
      (word) =>
        !opens.test(word.folded) &&
        presence(word, line.own) === 0 &&
        (isSomewhere(word, grounds) || isAsked(word, grounds)),
    )
    return only.length > 0 && apart.length > 0 && own.every((word) => presence(word, marks) === 0)
  })
}

const isSomewhere = (word: SaidWord, { lines }: Grounds) => lines.some(({ own }) => presence(word, own) > 0)
const isAsked = (word: SaidWord, { question }: Grounds) =>
  question.words.some(({ forms }) => forms.some((form) => word.forms.includes(form)))
