import { type Certainty, certainties } from '../../packages/answers/src/accept/certainties.ts'
import {
  type Objection,
  type OutcomeObjection,
  objections,
  outcomeObjections,
} from '../../packages/answers/src/accept/objections.ts'
import {
  asksForASecret,
  certainObjections,
  notProse,
  otherLanguage,
} from '../../packages/answers/src/model/gate/certain.ts'
import type { SentenceObjection } from '../../packages/answers/src/model/gate/sentence-objection.ts'
import type { Resolver } from '../../packages/answers/src/resolve/resolver.ts'
import { resolvers } from '../../packages/answers/src/resolve/resolvers.ts'
import { type Factor, factors } from '../../packages/answers/src/search/factors.ts'

export type Rule = {
  /** The name in traces. */
  name: string
  /** Such a rule is in no trace. */
  weighsInEveryAnswer?: true
  /** Disables the rule until the returned function is called. */
  leaveOut(): () => void
}

/** Replaces the function, because the product uses these lists themselves. */
const without = (rule: Resolver) => () => {
  const before = rule.resolve
  rule.resolve = () => null
  return () => {
    rule.resolve = before
  }
}

const silenced = (objection: Objection | OutcomeObjection | SentenceObjection) => () => {
  const before = objection.objects
  objection.objects = () => false
  return () => {
    objection.objects = before
  }
}

const forgotten = (certainty: Certainty) => () => {
  const before = certainty.holds
  certainty.holds = () => false
  return () => {
    certainty.holds = before
  }
}

const weightless = (rule: Factor) => () => {
  const before = rule.factor
  rule.factor = () => 0
  return () => {
    rule.factor = before
  }
}

/** All listed rules except the last resolver, without which nothing is answered. */
export const rules: Rule[] = [
  ...factors.map((rule) => ({
    name: `factor/${rule.name}`,
    weighsInEveryAnswer: true as const,
    leaveOut: weightless(rule),
  })),
  ...resolvers.slice(0, -1).map((rule) => ({ name: `resolve/${rule.name}`, leaveOut: without(rule) })),
  ...certainties.map((rule) => ({ name: `certain/${rule.name}`, leaveOut: forgotten(rule) })),
  ...[...outcomeObjections, ...objections].map((rule) => ({
    name: `objects/${rule.name}`,
    leaveOut: silenced(rule),
  })),
]

/** Rules that hold back a model's sentences. */
export const gateRules: Rule[] = [notProse, asksForASecret, otherLanguage, ...certainObjections].map(
  (rule) => ({
    name: rule.name,
    leaveOut: silenced(rule),
  }),
)
