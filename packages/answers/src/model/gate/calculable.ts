import type { Value } from '../../language/amounts.ts'
import type { Claim } from './claim.ts'
import { bestLines, type Grounds } from './grounds.ts'
import { countsInUnits } from './sums.ts'

/** More lines would allow almost any sum. */
const linesAdded = 8
const mostAdded = 60

/**
 * True if an amount is stated or may result from stated ones: multiplied, divided, as a percentage, or up to three
 * prices of the relevant lines added. It is generous, because it alone decides whether a sentence is removed.
 */
export function canBeCalculated(
  sum: Value,
  claim: Claim,
  grounds: Grounds,
  stood: readonly Value[],
): boolean {
  const { given, lines, question, before, asked } = grounds
  const wanted = cents(sum.amount)
  const isIt = (amount: number) => cents(amount) === wanted
  // Table cells often omit the currency.
  const isTold = ({ kind, amount }: Value) => (kind === 'money' || kind === 'number') && isIt(amount)
  if (lines.some(({ values }) => values.some(isTold))) return true
  if (wanted === 0) return false

  const said = [...claim.values.filter((value) => value !== sum), ...stood, ...asked, ...before.values]
  const about = bestLines([...claim.words, ...question.words, ...before.words], grounds, linesAdded, given)
  const near = [...said, ...about.flatMap(({ values }) => values)]
  const isPrice = ({ kind, currency }: Value) =>
    kind === 'money' && (!currency || !sum.currency || currency === sum.currency)
  const counts = [
    ...amounts(said.filter(({ kind }) => kind === 'number')),
    ...countsInUnits(`${claim.text} ${question.text}`),
  ]
  const shares = amounts(near.filter(({ kind }) => kind === 'percent'))
  const timesCounts = (price: number) => [price, ...counts.flatMap((count) => [price * count, price / count])]
  const ways = (price: number) =>
    [price, ...shares.flatMap((share) => [(price * share) / 100, (price * (100 - share)) / 100])].flatMap(
      timesCounts,
    )

  const prices = amounts([...given.flatMap(({ values }) => values), ...said].filter(isPrice))
  if (prices.flatMap(ways).some((one) => isIt(one) || counts.some((count) => isIt(one * count)))) return true
  const added = amounts(near.filter(isPrice)).slice(0, mostAdded)
  // Doubling a price needs a count, not an addition.
  const terms = added.flatMap((price, of) => ways(price).map((amount) => ({ of, cents: cents(amount) })))
  const whose = Map.groupBy(terms, (term) => term.cents)
  const isTerm = (amount: number, not: readonly number[]) =>
    whose.get(amount)?.some(({ of }) => !not.includes(of)) ?? false
  if (terms.some((one) => isTerm(wanted - one.cents, [one.of]) || isTerm(wanted + one.cents, [one.of])))
    return true
  const plain = added.flatMap((price, of) =>
    timesCounts(price).map((amount) => ({ of, cents: cents(amount) })),
  )
  return plain.some((one, at) =>
    plain.slice(at + 1).some((other) => {
      const both = one.cents + other.cents
      const not = [one.of, other.of]
      return one.of !== other.of && (isTerm(wanted - both, not) || isTerm(both - wanted, not))
    }),
  )
}

const amounts = (values: readonly Value[]) => [...new Set(values.map(({ amount }) => amount))].filter(Boolean)
const cents = (amount: number) => Math.round(amount * 100)
