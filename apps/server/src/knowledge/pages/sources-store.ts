import { and, asc, count, eq, gt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { ownSources } from '../../platform/db/schema/pages.ts'

export type SourceRow = typeof ownSources.$inferSelect
type Values = Omit<typeof ownSources.$inferInsert, 'accountId' | 'assistantId'>
type OwnedAssistant = { accountId: string; assistantId: string }

const owned = ({ accountId, assistantId }: OwnedAssistant) =>
  and(eq(ownSources.accountId, accountId), eq(ownSources.assistantId, assistantId))
const one = (whose: OwnedAssistant, id: string) => and(owned(whose), eq(ownSources.id, id))

export type ListedSource = Omit<SourceRow, 'text' | 'told'>
const listed = {
  id: ownSources.id,
  accountId: ownSources.accountId,
  assistantId: ownSources.assistantId,
  kind: ownSources.kind,
  name: ownSources.name,
  type: ownSources.type,
  size: ownSources.size,
  hash: ownSources.hash,
  url: ownSources.url,
  language: ownSources.language,
  characters: ownSources.characters,
  shortened: ownSources.shortened,
  createdAt: ownSources.createdAt,
  updatedAt: ownSources.updatedAt,
}

export const listSources = (
  db: Queryable,
  whose: OwnedAssistant,
  { after, limit }: { after: string; limit: number },
): Promise<ListedSource[]> =>
  db
    .select(listed)
    .from(ownSources)
    .where(and(owned(whose), gt(ownSources.name, after)))
    .orderBy(asc(ownSources.name))
    .limit(limit)

export const listSourceIds = (db: Queryable, whose: OwnedAssistant) =>
  db.select({ id: ownSources.id }).from(ownSources).where(owned(whose))

/** Texts are long, so callers take a few at a time. */
export const listSourceTexts = (
  db: Queryable,
  whose: OwnedAssistant,
  { after, limit }: { after: string; limit: number },
): Promise<SourceRow[]> =>
  db
    .select()
    .from(ownSources)
    .where(and(owned(whose), gt(ownSources.name, after)))
    .orderBy(asc(ownSources.name))
    .limit(limit)

export async function findSource(db: Queryable, whose: OwnedAssistant, id: string) {
  const [row] = await db.select().from(ownSources).where(one(whose, id))
  return row ?? null
}

export const findSame = (
  db: Queryable,
  whose: OwnedAssistant,
  { name, hash }: { name: string; hash: string },
) =>
  db
    .select(listed)
    .from(ownSources)
    .where(and(owned(whose), or(eq(ownSources.name, name), eq(ownSources.hash, hash))))

export async function countSources(db: Queryable, whose: OwnedAssistant) {
  const [row] = await db.select({ count: count() }).from(ownSources).where(owned(whose))
  return row?.count ?? 0
}

export async function insertSource(db: Queryable, whose: OwnedAssistant, values: Values) {
  const [row] = await db
    .insert(ownSources)
    .values({ ...values, ...whose })
    .returning()
  return row!
}

export async function updateSource(
  db: Queryable,
  whose: OwnedAssistant,
  id: string,
  values: Partial<Values>,
) {
  const [row] = await db
    .update(ownSources)
    .set({ ...values, updatedAt: sql`now()` })
    .where(one(whose, id))
    .returning()
  return row ?? null
}

export async function deleteSource(db: Queryable, whose: OwnedAssistant, id: string) {
  const rows = await db.delete(ownSources).where(one(whose, id)).returning({ id: ownSources.id })
  return rows.length > 0
}

export const listUsableTexts = (db: Queryable, whose: OwnedAssistant, longest: number) =>
  db
    .select({
      id: ownSources.id,
      kind: ownSources.kind,
      name: ownSources.name,
      url: ownSources.url,
      language: ownSources.language,
      text: sql<string>`left(coalesce(${ownSources.told}, ${ownSources.text}), ${longest})`,
    })
    .from(ownSources)
    .where(owned(whose))
    .orderBy(asc(ownSources.createdAt), asc(ownSources.id))
