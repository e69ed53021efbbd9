import { find } from '../../accept/find.ts'
import { exceptionTo } from '../../accept/narrowest.ts'
import type { Question } from '../../understand/question.ts'
import { superlativeIn } from '../../understand/type/superlative.ts'
import { understand } from '../../understand/understand.ts'
import { foundFor } from '../found.ts'
import { telling } from '../outcome.ts'
import type { Resolver } from '../resolver.ts'
import { extremeOf } from './extreme.ts'
import { stepInTable } from './step-in-table.ts'
import { wholeTable } from './whole-table.ts'

/** 'Which is the cheapest?' */
export const leastOrMost: Resolver = {
  name: 'least-or-most',
  example: {
    page: `| Ticket | Price |
| --- | --- |
| Child | £6 |
| Adult | £9 |
| Family | £26 |`,
    asked: ['Which ticket is the cheapest?'],
    told: 'Child: £6',
  },
  resolve({ text, language, index, name }) {
    const asked = superlativeIn(text, language)
    if (!asked) return null
    const bare = understand(asked.rest, language, index, { name })
    const question: Question = asked.superlative.of === 'money' ? { ...bare, type: 'price' } : bare
    const row = extremeOf(find(question, index).judged, asked.superlative, question, index)
    return row && telling(row.passage, { columns: row.columns, answers: question })
  },
}

/** 'And for two hours?' after a row of a table: another row of it, or another column. */
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
  resolve({ own, question, previous, follows, fragment, index }) {
    if (previous?.outcome.kind !== 'passage') return null
    const { passages, columns } = previous.outcome
    const standing = {
      at: passages[0]!,
      columns,
      before: previous.question,
      leaning: follows || fragment,
    }
    const step = stepInTable(own, standing, index)
    if (!step) return null
    const exception = exceptionTo(step.passage, question, index)
    return exception === null ? telling(step.passage, { columns: step.columns }) : telling(exception)
  },
}

/** 'How much is room hire?' names the heading and no row of its own. */
export const everyRow: Resolver = {
  name: 'every-row',
  example: {
    page: `## Room hire

| Room | Price |
| --- | --- |
| Small hall | £20 |
| Large hall | £45 |
| Studio | £30 |
| Kitchen | £15 |
| Garden | £50 |

## Chair hire

| Chair | Price |
| --- | --- |
| Stool | £2 |
| Armchair | £5 |`,
    asked: ['How much is room hire?'],
    told: 'Large hall: £45',
  },
  resolve(asked) {
    const { chosen } = foundFor(asked)
    const rows = chosen && wholeTable(chosen, asked.question, asked.index)
    return rows && { kind: 'passage', ...rows }
  },
}
