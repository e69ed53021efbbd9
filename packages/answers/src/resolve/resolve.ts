import type { Exchange } from '../conversation/exchange.ts'
import { noOutcome, type Outcome } from '../conversation/outcome.ts'
import type { QuestionInContext } from '../conversation/question-in-context.ts'
import { resolvers } from './resolvers.ts'
import { searchResults } from './search-results.ts'

/** The first rule with a result answers. */
export function resolve(asked: QuestionInContext): Exchange {
  for (const { name, resolve } of resolvers) {
    const outcome = resolve(asked)
    if (outcome) return exchange(asked, outcome, name)
  }
  return exchange(asked, noOutcome, 'nothing-found')
}

const exchange = (asked: QuestionInContext, outcome: Outcome, name: string): Exchange => {
  const results = searchResults.known(asked)
  return {
    question: asked.question,
    outcome,
    found:
      results?.judged.find(({ passage }) => outcome.kind === 'passage' && passage === outcome.passages[0]) ??
      null,
    trace: [`resolve/${name}`],
  }
}
