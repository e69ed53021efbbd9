import { closedWords } from '@foyer/calendar/closed-words'
import { readDays } from '@foyer/calendar/read-days'
import { closing, opening } from '@foyer/calendar/times'
import { commonWords } from '../../language/common-words.ts'
import { digitsOf } from '../../language/number-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { type Claim, type Clause, clauseAt, readClaim } from './claim.ts'
import { belongsElsewhere, bestLines, type Grounds } from './grounds.ts'
import {
  type EvidenceLine,
  type Marks,
  marksIn,
  partsOf,
  presence,
  type SaidWord,
  saidWords,
} from './lines.ts'
import { followsFrom } from './sums.ts'
import { sameValue, type Value } from './values.ts'
import { attitude, free, invites, limits, negation, ofItself } from './wording.ts'

/** A reason why a model's sentence may not be said. `stood` are the numbers of the answer's sentences before it. */
export interface SentenceObjection {
  name: string
  objects(claim: Claim, grounds: Grounds, stood: readonly Value[]): boolean
}

const says = (value: Value) => (line: EvidenceLine) => line.values.some((told) => sameValue(value, told))
/** To say a visitor's own number again claims nothing. */
const isAsked = (value: Value, { question }: Grounds) =>
  question.values.some((asked) => sameValue(value, asked))
const isDay = (word: SaidWord, language: Language) => readDays(word.folded, language, false).length > 0

/** The numbers of a claim that are told nowhere, once those are out that follow from the others. */
function withoutGrounds(claim: Claim, grounds: Grounds, stood: readonly Value[]): Value[] {
  const { question, before, lines } = grounds
  // 'That makes £20' speaks of what was asked before.
  const best = bestLines([...claim.words, ...question.words, ...before.words], grounds, 3)
  const told = best.flatMap(({ values }) => values)
  const text = [claim.text, question.text, ...best.map((line) => line.text)].join(' ')
  const isTold = (value: Value) => lines.some(says(value)) || isAsked(value, grounds)
  const backed = claim.values.filter(isTold)
  let open = claim.values.filter((value) => !isTold(value))
  // A sum may be built on another one of the same sentence, but no two can hold each other up.
  for (let found = true; found && open.length > 0; ) {
    const said = [...backed, ...stood, ...question.values, ...before.values]
    const next = open.find(
      (value) =>
        value.kind !== 'phone' && !inOtherCurrency(value, lines) && followsFrom(value, { said, told, text }),
    )
    found = next !== undefined
    if (next) backed.push(next)
    open = open.filter((value) => value !== next)
  }
  return open
}

/** The same amount in another currency is another price. */
const inOtherCurrency = (value: Value, lines: readonly EvidenceLine[]) =>
  value.currency !== null &&
  lines.some((line) =>
    line.values.some(
      ({ currency, amount }) => currency !== null && currency !== value.currency && amount === value.amount,
    ),
  )

const calculates = /[×x*=+]\s?[£€$]?\d|\d\s?[×*=+]|\bplus\b/iu

function numberOfSomethingElse(claim: Claim, grounds: Grounds, stood: readonly Value[]): boolean {
  return claim.values.some((value) => {
    if (value.kind === 'phone' || !grounds.lines.some(says(value)) || isAsked(value, grounds)) return false
    const clause = clauseAt(claim, value.start)
    // '12 × £33 plus the £15 fee' puts numbers of several things side by side.
    if (!clause || calculates.test(clause.text)) return false
    const words = clause.words.length > 0 ? clause.words : grounds.question.words
    const ofTheKind = (line: EvidenceLine) => line.values.some(({ kind }) => kind === value.kind)
    if (!belongsElsewhere(words, grounds, says(value), ofTheKind)) return false
    const others = claim.values.filter((other) => other !== value && grounds.lines.some(says(other)))
    const said = [...others, ...stood, ...grounds.question.values, ...grounds.before.values]
    return !followsFrom(value, { said, told: [], text: `${claim.text} ${grounds.question.text}` })
  })
}

const hasClock = (line: EvidenceLine) => line.values.some(({ kind }) => kind === 'clock')

/** 'On Tuesdays from 8:30' where Tuesday's row begins at 7:30, or says that it is closed. */
function timeOfAnotherDay(claim: Claim, grounds: Grounds): boolean {
  const days = new Set(claim.days.map(({ day }) => day))
  const times = claim.values.filter((value) => value.kind === 'clock' && !isAsked(value, grounds))
  if (days.size === 0 || days.size > 3 || times.length === 0 || negation.test(claim.text)) return false
  const rows = grounds.lines.filter(
    (line) => [...days].some((day) => line.days.has(day)) && (hasClock(line) || closedWords.test(line.text)),
  )
  return rows.length > 0 && times.some((time) => !rows.some(says(time)))
}

function dayOfSomethingElse(claim: Claim, grounds: Grounds): boolean {
  const withDays = (line: EvidenceLine) => line.days.size > 0
  const isTimed = claim.values.some(({ kind }) => kind === 'clock')
  return claim.days.some(({ day, start }) => {
    const clause = clauseAt(claim, start)
    if (!clause) return false
    const spoken = clause.hasOwnWords ? clause.words : claim.words
    const own = spoken.filter((word) => !isDay(word, claim.language))
    if (clause.isNegative)
      return deniedThoughTold(day, own.length > 0 ? own : grounds.question.words, grounds)
    // A time on a day is held against that day's rows.
    return (
      own.length > 0 && !isTimed && belongsElsewhere(own, grounds, (line) => line.days.has(day), withDays)
    )
  })
}

