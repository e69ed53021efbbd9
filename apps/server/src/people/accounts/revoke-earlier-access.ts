import { revokeAllKeys } from '../../machines/keys/change-key.ts'
import { deleteAllWebhooks } from '../../machines/webhooks/change-webhook.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { listOwnedAssistants } from '../assistants/find-assistant.ts'
import { newAssistantKey } from '../assistants/new-key.ts'
import { editAssistant } from '../assistants/update-assistant.ts'
import { revokeAccess } from '../auth/revoke-access.ts'

/**
 * Someone else may have registered with this address, so its confirmed owner starts without their sessions, keys or
 * webhooks. The caller must hold the account lock.
 */
export async function revokeEarlierAccess(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Queryable,
  accountId: string,
) {
  await revokeAccess(tx, accountId)
  await revokeAllKeys(tx, accountId)
  for (const { id } of await listOwnedAssistants(tx, accountId))
    await editAssistant(tx, accountId, id, newAssistantKey(secrets))
  await deleteAllWebhooks(tx, accountId)
}
