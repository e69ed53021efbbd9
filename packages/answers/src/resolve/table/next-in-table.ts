import { tellingOutcome } from '../../conversation/outcome.ts'
import type { Resolver } from '../resolver.ts'
import { stepInTable } from './step-in-table.ts'

/** 'And for two hours?' after a row picks another row or column. */
export const nextInTable: Resolver = {
  name: 'next-in-table',
  example: {
    page: `| Room | Low season | High season |
| --- | --- | --- |
| Loft | £165 | £259 |
| Suite | £229 | £345 |`,
    asked: ['How much is the Loft in low season?', 'And the suite?'],
    told: 'Suite: Low season £229',
  },
  resolve({ own, previous, follows, fragment, index }) {
    if (previous?.outcome.kind !== 'passage') return null
    const { passages, columns } = previous.outcome
    const standing = {
      at: passages[0]!,
      columns,
      before: previous.question,
      leaning: follows || fragment,
    }
    const step = stepInTable(own, standing, index)
    return step && tellingOutcome(step.passage, { columns: step.columns })
  },
}
