import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { files } from '../../platform/db/schema/files.ts'
import { conversationsWith } from '../conversations/conversations-with.ts'
import type { HeldConversation } from '../conversations/hold-conversation.ts'

export type FileRow = typeof files.$inferSelect

export type NewFile = typeof files.$inferInsert

export async function insertFile(
  tx: Queryable,
  { accountId, conversationId }: HeldConversation,
  values: Omit<NewFile, 'accountId' | 'conversationId'>,
) {
  const [row] = await tx
    .insert(files)
    .values({ ...values, accountId, conversationId })
    .returning()
  return row!
}

export async function countFiles(db: Queryable, accountId: string, conversationId: string) {
  return db.$count(files, and(eq(files.accountId, accountId), eq(files.conversationId, conversationId)))
}

export function listFiles(db: Queryable, accountId: string, conversationId: string) {
  return db
    .select()
    .from(files)
    .where(and(eq(files.accountId, accountId), eq(files.conversationId, conversationId)))
    .orderBy(asc(files.createdAt), asc(files.id))
}

export function listSent(db: Queryable, accountId: string, conversationIds: readonly string[]) {
  return db
    .select({
      id: files.id,
      messageId: files.messageId,
      name: files.name,
      type: files.type,
      size: files.size,
    })
    .from(files)
    .where(and(eq(files.accountId, accountId), inArray(files.conversationId, [...conversationIds])))
    .orderBy(asc(files.createdAt), asc(files.id))
}

export async function findFile(db: Queryable, accountId: string, id: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.accountId, accountId), eq(files.id, id)))
  return row ?? null
}

export async function attachFiles(
  tx: Queryable,
  { accountId, conversationId }: HeldConversation,
  ids: readonly string[],
  messageId: number,
) {
  await tx
    .update(files)
    .set({ messageId })
    .where(
      and(
        eq(files.accountId, accountId),
        eq(files.conversationId, conversationId),
        inArray(files.id, [...ids]),
      ),
    )
}

export async function listFileIdsOfAssistant(db: Queryable, accountId: string, assistantId: string) {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.accountId, accountId),
        inArray(files.conversationId, conversationsWith(db, accountId, assistantId)),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function listFileIdsOfAccount(db: Queryable, accountId: string) {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.accountId, accountId))
  return rows.map(({ id }) => id)
}

/** Skips rows that are being changed, to avoid deadlocks between bulk deletions. */
const unlocked = (db: Queryable, these: SQL | undefined) =>
  db.select({ id: files.id }).from(files).where(these).for('update', { skipLocked: true })

export async function deleteOldestFiles(db: Queryable, accountId: string, bytes: number): Promise<string[]> {
  const before = sql<number>`sum(${files.size}) over (order by ${files.createdAt}, ${files.id}) - ${files.size}`
  const aged = db
    .select({ id: files.id, before: before.as('before') })
    .from(files)
    .where(eq(files.accountId, accountId))
    .as('aged')
  const rows = await db
    .delete(files)
    .where(
      and(
        eq(files.accountId, accountId),
        inArray(
          files.id,
          unlocked(
            db,
            inArray(files.id, db.select({ id: aged.id }).from(aged).where(lt(aged.before, bytes))),
          ),
        ),
      ),
    )
    .returning({ id: files.id })
  return rows.map(({ id }) => id)
}

export async function deleteFilesBefore(db: Queryable, accountId: string, before: Date): Promise<string[]> {
  const rows = await db
    .delete(files)
    .where(
      and(
        eq(files.accountId, accountId),
        inArray(files.id, unlocked(db, and(eq(files.accountId, accountId), lt(files.createdAt, before)))),
      ),
    )
    .returning({ id: files.id })
  return rows.map(({ id }) => id)
}

/** Checks ids across all accounts, for sweep-files.ts. */
export async function knownFileIds(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
