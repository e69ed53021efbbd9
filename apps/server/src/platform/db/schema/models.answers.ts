import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { waysGiven } from './models.ts'

/** How a model’s answers of one assistant were given in a calendar month in UTC, for its owner: sums alone. */
export const assistantAnswers = pgTable(
  'assistant_answers',
  {
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    // No reference: an account goes with its assistants.
    accountId: uuid().notNull(),
    period: text().notNull(),
    ...waysGiven(),
  },
  (table) => [primaryKey({ columns: [table.assistantId, table.period] })],
)
