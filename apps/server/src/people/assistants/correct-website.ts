import type { Queryable } from '../../platform/db/client.ts'
import type { AssistantRow } from './assistant.ts'
import { update } from './store.ts'

/** Gives a website the address it answers at. Whoever calls this holds the assistant's lock, or has made it. */
export async function correctWebsite(
  tx: Queryable,
  row: AssistantRow,
  websiteUrl: string,
): Promise<AssistantRow> {
  return (await update(tx, row.accountId, row.id, { websiteUrl })) ?? row
}

/** Keeps what a site says it is. Whoever calls this holds the assistant's lock, or has made it. */
export async function describeWebsite(
  tx: Queryable,
  row: AssistantRow,
  description: string,
): Promise<AssistantRow> {
  return (await update(tx, row.accountId, row.id, { description })) ?? row
}
