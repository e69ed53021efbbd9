import type { suspicion } from '../../packages/answers/src/model/gate/gate-weights.ts'
import { type Measures, measureNames } from '../../packages/answers/src/model/gate/measures.ts'
import type { LabelledSentence } from './labels.ts'

export type Suspicion = typeof suspicion

const rounds = 12
/** Shrinks weights that few sentences support. */
const regularization = 5
const weightOfSet = 1_000

/** Fixed, because sets differ in this measure and in their share of false sentences. */
const given: Partial<Suspicion> = { lines: -0.13 }
/** Fixed signs keep quirks of a set from reversing the meaning of a measure. */
const signs: Partial<Record<keyof Measures, 1 | -1>> = {
  bestLine: -1,
  scattered: 1,
  pairsTogether: -1,
  wordsNowhere: 1,
  valueNowhere: 1,
  valueNotInBestLines: 1,
  valueOfSomethingElse: 1,
  timeOfAnotherDay: 1,
  nameOfSomebodyElse: 1,
  strangeNames: 1,
  deniedThoughSaid: 1,
  saidThoughDenied: 1,
}

/** Logistic regression on the labels. Each set balances true and false and has its own intercept, which is dropped. */
export function learnSuspicion(sentences: readonly LabelledSentence[]): Suspicion {
  const sets = [...new Set(sentences.map(({ set }) => set))]
  const count = new Map<string, number>()
  const kindOf = ({ set, isFalse }: LabelledSentence) => `${set} ${isFalse}`
  for (const one of sentences) count.set(kindOf(one), (count.get(kindOf(one)) ?? 0) + 1)
  const spread = new Map(measureNames.map((name) => [name, spreadOf(sentences, name)]))
  let names = measureNames.filter((name) => !(name in given) && spread.get(name)!.deviation > 0)
  for (;;) {
    const rows = sentences.map((one) => ({
      x: [
        1,
        ...sets.slice(1).map((set) => Number(one.set === set)),
        ...names.map((name) => (one.measures[name] - spread.get(name)!.mean) / spread.get(name)!.deviation),
      ],
      y: Number(one.isFalse),
      weight: weightOfSet / count.get(kindOf(one))!,
    }))
    const learnt = regress(rows)
    const weights = new Map(names.map((name, at) => [name, learnt[sets.length + at]!]))
    const wrong = names.filter((name) => weights.get(name)! * (signs[name] ?? 0) < 0)
    if (wrong.length > 0) {
      names = names.filter((name) => !wrong.includes(name))
      continue
    }
    const plain = Object.fromEntries(
      measureNames.map((name) => [
        name,
        given[name] ?? (weights.get(name) ?? 0) / (spread.get(name)!.deviation || 1),
      ]),
    ) as Measures
    const shift = names.reduce((sum, name) => sum + plain[name] * spread.get(name)!.mean, 0)
    const level = -Object.entries(given).reduce(
      (sum, [name, weight]) => sum + weight * spread.get(name as keyof Measures)!.mean,
      0,
    )
    return { base: learnt[0]! - shift + level, ...plain }
  }
}

function spreadOf(sentences: readonly LabelledSentence[], name: keyof Measures) {
  const values = sentences.map(({ measures }) => measures[name])
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { mean, deviation }
}

type Row = { x: readonly number[]; y: number; weight: number }

/** Newton's method. The first weight is not regularized. */
function regress(rows: readonly Row[]): number[] {
  const size = rows[0]!.x.length
  const weights: number[] = new Array(size).fill(0)
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -regularization * weight))
    const hessian = weights.map((_, at) =>
      weights.map((__, other) => (at === other && at > 0 ? regularization : 0)),
    )
    for (const { x, y, weight } of rows) {
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * weights[at]!, 0)))
      const error = weight * (y - chance)
      const curve = weight * chance * (1 - chance)
      for (let at = 0; at < size; at++) {
        gradient[at]! += error * x[at]!
        for (let other = 0; other < size; other++) hessian[at]![other]! += curve * x[at]! * x[other]!
      }
    }
    solve(hessian, gradient).forEach((step, at) => {
      weights[at]! += step
    })
  }
  return weights
}

/** Gaussian elimination in place. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let at = 0; at < size; at++) {
    let pivot = at
    for (let row = at; row < size; row++)
      if (Math.abs(matrix[row]![at]!) > Math.abs(matrix[pivot]![at]!)) pivot = row
    ;[matrix[at], matrix[pivot]] = [matrix[pivot]!, matrix[at]!]
    ;[right[at], right[pivot]] = [right[pivot]!, right[at]!]
    for (let row = at + 1; row < size; row++) {
      const factor = matrix[row]![at]! / matrix[at]![at]!
      for (let column = at; column < size; column++) matrix[row]![column]! -= factor * matrix[at]![column]!
      right[row]! -= factor * right[at]!
    }
  }
  const found: number[] = new Array(size).fill(0)
  for (let at = size - 1; at >= 0; at--) {
    let rest = right[at]!
    for (let column = at + 1; column < size; column++) rest -= matrix[at]![column]! * found[column]!
    found[at] = rest / matrix[at]![at]!
  }
  return found
}
