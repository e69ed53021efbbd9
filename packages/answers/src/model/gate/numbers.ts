import { type Claim, clauseAt } from './claim.ts'
import { belongsElsewhere, bestLines, type Grounds, tells } from './grounds.ts'
import { type EvidenceLine, isDay, type SaidWord } from './lines.ts'
import { countsUnits, followsFrom } from './sums.ts'
import { isOfToday } from './today.ts'
import { sameValue, type Value } from './values.ts'
import { affirms, bounds, compares, gateWords, insteadOf, opens, reduction } from './wording.ts'

export const says = (value: Value) => (line: EvidenceLine) =>
  line.values.some((told) => sameValue(value, told))

/** The numbers of a claim that are told nowhere, once those are out that follow from the others. */
export function withoutGrounds(claim: Claim, grounds: Grounds, stood: readonly Value[]): Value[] {
  const { question, before, given, lines } = grounds
  // 'That makes £20' speaks of what was asked before.
  const best = bestLines([...claim.words, ...question.words, ...before.words], grounds, 3, given)
  const told = best.flatMap(({ values }) => values)
  const text = [claim.text, question.text, ...best.map((line) => line.text)].join(' ')
  // A number to call is the business's, whichever passage the sentence is from.
  const isTold = (value: Value) =>
    countsUnits(value, claim.text, text) ||
    isOfToday(value, claim, given) ||
    (isBoundAsked(value, claim, grounds)
      ? given.some((line) => line.values.some((each) => each.kind === value.kind && sameValue(value, each)))
      : (value.kind === 'phone' ? lines : given).some(says(value)))
  const backed = claim.values.filter(isTold)
  let open = claim.values.filter((value) => !isTold(value))
  // A sum may be built on another one of the same sentence, but no two can hold each other up.
  for (let found = true; found && open.length > 0; ) {
    const operands = { said: [...backed, ...stood], asked: [...grounds.asked, ...before.values], told, text }
    const next = open.find(
      (value) => value.kind !== 'phone' && !inOtherCurrency(value, lines) && followsFrom(value, operands),
    )
    found = next !== undefined
    if (next) backed.push(next)
    open = open.filter((value) => value !== next)
  }
  return open.filter((value) => !repeatsTheVisitor(value, claim, grounds, backed))
}

/**
 * Whether a number repeats the visitor's own, which claims nothing where it is denied ('not £99'), or where it
 * stands beside the one that answers: 'for 2 adults', 'until 19:00, so 18:00 is fine', 'less than your £100'.
 */
export function repeatsTheVisitor(
  value: Value,
  claim: Claim,
  { asked, question }: Grounds,
  backed: readonly Value[],
): boolean {
  if (!asked.some((other) => sameValue(value, other))) return false
  if (isDenied(value, claim)) return true
  const beside = backed.filter((other) => other !== value && !isDenied(other, claim))
  if (isBound(value, claim)) return false
  if (value.kind === 'number')
    return beside.length > 0 || (question.type !== 'whether' && !affirms.test(claim.text))
  if (value.kind === 'clock')
    return beside.some(
      ({ kind, start }) => kind === 'clock' && clauseAt(claim, start) !== clauseAt(claim, value.start),
    )
  return beside.some(({ kind }) => kind === value.kind) && compares.test(claim.text.slice(0, value.start))
}

const isBound = ({ kind, start }: Value, { text }: Claim) =>
  kind === 'number' && bounds.test(text.slice(0, start))

/** 'From the age of 16', which a visitor named, is not told by '16%'. */
const isBoundAsked = (value: Value, claim: Claim, { asked }: Grounds) =>
  isBound(value, claim) && asked.some((other) => sameValue(value, other))

export const isDenied = ({ start }: Value, claim: Claim) =>
  clauseAt(claim, start)?.isNegative === true || insteadOf.test(claim.text.slice(0, start))

/** The same amount in another currency is another price. */
const inOtherCurrency = (value: Value, lines: readonly EvidenceLine[]) =>
  value.currency !== null &&
  lines.some((line) =>
    line.values.some(
      ({ currency, amount }) => currency !== null && currency !== value.currency && amount === value.amount,
    ),
  )

const calculates = new RegExp(String.raw`[×x*=+]\s?[£€$]?\d|\d\s?[×*=+]|\b(?:${gateWords('adds')})\b`, 'iu')

export function numberOfSomethingElse(claim: Claim, grounds: Grounds, stood: readonly Value[]): boolean {
  const told = claim.values.filter(
    (value) => grounds.lines.some(says(value)) && !isOfToday(value, claim, grounds.lines),
  )
  return told.some((value) => {
    const others = told.filter((other) => other !== value)
    if (value.kind === 'phone' || repeatsTheVisitor(value, claim, grounds, others)) return false
    const clause = clauseAt(claim, value.start)
    // '12 × £33 plus the £15 fee' puts numbers of several things side by side.
    if (!clause || calculates.test(clause.text)) return false
    const spoken = clause.words.length > 0 ? clause.words : grounds.question.words
    // 'Clay' says whose time 'Family clay is on Tuesdays, 18:30' is; opening hours have but the day.
    const named = spoken.filter((word) => !isDay(word, claim.language) && !opens.test(word.folded))
    const words = value.kind === 'clock' && named.length > 0 ? named : spoken
    const ofTheKind = (line: EvidenceLine) => line.values.some(({ kind }) => kind === value.kind)
    if (!isOfNothingSaid(value, words, grounds) && !belongsElsewhere(words, grounds, says(value), ofTheKind))
      return false
    const asked = [...grounds.asked, ...grounds.before.values]
    const text = `${claim.text} ${grounds.question.text}`
    return !followsFrom(value, { said: [...others, ...stood], asked, told: [], text })
  })
}

/** 'Students get 10% off' where those 10% are told of members and of clay, and no word of it is shared. */
function isOfNothingSaid(value: Value, words: readonly SaidWord[], grounds: Grounds): boolean {
  const whose = words.filter(({ folded }) => !reduction.test(folded))
  if (value.kind !== 'percent' || whose.length === 0) return false
  return grounds.lines.every((line) => !says(value)(line) || tells(line, whose, grounds) === 0)
}
