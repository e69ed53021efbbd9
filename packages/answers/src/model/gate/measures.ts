import type { Value } from '../../language/amounts.ts'
import { type Claim, clauseAt, readClaim } from './claim.ts'
import { type Grounds, weighLines } from './grounds.ts'
import { type EvidenceLine, isDay, partsOf, presence, type SaidWord } from './lines.ts'
import { repeatsVisitorsNumber, says, unsupportedNumbers } from './numbers.ts'
import { unsupportedNames } from './unsupported.ts'
import { affirms, attitude, freeWord, limits, mentionsInput, negation } from './wording.ts'

export type Measures = Record<(typeof measureNames)[number], number>
export const measureNames = [
  'bestLine',
  'scattered',
  'pairsTogether',
  'noPairs',
  'wordsNowhere',
  'length',
  'otherLanguage',
  'values',
  'valueNowhere',
  'valueNotInBestLines',
  'valueOfSomethingElse',
  'timeOfAnotherDay',
  'nameOfSomebodyElse',
  'strangeNames',
  'denies',
  'agrees',
  'deniedThoughSaid',
  'saidThoughDenied',
  'ofWhatWasGiven',
  'lines',
] as const

/** Share of words in headings and neighboring lines. */
const nearby = 0.6
/** The owner's line outweighs a page's line on the same subject. */
const ownersShare = 1.3
const bestLinesRead = 3
const most = { wordsNowhere: 6, values: 4, strangeNames: 2 }

/** A price or a time implies words such as 'costs' and 'open'. */
const tellsKind = ({ concepts }: SaidWord) => concepts.some((each) => each === '#price' || each === '#hours')

/** Measures how well the evidence supports a sentence; the weights are in `suspicion` of `gate-weights.ts`. */
export function measure(claim: Claim, grounds: Grounds, stood: readonly Value[]): Measures {
  const { given, question } = grounds
  const rest = readClaim(claim.rest, claim.language)
  const own = rest.words.filter(
    (word) => !attitude.has(word.folded) && !(claim.values.length > 0 && tellsKind(word)),
  )
  // 'Yes, we do.' repeats the question.
  const words = own.length === 0 && claim.values.length === 0 ? question.words : own
  const whole = weightOf(words, grounds)
  const scores = weighLines(words, grounds, nearby)
  const best = given
    .map((line, at) => ({ line, share: scores[at]! / whole }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, bestLinesRead)
  const bestLine = best[0]?.share ?? 0
  const anywhere = words.map((word) => {
    const { own: inLine, near } = grounds.places.of(word)
    return largest(given.map((_, at) => Math.max(inLine[at]!, near[at]! * nearby)))
  })
  const anyLine = words.reduce((sum, word, at) => sum + anywhere[at]! * grounds.weightOf(word), 0) / whole
  const asked = new Set(question.words.flatMap(({ forms }) => forms))
  const isNew = ({ forms }: SaidWord) => !forms.some((form) => asked.has(form))
  const pairs = words.slice(1).map((word, at) => [words[at]!, word] as const)
  const together = pairs.filter((pair) => {
    const [one, other] = pair.map((word) => grounds.places.of(word).own)
    return given.some((_, at) => one![at] === 1 && other![at] === 1)
  })
  const flag = (is: boolean) => (is ? 1 : 0)
  return {
    bestLine,
    // Words that never share a line may not belong together.
    scattered: anyLine - bestLine,
    pairsTogether: pairs.length > 0 ? together.length / pairs.length : 0,
    noPairs: flag(pairs.length === 0),
    wordsNowhere: Math.min(
      most.wordsNowhere,
      words.filter((word, at) => isNew(word) && anywhere[at] === 0).length,
    ),
    length: Math.log(1 + words.length),
    otherLanguage: flag(claim.language !== grounds.language),
    values: Math.min(most.values, claim.values.length),
    valueNowhere: flag(unsupportedNumbers(claim, grounds, stood).length > 0),
    valueNotInBestLines: flag(claim.values.some((value) => !best.some(({ line }) => says(value)(line)))),
    valueOfSomethingElse: valueOfSomethingElse(claim, grounds),
    timeOfAnotherDay: flag(isTimeOfAnotherDay(claim, grounds)),
    nameOfSomebodyElse: nameOfSomebodyElse(claim, grounds),
    strangeNames: Math.min(most.strangeNames, unsupportedNames(claim.text, claim.language, grounds).length),
    denies: flag(negation.test(claim.text)),
    agrees: flag(affirms.test(claim.text)),
    ...opposites(claim, words, grounds),
    ofWhatWasGiven: flag(mentionsInput.test(claim.text)),
    lines: Math.log(1 + given.length),
  }
}

const largest = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other), 0)

