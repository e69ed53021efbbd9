import type { Webhook, webhookChange } from '@foyer/contract/webhooks'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { requireFeature } from '../../money/usage/require-feature.ts'
import type { Account } from '../../people/auth/account.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { webhookEndpoints } from '../../platform/db/schema/webhooks.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { findWebhook, webhookNotFound } from './find-webhook.ts'
import { requireAddress, requireAssistants } from './require-address.ts'
import { showWebhook } from './show-webhook.ts'
import { newWebhookSecret } from './sign.ts'
import { deleteEndpoint, updateEndpoint } from './store.ts'

const overlapMs = 24 * 3_600_000

export async function changeWebhook(
  services: Pick<Services, 'db' | 'fetch' | 'now' | 'secrets'>,
  account: Account,
  id: string,
  { before: formBefore, ...change }: z.output<typeof webhookChange>,
): Promise<Webhook> {
  const { db } = services
  await findWebhook(db, account.id, id)
  requireFeature(account, 'webhooks')
  if (change.url !== undefined) await requireAddress(services, change.url)
  const row = await db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const before = await findWebhook(tx, account.id, id)
    requireUnchanged(before, formBefore, change)
    if (change.assistantIds) await requireAssistants(tx, account.id, change.assistantIds)
    const { assistantIds, isActive } = { ...before, ...change }
    if (isActive && assistantIds?.length === 0)
      throw new Failure('invalid_input', 'Choose an assistant first: those it listened to were deleted.')
    return updateEndpoint(tx, account.id, id, { ...change, ...(change.isActive && { stoppedBecause: null }) })
  })
  if (!row) throw webhookNotFound()
  return showWebhook(services, row)
}

/** The old secret keeps signing for a day, alongside the new one. */
export async function rotateWebhookSecret(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  account: Account,
  id: string,
): Promise<Webhook> {
  const { db, now, secrets } = services
  const row = await db.transaction(async (tx) => {
    // The lock serializes rotations, so each sees the secret of the other.
    await lockAccount(tx, account.id)
    const { secretCipher } = await findWebhook(tx, account.id, id)
    return updateEndpoint(tx, account.id, id, {
      secretCipher: secrets.encrypt(newWebhookSecret()),
      previousSecretCipher: secretCipher,
      previousSecretUntil: new Date(now().getTime() + overlapMs),
    })
  })
  if (!row) throw webhookNotFound()
  return showWebhook(services, row)
}

export async function deleteWebhook({ db }: Pick<Services, 'db'>, account: Account, id: string) {
  const deleted = await db.transaction(async (tx) => {
    // Deleting conversations locks the account, too, and removes parts of the same log.
    await lockAccount(tx, account.id)
    return isId(id) && deleteEndpoint(tx, account.id, id)
  })
  if (!deleted) throw webhookNotFound()
}

export async function deleteAllWebhooks(tx: Queryable, accountId: string) {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.accountId, accountId))
}

/**
 * Runs in the transaction that deletes the assistant. Webhooks for only this assistant stop instead of covering all.
 */
export async function removeAssistantFromWebhooks(tx: Queryable, accountId: string, assistantId: string) {
  const { assistantIds, isActive, stoppedBecause } = webhookEndpoints
  const isLast = sql`${assistantIds} = array[${assistantId}::uuid]`
  const why = 'The assistants it listened to were deleted.'
  await tx
    .update(webhookEndpoints)
    .set({
      assistantIds: sql`array_remove(${assistantIds}, ${assistantId}::uuid)`,
      isActive: sql`${isActive} and not (${isLast})`,
      stoppedBecause: sql`case when ${isLast} then ${why} else ${stoppedBecause} end`,
    })
    .where(and(eq(webhookEndpoints.accountId, accountId), sql`${assistantId}::uuid = any(${assistantIds})`))
}
