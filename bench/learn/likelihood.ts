import { likelihood } from '../../packages/answers/src/weights.ts'
import type { Candidate, MeasuredQuestion } from './measure-questions.ts'

type Weights = typeof likelihood
const names = Object.keys(likelihood) as (keyof Weights)[]

const rounds = 120
const step = 0.6
const momentum = 0.8
/** Holds weights near those in the file: what the sites at hand seldom ask for, others taught. */
const regularization = 0.3

const scoreOf = ({ measures }: Candidate, weights: Weights) =>
  names.reduce((sum, name) => sum + weights[name] * measures[name], 0)

/** Maximizes the softmax share of passages that answer, by gradient ascent with momentum. */
export function learnLikelihood(questions: readonly MeasuredQuestion[]): Weights {
  const scale = spreadOf(questions.flatMap(({ candidates }) => candidates))
  const weights = { ...likelihood }
  const velocity = Object.fromEntries(names.map((name) => [name, 0])) as Weights
  for (let round = 0; round < rounds; round++) {
    const gradient = Object.fromEntries(names.map((name) => [name, 0])) as Weights
    for (const { candidates } of questions) {
      const scores = candidates.map((candidate) => scoreOf(candidate, weights))
      const best = Math.max(...scores)
      const worths = scores.map((score) => Math.exp(score - best))
      const all = worths.reduce((sum, worth) => sum + worth, 0)
      const right = worths.reduce((sum, worth, at) => sum + worth * candidates[at]!.worth, 0)
      candidates.forEach(({ measures, worth }, at) => {
        const wanted = (worths[at]! * worth) / right - worths[at]! / all
        for (const name of names) gradient[name] += wanted * measures[name] * scale[name]
      })
    }
    for (const name of names) {
      const change =
        gradient[name] / questions.length -
        regularization * ((weights[name] - likelihood[name]) / scale[name])
      velocity[name] = momentum * velocity[name] + step * change
      weights[name] += velocity[name] * scale[name]
    }
  }
  return weights
}

/** Scales steps by the spread of each measure, so that all are trained at the same rate. */
function spreadOf(candidates: readonly Candidate[]): Weights {
  const entries = names.map((name) => {
    const values = candidates.map(({ measures }) => measures[name])
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return [name, 1 / (Math.sqrt(variance) || 1)]
  })
  return Object.fromEntries(entries) as Weights
}

/** Counts questions with the complete answer in one of the top passages. */
export function shareFound(questions: readonly MeasuredQuestion[], weights: Weights, most: number): number {
  return questions.filter(({ candidates }) =>
    [...candidates]
      .sort((one, other) => scoreOf(other, weights) - scoreOf(one, weights))
      .slice(0, most)
      .some(({ worth }) => worth === 1),
  ).length
}
