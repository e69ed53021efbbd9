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
import { type KeptTurn, keepTurns, type StoredTurn, type TurnTaken } from '../conversations/keep-turns.ts'
import { attachToMessage } from '../files/sent-files.ts'
import { deliverAfterAll } from '../handoff/deliver-to-person.ts'

export type TurnToStore = TurnTaken & {
  place: ConversationPlace
  /** What was sent with the question. */
  fileIds: readonly string[]
  messageKey: string | null
  /** What the owner's programs hear of it; null where nobody listens. */
  telling: ((conversationId: string) => WebhookEventData[]) | null
}

/** `handoff`: a person had come meanwhile. They got the question, and no answer was stored. */
export type TurnOutcome = StoredTurn & { handoff: Handoff | null }

type NeededServices = Pick<Services, 'db' | 'queue' | 'log'>

/**
 * Turns of one account, all of them or none; null for those whose assistant was deleted. What its programs are to hear
 * of them is stored with them, so that no crash comes between.
 */
export async function storeTurns(
  services: NeededServices,
  taken: readonly TurnToStore[],
): Promise<(TurnOutcome | null)[]> {
  // Most are nothing but a question and its answer: one call instead of a transaction.
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

const isAlone = ({ fileIds, telling }: TurnToStore) => fileIds.length === 0 && telling === null

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
  // Locked by what stored the turn.
  const held = (await holdConversation(tx, accountId, conversationId))!
  const outcome = stored ?? (await deliverAfterAll(tx, held, forPerson(turn)))
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
  const happened = taken.flatMap(({ telling, at }, nth) => {
    const outcome = outcomes[nth]
    if (!outcome || outcome.handoff) return []
    return (telling?.(outcome.conversationId) ?? []).map((each) => ({ ...each, at }))
  })
  if (happened.length === 0) return []
  const { accountId } = taken[0]!.place.assistant
  try {
    // Undone by itself where it is refused: the visitor who waits has nothing to do with the owner's programs.
    return await tx.transaction((inner) => storeDeliveries(inner, accountId, happened))
  } catch (error) {
    log.error({ err: error, account: accountId }, 'webhooks were not told of an answer')
    return []
  }
}