/** 'Not in on Mondays' where the line about it says Monday to Thursday. */
function deniedThoughTold(day: number, words: readonly SaidWord[], grounds: Grounds): boolean {
  const dated = { ...grounds, lines: grounds.lines.filter(({ days }) => days.size > 0) }
  const [best] = bestLines(words, dated, 1)
  return (
    best?.days.has(day) === true &&
    !hasClock(best) &&
    !negation.test(best.text) &&
    words.some((word) => presence(word, best.own) === 1)
  )
}

/** Somebody is said to be or do what another one's lines tell. */
function nameOfSomebodyElse(claim: Claim, grounds: Grounds): boolean {
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
  // Who asked about this very person did not ask who it is.
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

const mostly = 0.5
const largely = 0.4

/** The site denies what the sentence affirms, or the other way round. */
function saysTheOpposite(claim: Claim, grounds: Grounds): boolean {
  const rest = readClaim(claim.rest, claim.language)
  const isDenied = mainClause(rest, grounds)?.isNegative ?? false
  const answersNo = negation.test(claim.text.slice(0, claim.text.length - claim.rest.length))
  if (rest.words.length === 0 && (isDenied || answersNo)) return false
  const words = isDenied || answersNo ? rest.words : [...rest.words, ...grounds.question.words]
  const told = grounds.lines.flatMap((line) =>
    partsOf(line).map(({ text, marks }) => ({ text, score: weigh(words, marks, grounds) })),
  )
  const most = Math.max(0, ...told.map(({ score }) => score))
  if (most === 0 || most < weigh(words, null, grounds) * (isDenied ? mostly : largely)) return false
  const best = told.filter(({ score }) => score >= most * 0.99).map(({ text }) => text)
  if (!isDenied) return !answersNo && best.every((text) => negation.test(text))
  return (
    !limits.test(claim.text) && best.every((text) => ![negation, limits, free].some((how) => how.test(text)))
  )
}

/** How much of these words the marks hold; all of it where none are given. */
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
function otherThanTheOnly(claim: Claim, grounds: Grounds): boolean {
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
    if (allowed.size > 0) return line === best && days.length > 0 && days.some((day) => !allowed.has(day))
    const only = saidWords(part, grounds.language)
    const marks = marksIn(part, grounds.language)
    const apart = own.filter(
      (word) => !opens.test(word.folded) && presence(word, line.own) === 0 && isSomewhere(word, grounds),
    )
    return only.length > 0 && apart.length > 0 && own.every((word) => presence(word, marks) === 0)
  })
}

const opens = new RegExp(
  `^(?:${opening}|${closing}|open|closed?|offen|geöffnet|geopend|gesloten|abiert\\p{L}*|ouvert\\p{L}*|apert\\p{L}*|abert\\p{L}*)$`,
  'iu',
)
const isSomewhere = (word: SaidWord, { lines, question }: Grounds) =>
  lines.some(({ own }) => presence(word, own) === 1) ||
  question.words.some(({ forms }) => forms.includes(word.folded))

const rareFrom = 5_500
const seldomFrom = 2_000

/** How much of what a sentence says is told in no word at all. A rare word weighs as much as several common ones. */
function wordsNowhere(claim: Claim, grounds: Grounds): boolean {
  if (claim.language !== grounds.language)
    return grounds.evidence.translation(claim.text, claim.language) < translated
  const isInvitation = invites.test(claim.text) && claim.values.some(({ kind }) => kind === 'phone')
  if (isInvitation || ofItself.test(claim.text)) return false
  const heard = [...grounds.question.words, ...grounds.before.words]
  const telling = claim.words.filter(
    (word) =>
      !attitude.has(word.folded) &&
      digitsOf(word.folded, claim.language) === undefined &&
      !isDay(word, claim.language),
  )
  const strange = telling.filter(
    (word) =>
      !grounds.lines.some(({ own, near }) => presence(word, own) > 0 || presence(word, near) > 0) &&
      !heard.some((other) => other.forms.some((form) => word.forms.includes(form))),
  )
  const common = commonWords(claim.language)
  const rank = ({ forms: [stem, folded] }: SaidWord) =>
    Math.min(
      ...[folded, stem, folded.replace(/(?:er|est|ed|ing|s|ly)$/, '')].map(
        (form) => common.get(form) ?? Number.POSITIVE_INFINITY,
      ),
    )
  const weight = strange.reduce((sum, word) => {
    const at = rank(word)
    return sum + (at > rareFrom ? 1 : at > seldomFrom ? 0.5 : 0.2)
  }, 0)
  return weight >= 1 || (weight >= 0.8 && strange.length > telling.length * 0.75)
}
/** Of a translated sentence less can be recognised than of one in the site's own words. */
const translated = 0.45

/** What speaks against a sentence; the first that objects is the reason it is left out. */
export const sentenceObjections: readonly SentenceObjection[] = [
  {
    name: 'contact-nowhere',
    objects: ({ text }, { evidence }) => evidence.strangeContacts(text).length > 0,
  },
  {
    name: 'number-nowhere',
    objects: (claim, grounds, stood) => withoutGrounds(claim, grounds, stood).length > 0,
  },
  { name: 'time-of-another-day', objects: timeOfAnotherDay },
  { name: 'number-of-something-else', objects: numberOfSomethingElse },
  { name: 'day-of-something-else', objects: dayOfSomethingElse },
  { name: 'name-of-somebody-else', objects: nameOfSomebodyElse },
  { name: 'other-than-the-only', objects: otherThanTheOnly },
  { name: 'says-the-opposite', objects: saysTheOpposite },
  {
    name: 'name-nowhere',
    objects: ({ text, language }, { evidence }) => evidence.strangeNames(text, language).length > 0,
  },
  { name: 'words-nowhere', objects: wordsNowhere },
]
