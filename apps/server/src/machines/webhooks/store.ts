import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { webhookDeliveries, webhookEndpoints } from '../../platform/db/schema/webhooks.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const owned = (accountId: string, id: string) =>
  and(eq(webhookEndpoints.accountId, accountId), eq(webhookEndpoints.id, id))
const ownedDelivery = (accountId: string, id: string) =>
  and(eq(webhookDeliveries.accountId, accountId), eq(webhookDeliveries.id, id))

export const listEndpoints = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))

/** The lock keeps them from being deleted before the transaction ends. */
export const listActive = (db: Queryable, accountId: string) =>
  db
    .select({
      id: webhookEndpoints.id,
      events: webhookEndpoints.events,
      assistantIds: webhookEndpoints.assistantIds,
    })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.accountId, accountId), eq(webhookEndpoints.isActive, true)))
    .for('key share')

export const countEndpoints = (db: Queryable, accountId: string) =>
  db.$count(webhookEndpoints, eq(webhookEndpoints.accountId, accountId))

export async function findEndpoint(db: Queryable, accountId: string, id: string) {
  const [row] = await db.select().from(webhookEndpoints).where(owned(accountId, id))
  return row ?? null
}

export async function insertEndpoint(db: Queryable, values: typeof webhookEndpoints.$inferInsert) {
  const [row] = await db.insert(webhookEndpoints).values(values).returning()
  return row!
}

export async function updateEndpoint(
  db: Queryable,
  accountId: string,
  id: string,
  values: Partial<typeof webhookEndpoints.$inferInsert>,
) {
  const [row] = await db.update(webhookEndpoints).set(values).where(owned(accountId, id)).returning()
  return row ?? null
}

export async function deleteEndpoint(db: Queryable, accountId: string, id: string) {
  const rows = await db
    .delete(webhookEndpoints)
    .where(owned(accountId, id))
    .returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

export async function insertDeliveries(db: Queryable, values: (typeof webhookDeliveries.$inferInsert)[]) {
  await db.insert(webhookDeliveries).values(values)
}

export async function findDelivery(db: Queryable, accountId: string, endpointId: string, id: string) {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(ownedDelivery(accountId, id), eq(webhookDeliveries.endpointId, endpointId)))
  return row ?? null
}

/** Null if another process already took this round. */
export async function claimDelivery(db: Queryable, accountId: string, id: string, round: number, at: Date) {
  const { attempts, status } = webhookDeliveries
  const [row] = await db
    .update(webhookDeliveries)
    .set({ round: round + 1, attempts: sql`${attempts} + 1`, lastAttemptAt: at, nextAttemptAt: at })
    .where(and(ownedDelivery(accountId, id), eq(webhookDeliveries.round, round), eq(status, 'waiting')))
    .returning()
  return row ?? null
}

/** False if the delivery was deleted or restarted meanwhile. */
export async function settleDelivery(
  db: Queryable,
  { accountId, id, round }: Pick<DeliveryRow, 'accountId' | 'id' | 'round'>,
  values: Partial<typeof webhookDeliveries.$inferInsert>,
) {
  const rows = await db
    .update(webhookDeliveries)
    .set(values)
    .where(and(ownedDelivery(accountId, id), eq(webhookDeliveries.round, round)))
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

/** Increments the round, so that jobs of earlier rounds do nothing. */
export async function restartDelivery(db: Queryable, accountId: string, id: string, at: Date) {
  const { round } = webhookDeliveries
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      status: 'waiting',
      attempts: 0,
      round: sql`${round} + 1`,
      responseStatus: null,
      problem: null,
      nextAttemptAt: at,
    })
    .where(ownedDelivery(accountId, id))
    .returning()
  return row ?? null
}

export function listDeliveries(
  db: Queryable,
  accountId: string,
  endpointId: string,
  { before, limit }: { before: { at: Date; id: string } | null; limit: number },
) {
  const older = before
    ? or(
        lt(webhookDeliveries.createdAt, before.at),
        and(eq(webhookDeliveries.createdAt, before.at), lt(webhookDeliveries.id, before.id)),
      )
    : undefined
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.accountId, accountId), eq(webhookDeliveries.endpointId, endpointId), older),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
}

export async function hasDeliveredSince(db: Queryable, { accountId, endpointId, createdAt }: DeliveryRow) {
  const [row] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.accountId, accountId),
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.status, 'delivered'),
        gte(webhookDeliveries.lastAttemptAt, createdAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

export const listOverdueDeliveries = (db: Queryable, before: Date, limit: number) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, 'waiting'), lt(webhookDeliveries.nextAttemptAt, before)))
    .orderBy(webhookDeliveries.nextAttemptAt)
    .limit(limit)

export async function deleteOldDeliveries(db: Queryable, before: Date) {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
