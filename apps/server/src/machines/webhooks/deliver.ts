import { testEvent } from '@foyer/contract/webhooks'
import { hasFeature } from '../../money/usage/require-feature.ts'
import { findAccountTier } from '../../people/auth/find-account.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { type DeliveryDue, type DeliveryRound, deliverQueue, queueRound } from './delivery-queue.ts'
import { createEndpointSlots } from './endpoint-slots.ts'
import { type DeliveryToEndpoint, type Outcome, send } from './send.ts'
import { claimDelivery, findEndpoint, hasDeliveredSince, settleDelivery, updateEndpoint } from './store.ts'

// Delay before a slow receiver's deliveries are tried again.
const postponeMs = 5_000

export const deliverWebhooks = (
  services: Pick<Services, 'db' | 'delivering' | 'fetch' | 'log' | 'now' | 'queue' | 'secrets'>,
): Job<DeliveryDue> => {
  const takeSlot = createEndpointSlots()
  return {
    ...deliverQueue,
    atOnce: services.delivering.atOnce,
    atOncePerGroup: services.delivering.atOncePerAccount,
    expireInSeconds: 120,
    async run(due) {
      const { endpointId, turn: round, ...delivery } = due
      if (!endpointId) return deliver(services, due)
      const release = await takeSlot(endpointId)
      if (!release) return postpone(services, { ...delivery, endpointId, round })
      try {
        await deliver(services, due)
      } finally {
        release()
      }
    },
  }
}

/** Requeues without counting an attempt, so that a slow receiver doesn't block others of the account. */
async function postpone({ db, queue, now }: Pick<Services, 'db' | 'now' | 'queue'>, due: DeliveryRound) {
  const nextAttemptAt = new Date(now().getTime() + postponeMs)
  await db.transaction(async (tx) => {
    // Recorded as well, or the sweep would queue it again.
    if (await settleDelivery(tx, due, { nextAttemptAt }))
      await queueRound(queue, due, { in: tx, after: nextAttemptAt })
  })
}

async function deliver(
  services: Pick<Services, 'db' | 'delivering' | 'fetch' | 'log' | 'now' | 'queue' | 'secrets'>,
  { accountId, id, turn: round }: DeliveryDue,
) {
  const { db, now } = services
  const delivery = await claimDelivery(db, accountId, id, round, now())
  const endpoint = delivery && (await findEndpoint(db, accountId, delivery.endpointId))
  if (!endpoint) return
  const due = { delivery, endpoint }
  const held = await holdReason(services, due)
  if (held) {
    // Nothing was sent, so the attempt doesn't count. The owner can replay it.
    const attempts = delivery.attempts - 1
    await settleDelivery(db, delivery, { status: 'failed', attempts, problem: held, nextAttemptAt: null })
    return
  }
  await recordOutcome(services, due, await send(services, due))
}

async function holdReason(
  { db }: Pick<Services, 'db'>,
  { delivery, endpoint }: DeliveryToEndpoint,
): Promise<string | null> {
  const tier = await findAccountTier(db, endpoint.accountId)
  if (!tier || !hasFeature(tier, 'webhooks'))
    return 'Not sent: webhooks are not available on your current plan.'
  // Test events are allowed while paused.
  if (!endpoint.isActive && delivery.type !== testEvent) return 'Not sent: the webhook is paused.'
  return null
}

async function recordOutcome(
  { db, queue, now, delivering }: Pick<Services, 'db' | 'delivering' | 'now' | 'queue'>,
  { delivery, endpoint }: DeliveryToEndpoint,
  outcome: Outcome,
) {
  const { id, accountId, attempts } = delivery
  const { ok, status, problem } = outcome
  const isTest = delivery.type === testEvent
  const isGone = status === 410
  // Tests aren't retried, because the owner is watching for the result.
  const pause = ok || isTest || isGone ? undefined : delivering.pausesMs[attempts - 1]
  const next = pause === undefined ? null : new Date(now().getTime() + pause)
  await db.transaction(async (tx) => {
    const isCurrent = await settleDelivery(tx, delivery, {
      status: ok ? 'delivered' : next ? 'waiting' : 'failed',
      responseStatus: status,
      problem,
      nextAttemptAt: next,
    })
    if (!isCurrent || ok || isTest) return
    if (next) return queueRound(queue, delivery, { in: tx, after: next })
    const { host } = new URL(endpoint.url)
    if (!isGone && (await hasDeliveredSince(tx, delivery))) {
      await addNotice(tx, accountId, {
        kind: 'webhook_failed',
        // One per day, or a receiver that rejects one kind of event would flood the owner.
        subject: `webhook_missed:${endpoint.id}:${now().toISOString().slice(0, 10)}`,
        title: 'A webhook missed an event',
        text: `Events reach ${host}, but one was refused for a day and is not tried again. You can replay it from the log.`,
        href,
      })
      return
    }
    const stoppedBecause = isGone
      ? 'Its receiver answered that it is gone for good (410).'
      : 'Nothing reached its receiver for a day.'
    await updateEndpoint(tx, accountId, endpoint.id, { isActive: false, stoppedBecause })
    await addNotice(tx, accountId, {
      kind: 'webhook_failed',
      subject: `webhook_stopped:${endpoint.id}:${id}`,
      title: 'A webhook was switched off',
      text: `Nothing is sent to ${host} any more. ${stoppedBecause} Switch it on again once it answers.`,
      href,
    })
  })
}

const href = '/api#webhooks'
