import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'

export const usageCounters = pgTable(
  'usage_counters',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    metric: text({ enum: ['messages', 'scans'] }).notNull(),
    period: text().notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.metric, table.period] })],
)

/** Messages per visitor address and day. The address is stored as a keyed hash. */
export const visitorCounters = pgTable(
  'visitor_counters',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    day: text().notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.visitor, table.day] }),
    index('visitor_counters_day').on(table.day),
  ],
)
