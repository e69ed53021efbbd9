import { and, asc, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { handoffs } from '../../platform/db/schema/handoff.ts'
import type { HeldConversation } from '../conversations/hold-conversation.ts'

export type HandoffRow = typeof handoffs.$inferSelect
type Change = Partial<Omit<typeof handoffs.$inferInsert, 'conversationId' | 'accountId' | 'assistantId'>>

export type OwnedConversation = { conversationId: string; accountId: string; assistantId: string }

const isOf = ({ accountId, conversationId }: Pick<OwnedConversation, 'accountId' | 'conversationId'>) =>
  and(eq(handoffs.accountId, accountId), eq(handoffs.conversationId, conversationId))

export async function findHandoff(
  db: Queryable,
  conversation: Pick<OwnedConversation, 'accountId' | 'conversationId'>,
) {
  const [row] = await db.select().from(handoffs).where(isOf(conversation))
  return row ?? null
}

export const listHandoffs = (db: Queryable, accountId: string, conversationIds: readonly string[]) =>
  db
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.accountId, accountId), inArray(handoffs.conversationId, [...conversationIds])))

export async function lockHandoff(tx: Queryable, conversation: HeldConversation) {
  const [row] = await tx.select().from(handoffs).where(isOf(conversation)).for('update')
  return row ?? null
}

export async function saveHandoff(
  tx: Queryable,
  { conversationId, accountId, assistantId }: HeldConversation,
  change: Change,
): Promise<HandoffRow> {
  const [row] = await tx
    .insert(handoffs)
    .values({ conversationId, accountId, assistantId, ...change })
    .onConflictDoUpdate({
      target: handoffs.conversationId,
      set: change,
      setWhere: eq(handoffs.accountId, accountId),
    })
    .returning()
  return row!
}

/** Changes the row if `still` holds; null otherwise. */
export async function changeHandoff(
  db: Queryable,
  conversation: Pick<OwnedConversation, 'accountId' | 'conversationId'>,
  still: SQL | undefined,
  change: Change,
): Promise<HandoffRow | null> {
  const [row] = await db
    .update(handoffs)
    .set(change)
    .where(and(isOf(conversation), still))
    .returning()
  return row ?? null
}

export const isWaitingSince = (before: Date) =>
  and(eq(handoffs.state, 'wanted'), lte(handoffs.wantedAt, before))
export const isTakenOver = eq(handoffs.state, 'person')

/** Conversations with a person wanted or present, or with an open chat, most urgent first. */
export async function listOpen(db: Queryable, accountId: string, seenSince: Date, most: number) {
  const rows = await db
    .select({ id: handoffs.conversationId })
    .from(handoffs)
    .where(
      and(
        eq(handoffs.accountId, accountId),
        or(inArray(handoffs.state, ['wanted', 'person']), gt(handoffs.visitorSeenAt, seenSince)),
      ),
    )
    .orderBy(
      sql`array_position(array['wanted', 'person'], ${handoffs.state})`,
      desc(handoffs.visitorSeenAt),
      handoffs.conversationId,
    )
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Marks expired waits as missed, skipping rows that are being changed. */
export async function markMissed(db: Queryable, accountId: string, before: Date) {
  const still = and(eq(handoffs.accountId, accountId), isWaitingSince(before))
  const waiting = db
    .select({ id: handoffs.conversationId })
    .from(handoffs)
    .where(still)
    .for('update', { skipLocked: true })
  await db
    .update(handoffs)
    .set({ state: 'missed', reason: 'nobody' })
    .where(and(still, inArray(handoffs.conversationId, waiting)))
}

export const listHeldBefore = (db: Queryable, before: Date, most: number) =>
  db
    .select({ accountId: handoffs.accountId, conversationId: handoffs.conversationId })
    .from(handoffs)
    .where(lte(handoffs.mailHeldAt, before))
    .orderBy(asc(handoffs.mailHeldAt), asc(handoffs.conversationId))
    .limit(most)
