import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { invoices } from '../db/schema/billing.ts'

/** The invoices of an account. */
export const countOwnedInvoices = (db: Queryable, accountId: string) =>
  db.$count(invoices, eq(invoices.accountId, accountId))
