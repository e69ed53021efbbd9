import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** Fingerprint of the SECRET_KEY in use. At most one row. */
export const instanceKey = pgTable('instance_key', {
  onlyRow: boolean().primaryKey().default(true),
  fingerprint: text().notNull(),
})
