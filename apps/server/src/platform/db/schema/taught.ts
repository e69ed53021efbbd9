import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { accounts } from './auth.ts'

/** Questions with answers written by the owner, which outrank pages. */
export const taughtAnswers = pgTable(
  'taught_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answer: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('taught_answers_assistant').on(table.assistantId)],
)
