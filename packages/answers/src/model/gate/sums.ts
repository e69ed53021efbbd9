import type { Value } from '../../language/amounts.ts'
import { gateWords } from './wording.ts'

const begins = (name: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${gateWords(name)})`, 'iu')

/** Factors between time units, by the larger unit's first letters. */
const conversions: [RegExp, number][] = [
  [begins('year'), 12],
  [begins('week'), 7],
  [begins('hour'), 60],
  [begins('month'), 30],
]
/** How many smaller units make up the larger units in a text. */
export const countsInUnits = (text: string): number[] =>
  conversions.filter(([word]) => word.test(text)).map(([, factor]) => factor)

const rate = new RegExp(String.raw`(?<![\p{L}\d])(?:${gateWords('rate')})(?![\p{L}\d])`, 'iu')

/** '12 × £24.50' for a year uses 12 without support. */
export const countsUnits = ({ kind, amount, start, end }: Value, said: string, around: string): boolean =>
  kind === 'number' &&
  (/^\s{0,2}[×x*]/iu.test(said.slice(end)) || /[×x*]\s{0,2}$/iu.test(said.slice(0, start))) &&
  conversions.some(([word, factor]) => factor === amount && word.test(around))

/** More numbers would allow almost any result. */
const most = 14
const near = (one: number, other: number) => Math.abs(one - other) < 0.006
const few = <T>(all: readonly T[]) => [...new Set(all)].slice(0, most)
const amounts = (values: readonly Value[]) => values.map(amountOf).filter((amount) => amount !== 0)
/** Times are calculated in hours. */
const amountOf = ({ kind, amount }: Value) => (kind === 'clock' ? amount / 60 : amount)

export interface Operands {
  /** Accepted numbers of the answer. */
  said: readonly Value[]
  /** Numbers of the conversation, usable only together with the site's. */
  asked: readonly Value[]
  /** Numbers of the relevant lines. */
  told: readonly Value[]
  /** Text that mentions units. */
  text: string
}

/**
 * True if a short calculation gives the number. A price needs prices, times a count or percentage; a count needs a
 * stated count and an addition, subtraction or unit change, since otherwise every small number would pass.
 */
export function followsFrom(value: Value, { said, asked, told, text }: Operands): boolean {
  const units = countsInUnits(text)
  const amount = amountOf(value)
  if (value.kind === 'number') {
    // Children under 12 who pay £4 don't make 16.
    const counted = (values: readonly Value[]) => amounts(values.filter(({ kind }) => kind !== 'money'))
    return countFollows(amount, { said: counted(said), asked: counted(asked), told: counted(told), units })
  }
  if (value.kind !== 'money') return false
  const isPrice = ({ kind, currency }: Value) => kind === 'money' && currency === value.currency
  const prices = few(amounts([...said, ...told].filter(isPrice)))
  const counts = few([...amounts([...said, ...asked].filter(({ kind }) => kind === 'number')), ...units])
  const percents = few(amounts([...said, ...told].filter(({ kind }) => kind === 'percent')))
  const products = [
    ...prices,
    ...prices.flatMap((price) => counts.map((count) => price * count)),
    ...prices.flatMap((price) => counts.map((count) => price / count)),
    ...prices.flatMap((price) => percents.flatMap((p) => [(price * p) / 100, (price * (100 - p)) / 100])),
    ...(rate.test(text) ? ratesOf(prices, counts, units) : []),
  ]
  if (products.slice(prices.length).some((one) => near(one, amount))) return true
  for (const one of products) {
    for (const other of products)
      if (one !== other && (near(one + other, amount) || near(one - other, amount))) return true
    for (const other of amounts(asked.filter(isPrice)))
      if (near(one + other, amount) || near(Math.abs(one - other), amount)) return true
  }
  return sumOfThree(prices, amount)
}

/** Eighteen minus sixteen; ninety days as three months; two visits of 75 minutes in hours. */
function countFollows(
  amount: number,
  { said, asked, told, units }: Record<'said' | 'asked' | 'told' | 'units', readonly number[]>,
): boolean {
  const spoken = few([...said, ...asked])
  const others = few([...said, ...asked, ...told])
  return few([...said, ...told]).some(
    (one) =>
      units.some(
        (unit) =>
          near(one * unit, amount) ||
          near(one / unit, amount) ||
          others.some((other) => other !== one && near((one * other) / unit, amount)),
      ) ||
      spoken.some(
        (other) => one !== other && (near(one + other, amount) || near(Math.abs(one - other), amount)),
      ),
  )
}

/** Prices for other durations: 40 per half hour makes 120 for 90 minutes. */
function ratesOf(prices: readonly number[], counts: readonly number[], units: readonly number[]): number[] {
  const measures = few([...counts, ...counts.flatMap((count) => units.map((unit) => count * unit))])
  return prices.flatMap((price) => measures.flatMap((per) => measures.map((many) => (price * many) / per)))
}

function sumOfThree(prices: readonly number[], amount: number): boolean {
  return prices.some((one, first) =>
    prices.some(
      (other, second) =>
        second > first && prices.some((third, at) => at > second && near(one + other + third, amount)),
    ),
  )
}
