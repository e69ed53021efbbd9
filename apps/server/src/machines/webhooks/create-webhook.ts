import type { newWebhook, Webhook } from '@foyer/contract/webhooks'
import type { z } from 'zod'
import { requireFeature } from '../../money/usage/require-feature.ts'
import type { Account } from '../../people/auth/account.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { requireAddress, requireAssistants } from './require-address.ts'
import { showWebhook } from './show-webhook.ts'
import { newWebhookSecret } from './sign.ts'
import { countEndpoints, insertEndpoint } from './store.ts'

const mostWebhooks = 20

export async function createWebhook(
  services: Pick<Services, 'db' | 'fetch' | 'now' | 'secrets'>,
  account: Account,
  { url, events, assistantIds, description }: z.output<typeof newWebhook>,
): Promise<Webhook> {
  requireFeature(account, 'webhooks')
  await requireAddress(services, url)
  const { db, secrets } = services
  const row = await db.transaction(async (tx) => {
    // Deleting an assistant takes the same lock, so the chosen ones still exist.
    await lockAccount(tx, account.id)
    await requireAssistants(tx, account.id, assistantIds)
    if ((await countEndpoints(tx, account.id)) >= mostWebhooks)
      throw new Failure('limit_reached', `An account has at most ${mostWebhooks} webhooks. Delete one first.`)
    const secretCipher = secrets.encrypt(newWebhookSecret())
    return insertEndpoint(tx, {
      accountId: account.id,
      url,
      events,
      assistantIds,
      description,
      secretCipher,
    })
  })
  return showWebhook(services, row)
}
