import { sureness } from '../../packages/answers/src/weights.ts'
import type { MeasuredAnswer } from './measure-questions.ts'

type Weights = typeof sureness
const names = Object.keys(sureness) as (keyof Weights)[]

const rounds = 3_000
const step = 0.8
/** Holds weights near those in the file, by what their measures vary. */
const regularization = 150

const chanceOf = ({ measures }: MeasuredAnswer, weights: Weights) =>
  1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * measures[name], 0)))

/** Logistic regression on whether an answer was right. */
export function learnSureness(told: readonly MeasuredAnswer[]): Weights {
  const weights = { ...sureness }
  const variance = varianceOf(told)
  for (let round = 0; round < rounds; round++) {
    const gradient = Object.fromEntries(names.map((name) => [name, 0])) as Weights
    for (const answer of told) {
      const error = answer.weight * (Number(answer.right) - chanceOf(answer, weights))
      for (const name of names) gradient[name] += error * answer.measures[name]
    }
    for (const name of names)
      weights[name] +=
        (step * (gradient[name] - regularization * variance[name] * (weights[name] - sureness[name]))) /
        told.length
  }
  return weights
}

const varianceOf = (told: readonly MeasuredAnswer[]): Weights =>
  Object.fromEntries(
    names.map((name) => {
      const values = told.map(({ measures }) => measures[name])
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return [name, values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length]
    }),
  ) as Weights

export const chancesOf = (told: readonly MeasuredAnswer[], weights: Weights) =>
  told.map((answer) => ({ chance: chanceOf(answer, weights), answer }))
