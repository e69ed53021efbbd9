import type { Queryable } from '../../platform/db/client.ts'
import type { AssistantRow } from './assistant.ts'
import { editAssistant } from './update-assistant.ts'

/** The caller must hold the assistant's lock or have just created it. */
export async function updateWebsiteUrl(
  tx: Queryable,
  row: AssistantRow,
  websiteUrl: string,
): Promise<AssistantRow> {
  return (await editAssistant(tx, row.accountId, row.id, { websiteUrl })) ?? row
}

/** The caller must hold the assistant's lock or have just created it. */
export async function updateDescription(
  tx: Queryable,
  row: AssistantRow,
  description: string,
): Promise<AssistantRow> {
  return (await editAssistant(tx, row.accountId, row.id, { description })) ?? row
}
