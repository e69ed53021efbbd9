import type { Asked } from '../conversation/asked.ts'
import type { Exchange } from '../conversation/exchange.ts'
import type { Resolving } from '../conversation/resolving.ts'
import { foundFor } from './found.ts'
import { nothing, type Outcome, telling } from './outcome.ts'
import { freeOnAnyDay } from './prices/follows-from-prices.ts'
import type { Resolver } from './resolver.ts'
import { outright, resolvers } from './resolvers.ts'

/** Answers a question: the first rule that has something to say to it does. */
export const resolving: Resolving = {
  outright: (asked) => firstOf(outright, asked),
  resolve: (asked) => firstOf(resolvers, asked) ?? exchange(asked, nothing, 'nothing-found'),
  lookAgain(before, index) {
    if (before.outcome.kind !== 'none') return before
    // What follows from the site where nothing was found.
    const free = freeOnAnyDay(before.question, index)
    if (free === null) return before
    return { ...before, outcome: telling(free), trace: [...before.trace, 'resolve/free-on-any-day'] }
  },
}

function firstOf(list: readonly Resolver[], asked: Asked): Exchange | null {
  for (const { name, resolve } of list) {
    const outcome = resolve(asked)
    if (outcome) return exchange(asked, outcome, name)
  }
  return null
}

const exchange = (asked: Asked, outcome: Outcome, name: string): Exchange => {
  const found = foundFor.known(asked)
  return {
    question: (outcome.kind === 'passage' && outcome.answers) || asked.question,
    outcome,
    evidence:
      found?.judged.find(({ passage }) => outcome.kind === 'passage' && passage === outcome.passages[0]) ??
      null,
    trace: [...(found?.trace ?? []), `resolve/${name}`],
  }
}
