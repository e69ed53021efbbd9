import type { Handoff } from '@foyer/contract/handoff'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { beginConversations, type HeldConversation } from '../conversations/hold-conversation.ts'
import { keepTurns, type StoredTurn, type TurnTaken } from '../conversations/keep-turns.ts'
import type { Queryable } from '../db/client.ts'
import { attachToMessage } from '../files/sent-files.ts'
import { deliverAfterAll } from '../handoff/deliver-to-person.ts'
import { isWithPerson } from '../handoff/has-person.ts'
import type { Services } from '../services.ts'
import {
  type Delivery,
  type Occurrence,
  queueDeliveries,
  storeDeliveries,
} from '../webhooks/tell-programs.ts'

export type TurnToStore = TurnTaken & {
  place: ConversationPlace
  /** What was sent with the question. */
  fileIds: readonly string[]
  messageKey: string | null
  /** What the owner's programs hear of it; null where nobody listens. */
  telling: ((conversationId: string) => Occurrence[]) | null
}

/** `handoff`: a person had come meanwhile. They got the question, and no answer was stored. */
export type TurnOutcome = StoredTurn & { handoff: Handoff | null }

type HeldTurn = TurnToStore & { held: HeldConversation }
type NeededServices = Pick<Services, 'db' | 'queue' | 'log'>

/**
 * Turns of one account, all of them or none; null for those whose assistant was deleted. What its programs are to hear
 * of them is stored with them, so that no crash comes between.
 */
export async function storeTurns(
  services: NeededServices,
  taken: readonly TurnToStore[],
): Promise<(TurnOutcome | null)[]> {
  const { outcomes, deliveries } = await services.db.transaction(async (tx) => {
    const held = await beginConversations(
      tx,
      taken.map(({ place, arrivedAt }) => ({ place, at: arrivedAt })),
    )
    const turns = taken.flatMap((turn, nth) => (held[nth] ? [{ ...turn, held: held[nth] }] : []))
    const stored = await keepAll(tx, turns)
    const deliveries = await storeEvents(services, tx, turns, stored)
    return { outcomes: held.map((found) => (found ? stored.shift()! : null)), deliveries }
  })
  await queueDeliveries(services.queue, deliveries).catch((error) =>
    services.log.error({ err: error }, 'what webhooks are to be told was not queued; the sweep will do it'),
  )
  return outcomes
}

async function keepAll(tx: Queryable, turns: readonly HeldTurn[]): Promise<TurnOutcome[]> {
  const kept = await keepTurns(tx, turns, isWithPerson)
  const outcomes: TurnOutcome[] = []
  for (const [nth, turn] of turns.entries()) {
    const stored = kept[nth]
    const outcome = stored
      ? { ...stored, handoff: null }
      : await deliverAfterAll(tx, turn.held, forPerson(turn))
    await attachToMessage(tx, turn.held, outcome.messageId, turn.fileIds)
    outcomes.push(outcome)
  }
  return outcomes
}

const forPerson = ({ question, messageKey, arrivedAt }: HeldTurn) => ({
  content: question,
  messageKey,
  at: arrivedAt,
})

async function storeEvents(
  { log }: NeededServices,
  tx: Queryable,
  turns: readonly HeldTurn[],
  outcomes: readonly TurnOutcome[],
): Promise<Delivery[]> {
  const happened = turns.flatMap(({ telling, at, held }, nth) =>
    outcomes[nth]!.handoff ? [] : (telling?.(held.conversationId) ?? []).map((each) => ({ ...each, at })),
  )
  if (happened.length === 0) return []
  const { accountId } = turns[0]!.held
  try {
    // Undone by itself where it is refused: the visitor who waits has nothing to do with the owner's programs.
    return await tx.transaction((inner) => storeDeliveries(inner, accountId, happened))
  } catch (error) {
    log.error({ err: error, account: accountId }, 'webhooks were not told of an answer')
    return []
  }
}
