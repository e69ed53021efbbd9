import { sameValue, type Value } from '../../language/amounts.ts'
import { type Claim, clauseAt } from './claim.ts'
import { bestLines, type Grounds } from './grounds.ts'
import type { EvidenceLine } from './lines.ts'
import { countsUnits, followsFrom } from './sums.ts'
import { isOfToday } from './today.ts'
import { affirms, bounds, compares, insteadOf } from './wording.ts'

export const says = (value: Value) => (line: EvidenceLine) =>
  line.values.some((told) => sameValue(value, told))

/** Numbers of a claim without support, after removing those that follow from others. */
export function unsupportedNumbers(claim: Claim, grounds: Grounds, stood: readonly Value[]): Value[] {
  const { question, before, given, lines } = grounds
  // 'That makes £20' refers to the previous question.
  const best = bestLines([...claim.words, ...question.words, ...before.words], grounds, 3, given)
  const told = best.flatMap(({ values }) => values)
  const text = [claim.text, question.text, ...best.map((line) => line.text)].join(' ')
  // The business's phone number may come from any passage.
  const isTold = (value: Value) =>
    countsUnits(value, claim.text, text) ||
    isOfToday(value, claim, given) ||
    (isBoundAsked(value, claim, grounds)
      ? given.some((line) => line.values.some((each) => each.kind === value.kind && sameValue(value, each)))
      : (value.kind === 'phone' ? lines : given).some(says(value)))
  const backed = claim.values.filter(isTold)
  let open = claim.values.filter((value) => !isTold(value))
  // A sum may use another sum of the sentence, but two must not support each other.
  for (let found = true; found && open.length > 0; ) {
    const operands = { said: [...backed, ...stood], asked: [...grounds.asked, ...before.values], told, text }
    const next = open.find(
      (value) => value.kind !== 'phone' && !inOtherCurrency(value, lines) && followsFrom(value, operands),
    )
    found = next !== undefined
    if (next) backed.push(next)
    open = open.filter((value) => value !== next)
  }
  return open.filter((value) => !repeatsVisitorsNumber(value, claim, grounds, backed))
}

/**
 * True if a number repeats the visitor's and is denied ('not £99') or compared: 'for 2 adults', 'until 19:00, so 18:00
 * is fine', 'less than your £100'.
 */
export function repeatsVisitorsNumber(
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

/** '16%' doesn't support 'from the age of 16'. */
const isBoundAsked = (value: Value, claim: Claim, { asked }: Grounds) =>
  isBound(value, claim) && asked.some((other) => sameValue(value, other))

const isDenied = ({ start }: Value, claim: Claim) =>
  clauseAt(claim, start)?.isNegative === true || insteadOf.test(claim.text.slice(0, start))

/** The same amount in another currency is a different price. */
const inOtherCurrency = (value: Value, lines: readonly EvidenceLine[]) =>
  value.currency !== null &&
  lines.some((line) =>
    line.values.some(
      ({ currency, amount }) => currency !== null && currency !== value.currency && amount === value.amount,
    ),
  )
