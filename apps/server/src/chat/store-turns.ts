import { keepTurns, type StoredTurn, type TurnTaken } from '../conversations/keep-turns.ts'
import type { Queryable } from '../db/client.ts'
import type { Services } from '../services.ts'
import {
  type Delivery,
  type Occurrence,
  queueDeliveries,
  storeDeliveries,
} from '../webhooks/tell-programs.ts'

export type TurnToStore = TurnTaken & {
  /** What the owner's programs hear of it; null where nobody listens. */
  telling: ((conversationId: string) => Occurrence[]) | null
}

type NeededServices = Pick<Services, 'db' | 'queue' | 'log'>

/**
 * Turns of one account, all of them or none. What its programs are to hear of them is stored with them, so that no crash
 * comes between.
 */
export async function storeTurns(
  services: NeededServices,
  taken: readonly TurnToStore[],
): Promise<StoredTurn[]> {
  const { db } = services
  if (taken.every(({ telling }) => telling === null)) return keepTurns(db, taken)
  const { stored, deliveries } = await db.transaction(async (tx) => {
    const stored = await keepTurns(tx, taken)
    return { stored, deliveries: await storeEvents(services, tx, taken, stored) }
  })
  await queueDeliveries(services.queue, deliveries).catch((error) =>
    services.log.error({ err: error }, 'what webhooks are to be told was not queued; the sweep will do it'),
  )
  return stored
}

async function storeEvents(
  { log }: NeededServices,
  tx: Queryable,
  taken: readonly TurnToStore[],
  stored: readonly StoredTurn[],
): Promise<Delivery[]> {
  const { accountId } = taken[0]!.place.assistant
  const happened = taken.flatMap(({ telling, at }, nth) =>
    (telling?.(stored[nth]!.conversationId) ?? []).map((each) => ({ ...each, at })),
  )
  try {
    // Undone by itself where it is refused: the visitor who waits has nothing to do with the owner's programs.
    return await tx.transaction((inner) => storeDeliveries(inner, accountId, happened))
  } catch (error) {
    log.error({ err: error, account: accountId }, 'webhooks were not told of an answer')
    return []
  }
}
