import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { waysGiven } from './models.ts'

/** Monthly statistics of how an assistant's model answers ended. Months are in UTC. */
export const assistantAnswers = pgTable(
  'assistant_answers',
  {
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    // No reference, because rows are deleted with the assistant.
    accountId: uuid().notNull(),
    period: text().notNull(),
    ...waysGiven(),
  },
  (table) => [primaryKey({ columns: [table.assistantId, table.period] })],
)
