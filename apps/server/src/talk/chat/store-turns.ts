import type { Handoff } from '@foyer/contract/handoff'
import {
  type Delivery,
  queueDeliveries,
  storeDeliveries,
  type WebhookEventData,
} from '../../machines/webhooks/send-events.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { holdConversation } from '../conversations/hold-conversation.ts'
import { type KeptTurn, keepTurns, type StoredTurn, type TakenTurn } from '../conversations/keep-turns.ts'
import { attachToMessage } from '../files/sent-files.ts'
import { deliverLate } from '../handoff/deliver-to-person.ts'

export type TurnToStore = TakenTurn & {
  place: ConversationPlace
  fileIds: readonly string[]
  messageKey: string | null
  /** The turn's webhook events; null without webhooks. */
  webhookEvents: ((conversationId: string) => WebhookEventData[]) | null
}

/** `handoff`: a person took over meanwhile and received the question. No answer was stored. */
export type TurnOutcome = StoredTurn & { handoff: Handoff | null }

type NeededServices = Pick<Services, 'db' | 'queue' | 'log'>

/**
 * Stores turns of one account, all or none; null for deleted assistants. Webhook events are stored with them, so that a
 * crash loses none.
 */
export async function storeTurns(
  services: NeededServices,
  taken: readonly TurnToStore[],
): Promise<(TurnOutcome | null)[]> {
  // Most turns have neither files nor events and need one call instead of a transaction.
  const kept = taken.every(isAlone) ? await keepTurns(services.db, taken, { allOrNone: true }) : null
  if (kept) return kept.map((turn) => turn && { ...turn, messageId: turn.messageId!, handoff: null })
  const { outcomes, deliveries } = await services.db.transaction(async (tx) => {
    const outcomes = await keepAll(tx, taken)
    return { outcomes, deliveries: await storeEvents(services, tx, taken, outcomes) }
  })
  await queueDeliveries(services.queue, deliveries).catch((error) =>
    services.log.error({ err: error }, 'what webhooks are to be told was not queued; the sweep will do it'),
  )
  return outcomes
}

const isAlone = ({ fileIds, webhookEvents }: TurnToStore) => fileIds.length === 0 && webhookEvents === null

async function keepAll(tx: Queryable, taken: readonly TurnToStore[]): Promise<(TurnOutcome | null)[]> {
  const kept = await keepTurns(tx, taken, { allOrNone: false })
  const outcomes: (TurnOutcome | null)[] = []
  for (const [nth, turn] of taken.entries()) {
    const stored = kept?.[nth]
    outcomes.push(stored ? await finish(tx, turn, stored) : null)
  }
  return outcomes
}

async function finish(
  tx: Queryable,
  turn: TurnToStore,
  { conversationId, accountId, messageId }: KeptTurn,
): Promise<TurnOutcome> {
  const stored = messageId === null ? null : { conversationId, messageId, handoff: null }
  if (stored && turn.fileIds.length === 0) return stored
  // Storing the turn locked the conversation.
  const held = (await holdConversation(tx, accountId, conversationId))!
  const outcome = stored ?? (await deliverLate(tx, held, forPerson(turn)))
  await attachToMessage(tx, held, outcome.messageId, turn.fileIds)
  return outcome
}

const forPerson = ({ question, messageKey, arrivedAt }: TurnToStore) => ({
  content: question,
  messageKey,
  at: arrivedAt,
})

async function storeEvents(
  { log }: NeededServices,
  tx: Queryable,
  taken: readonly TurnToStore[],
  outcomes: readonly (TurnOutcome | null)[],
): Promise<Delivery[]> {
  const happened = taken.flatMap(({ webhookEvents, at }, nth) => {
    const outcome = outcomes[nth]
    if (!outcome || outcome.handoff) return []
    return (webhookEvents?.(outcome.conversationId) ?? []).map((each) => ({ ...each, at }))
  })
  if (happened.length === 0) return []
  const { accountId } = taken[0]!.place.assistant
  try {
    // A nested transaction: a webhook failure must not fail the visitor's answer.
    return await tx.transaction((inner) => storeDeliveries(inner, accountId, happened))
  } catch (error) {
    log.error({ err: error, account: accountId }, 'webhooks were not told of an answer')
    return []
  }
}
