import { type SQL, sql } from 'drizzle-orm'
import { webhookEndpoints } from '../../platform/db/schema/webhooks.ts'

/** SQL condition for other slices' statements. */
export const hasWebhooks = (accountId: SQL<string>) =>
  sql<boolean>`exists (select from ${webhookEndpoints} where ${webhookEndpoints.accountId} = ${accountId} and ${webhookEndpoints.isActive})`
