import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/billing.ts'

export const countOwnedInvoices = (db: Queryable, accountId: string) =>
  db.$count(invoices, eq(invoices.accountId, accountId))
