import { objections } from '../../packages/answers/src/accept/objections.ts'
import { resolvers } from '../../packages/answers/src/resolve/resolvers.ts'

export type Rule = {
  /** As a trace names it. */
  name: string
  /** Takes the rule out of its list until what is returned is called. */
  leaveOut(): () => void
}

/** Replaces a rule's function for a while: the lists themselves are what the product uses. */
function without<Name extends string, Does>(rule: Record<Name, Does>, name: Name, nothing: Does) {
  return () => {
    const before = rule[name]
    rule[name] = nothing
    return () => {
      rule[name] = before
    }
  }
}

/** Every rule that stands in a list. The last resolver is no rule: without it nothing is answered. */
export const rules: Rule[] = [
  ...objections.map((rule) => ({
    name: `accept/${rule.name}`,
    leaveOut: without(rule, 'objects', () => false),
  })),
  ...resolvers
    .slice(0, -1)
    .map((rule) => ({ name: `resolve/${rule.name}`, leaveOut: without(rule, 'resolve', () => null) })),
]