const weightOf = (words: readonly SaidWord[], grounds: Grounds) =>
  words.reduce((sum, word) => sum + grounds.weightOf(word), 0) || 1

/** How much better other lines match these words than the lines that support the value. */
function betterSupportedElsewhere(
  words: readonly SaidWord[],
  grounds: Grounds,
  isOfKind: (line: EvidenceLine) => boolean,
  saysIt: (line: EvidenceLine) => boolean,
): number {
  const scores = weighLines(words, grounds, nearby)
  let here = 0
  let elsewhere = 0
  for (const [at, line] of grounds.lines.entries()) {
    if (scores[at] === 0 || !isOfKind(line)) continue
    const score = scores[at]! * (line.owners ? ownersShare : 1)
    if (saysIt(line)) here = Math.max(here, score)
    else elsewhere = Math.max(elsewhere, score)
  }
  return Math.max(0, elsewhere - here) / weightOf(words, grounds)
}

const subjects = (words: readonly SaidWord[], { language }: Claim) =>
  words.filter((word) => !isDay(word, language) && !attitude.has(word.folded))

/** A single word says too little about the subject, so the question's words count too. */
const withAsked = (words: readonly SaidWord[], claim: Claim, { question }: Grounds) =>
  words.length > 1 ? words : [...words, ...subjects(question.words, claim)]

/** '£640' is on the site, but not as the price of a crown. */
function valueOfSomethingElse(claim: Claim, grounds: Grounds): number {
  const told = claim.values.filter((value) => grounds.lines.some(says(value)))
  const apart = told.map((value) => {
    const others = told.filter((other) => other !== value)
    if (value.kind === 'phone' || repeatsVisitorsNumber(value, claim, grounds, others)) return 0
    const words = withAsked(subjects(clauseAt(claim, value.start)?.words ?? [], claim), claim, grounds)
    const isOfKind = ({ values }: EvidenceLine) => values.some(({ kind }) => kind === value.kind)
    return betterSupportedElsewhere(words, grounds, isOfKind, says(value))
  })
  return largest(apart)
}

/** No line about the days in question has that time. */
function isTimeOfAnotherDay(claim: Claim, grounds: Grounds): boolean {
  const lines = grounds.lines.filter((line) => claim.days.some(({ day }) => line.days.has(day)))
  const times = claim.values.filter(({ kind }) => kind === 'clock')
  return (
    lines.length > 0 &&
    times.some((time) => !lines.some(says(time)) && !repeatsVisitorsNumber(time, claim, grounds, times))
  )
}

/** A person gets the words of another. */
function nameOfSomebodyElse(claim: Claim, grounds: Grounds): number {
  const isName = ({ folded }: SaidWord) => grounds.names.has(folded)
  const names = claim.words.filter(isName)
  if (names.length === 0) return 0
  const words = withAsked(
    subjects(claim.words, claim).filter((word) => !isName(word)),
    claim,
    grounds,
  ).filter((word) => !isName(word))
  return betterSupportedElsewhere(
    words,
    grounds,
    ({ own }) => [...grounds.names].some((name) => own.forms.has(name)),
    ({ own, near }) => names.some((name) => presence(name, own) === 1 || presence(name, near) === 1),
  )
}

/** How strongly the best lines deny what the sentence affirms, or the reverse. */
function opposites({ text }: Claim, words: readonly SaidWord[], grounds: Grounds) {
  const whole = weightOf(words, grounds)
  const scores = weighLines(words, grounds, 0)
  const order = [...grounds.lines.keys()].sort((one, other) => scores[other]! - scores[one]!)
  const told: { text: string; share: number }[] = []
  let share = 0
  for (const at of order) {
    // A part supports at most as much as its line.
    if (scores[at] === 0 || scores[at]! / whole < share * asMuch) break
    for (const part of partsOf(grounds.lines[at]!)) {
      const tells = words.reduce((sum, word) => sum + presence(word, part.marks) * grounds.weightOf(word), 0)
      told.push({ text: part.text, share: tells / whole })
      share = Math.max(share, tells / whole)
    }
  }
  const best = told.filter((part) => part.share >= share * asMuch)
  const denies = negation.test(text)
  const isOpposite = best.length > 0 && best.every((part) => negation.test(part.text) !== denies)
  // 'There is no charge' and 'members only' agree with 'it is free' and 'others can't'.
  const isExcused = best.some((part) => limits.test(part.text) || freeWord.test(part.text))
  return {
    deniedThoughSaid: denies && isOpposite && !isExcused ? share : 0,
    saidThoughDenied: !denies && isOpposite ? share : 0,
  }
}

const asMuch = 0.99
