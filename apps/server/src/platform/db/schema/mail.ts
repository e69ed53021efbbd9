import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses of visitors who unsubscribed from all businesses here. */
export const stoppedAddresses = pgTable('stopped_addresses', {
  /** An unkeyed hash, so that it survives a change of the secret. */
  addressHash: text().primaryKey(),
  stoppedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
