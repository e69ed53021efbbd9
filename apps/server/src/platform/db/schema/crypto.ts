import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** Which SECRET_KEY this database was written under; one row at most, written by the first start. */
export const instanceKey = pgTable('instance_key', {
  onlyRow: boolean().primaryKey().default(true),
  fingerprint: text().notNull(),
})
