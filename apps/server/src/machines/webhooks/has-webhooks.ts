import { type SQL, sql } from 'drizzle-orm'
import { webhookEndpoints } from '../../platform/db/schema/webhooks.ts'

/** Whether some program of this account's owner wants to hear what happens, as part of a statement that finds more. */
export const hasWebhooks = (accountId: SQL<string>) =>
  sql<boolean>`exists (select from ${webhookEndpoints} where ${webhookEndpoints.accountId} = ${accountId} and ${webhookEndpoints.isActive})`
