import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses of visitors who want no mail from any business here. */
export const stoppedAddresses = pgTable('stopped_addresses', {
  /** A plain hash: it must outlast a new secret, and nobody needs to read the address. */
  addressHash: text().primaryKey(),
  stoppedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
