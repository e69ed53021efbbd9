import type { Queryable } from '../db/client.ts'
import type { AssistantRow } from './assistant.ts'
import { update } from './store.ts'

/** The same site by the address it answers at. Must hold the assistant's lock, or have made it. */
export async function correctWebsite(
  tx: Queryable,
  row: AssistantRow,
  websiteUrl: string,
): Promise<AssistantRow> {
  return (await update(tx, row.accountId, row.id, { websiteUrl })) ?? row
}

/** What the site says it is. Must hold the assistant's lock, or have made it. */
export async function describeWebsite(
  tx: Queryable,
  row: AssistantRow,
  description: string,
): Promise<AssistantRow> {
  return (await update(tx, row.accountId, row.id, { description })) ?? row
}
