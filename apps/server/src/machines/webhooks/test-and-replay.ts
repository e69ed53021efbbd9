import { rates } from '@foyer/contract/rates'
import { testEvent, type WebhookDelivery } from '@foyer/contract/webhooks'
import { requireFeature } from '../../money/usage/require-feature.ts'
import type { Account } from '../../people/auth/account.ts'
import { limitInMinute } from '../../people/auth/limits/limit-in-hour.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { queueRound } from './delivery-queue.ts'
import { findWebhook } from './find-webhook.ts'
import { showDelivery } from './show-webhook.ts'
import { newMessageId } from './sign.ts'
import { findDelivery, insertDeliveries, restartDelivery } from './store.ts'

const limitTries = (services: Pick<Services, 'db' | 'now' | 'secrets'>, account: Account) =>
  limitInMinute(
    services,
    { what: 'webhook-tries', of: account.id },
    rates.webhookTriesPerMinutePerAccount,
    'That is a lot of tests and replays. Please wait a minute.',
  )

const noDelivery = () => new Failure('not_found', 'No such delivery.')

/** Sends a test event once, without retries. */
export async function testWebhook(
  services: Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>,
  account: Account,
  id: string,
): Promise<WebhookDelivery> {
  const { id: endpointId } = await findWebhook(services.db, account.id, id)
  requireFeature(account, 'webhooks')
  await limitTries(services, account)
  const { db, now, queue } = services
  const at = now()
  const messageId = newMessageId()
  const row = await db.transaction(async (tx) => {
    await insertDeliveries(tx, [
      {
        id: messageId,
        endpointId,
        accountId: account.id,
        type: testEvent,
        payload: { type: testEvent, timestamp: at.toISOString(), data: { message: 'It works.' } },
        createdAt: at,
        nextAttemptAt: at,
      },
    ])
    await queueRound(queue, { accountId: account.id, id: messageId, endpointId, round: 0 }, { in: tx })
    return findDelivery(tx, account.id, endpointId, messageId)
  })
  return showDelivery(row!)
}

/** Reuses the id, so that receivers can detect the repetition. */
export async function replayDelivery(
  services: Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>,
  account: Account,
  id: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const endpoint = await findWebhook(services.db, account.id, id)
  requireFeature(account, 'webhooks')
  await limitTries(services, account)
  const { db, now, queue } = services
  const row = await db.transaction(async (tx) => {
    const found = await findDelivery(tx, account.id, endpoint.id, deliveryId)
    if (!found) throw noDelivery()
    if (!endpoint.isActive && found.type !== testEvent)
      throw new Failure('conflict', 'The webhook is paused. Resume it first, then replay.')
    const restarted = await restartDelivery(tx, account.id, deliveryId, now())
    if (!restarted) throw noDelivery()
    await queueRound(queue, restarted, { in: tx })
    return restarted
  })
  return showDelivery(row)
}
