import type { FoundFact } from '@foyer/contract/facts'
import { and, asc, count, eq, gt, inArray, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/facts.ts'

export type FactRow = typeof assistantFacts.$inferSelect
type FactValues = Omit<typeof assistantFacts.$inferInsert, 'id' | 'assistantId'>

export const ofAssistant = (assistantId: string) => eq(assistantFacts.assistantId, assistantId)
export const shown = (assistantId: string) => and(ofAssistant(assistantId), eq(assistantFacts.dropped, false))

/** Facts that the owner stated, corrected or dropped. */
const ownersWord = (assistantId: string) =>
  and(ofAssistant(assistantId), or(eq(assistantFacts.origin, 'owner'), eq(assistantFacts.dropped, true)))

/** Leaves out confirmed facts that the site now contradicts. */
export const isUsable = sql`(${assistantFacts.sure}
  or (${assistantFacts.origin} = 'owner' and not ${assistantFacts.confirmed}))`

/** Fax numbers are not worth a question. */
const isQuestion = (assistantId: string) =>
  and(
    shown(assistantId),
    eq(assistantFacts.sure, false),
    sql`not (${assistantFacts.kind} = 'phone' and ${assistantFacts.label} ~* '^(tele)?fax'
      and ${assistantFacts.origin} <> 'owner')`,
  )

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Phone numbers also match without spaces. */
const matchesWord = (word: string): SQL => sql`(
  search_folded(concat_ws(' ', ${assistantFacts.kind}, ${assistantFacts.label}, ${assistantFacts.value},
    ${assistantFacts.part}, ${assistantFacts.condition}, ${assistantFacts.unit}, ${assistantFacts.url},
    case when ${assistantFacts.kind} = 'phone' then regexp_replace(${assistantFacts.value}, '\\D', '', 'g') end))
  like ${`%${literal(word)}%`})`

export const listFactRows = (
  db: Queryable,
  assistantId: string,
  {
    after,
    limit,
    words = [],
    which = 'shown',
  }: { after: number; limit: number; words?: readonly string[]; which?: 'told' | 'shown' | 'dropped' },
) =>
  db
    .select()
    .from(assistantFacts)
    .where(
      and(
        ofAssistant(assistantId),
        eq(assistantFacts.dropped, which === 'dropped'),
        which === 'told' ? isUsable : undefined,
        gt(assistantFacts.position, after),
        ...words.map(matchesWord),
      ),
    )
    .orderBy(asc(assistantFacts.position))
    .limit(limit)

export async function findFactRow(db: Queryable, assistantId: string, id: string) {
  const [row] = await db
    .select()
    .from(assistantFacts)
    .where(and(shown(assistantId), eq(assistantFacts.id, id)))
  return row ?? null
}

/** Includes dropped facts. */
export const findFactRows = (db: Queryable, assistantId: string, ids: readonly string[]) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(ofAssistant(assistantId), inArray(assistantFacts.id, [...ids])))

export const listQuestions = (db: Queryable, assistantId: string, limit: number) =>
  db
    .select()
    .from(assistantFacts)
    .where(isQuestion(assistantId))
    .orderBy(sql`${assistantFacts.origin} <> 'owner'`, asc(assistantFacts.position))
    .limit(limit)

export const listQuestionLooks = (db: Queryable, assistantId: string) =>
  db
    .select({
      id: assistantFacts.id,
      kind: assistantFacts.kind,
      part: assistantFacts.part,
      condition: assistantFacts.condition,
    })
    .from(assistantFacts)
    .where(isQuestion(assistantId))

export const listOffered = (db: Queryable, assistantId: string) =>
  db
    .select({ kind: assistantFacts.kind, label: assistantFacts.label })
    .from(assistantFacts)
    .where(and(shown(assistantId), isUsable, inArray(assistantFacts.kind, ['service', 'product'])))

export const listOwnersFacts = (db: Queryable, assistantId: string) =>
  db.select().from(assistantFacts).where(ownersWord(assistantId)).orderBy(asc(assistantFacts.position))

/** All facts, or none if the owner changed nothing. */
export async function listFactsIfOwnersWord(db: Queryable, assistantId: string) {
  const [owners] = await db
    .select({ id: assistantFacts.id })
    .from(assistantFacts)
    .where(ownersWord(assistantId))
    .limit(1)
  if (!owners) return []
  const rows = await db
    .select()
    .from(assistantFacts)
    .where(ofAssistant(assistantId))
    .orderBy(asc(assistantFacts.position), asc(assistantFacts.id))
  return rows.map(asSiteSays)
}

/** A confirmed fact that the site contradicts is the site's again. */
const asSiteSays = (row: FactRow): FactRow =>
  isContradictedConfirmation(row) ? { ...row, ...row.stated!.before, stated: null } : row

const isContradictedConfirmation = ({ confirmed, sure, stated }: FactRow) =>
  confirmed && !sure && Boolean(stated?.before)

export async function countOwnersFacts(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(assistantFacts)
    .where(and(ofAssistant(assistantId), eq(assistantFacts.origin, 'owner')))
  return row?.count ?? 0
}

export const countShownFacts = (db: Queryable, assistantIds: readonly string[]) =>
  db
    .select({ assistantId: assistantFacts.assistantId, facts: count() })
    .from(assistantFacts)
    .where(and(inArray(assistantFacts.assistantId, [...assistantIds]), eq(assistantFacts.dropped, false)))
    .groupBy(assistantFacts.assistantId)

/** Includes dropped facts. */
export const listFactKeys = (db: Queryable, assistantId: string) =>
  db
    .select({
      kind: assistantFacts.kind,
      label: assistantFacts.label,
      value: assistantFacts.value,
      part: assistantFacts.part,
      unit: assistantFacts.unit,
      condition: assistantFacts.condition,
      stated: assistantFacts.stated,
      sure: assistantFacts.sure,
    })
    .from(assistantFacts)
    .where(ofAssistant(assistantId))

export async function nextPosition(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ last: max(assistantFacts.position) })
    .from(assistantFacts)
    .where(ofAssistant(assistantId))
  return (row?.last ?? -1) + 1
}

export async function insertFact(db: Queryable, assistantId: string, values: FactValues) {
  const [row] = await db
    .insert(assistantFacts)
    .values({ ...values, assistantId })
    .returning()
  return row!
}

export async function updateFact(
  db: Queryable,
  assistantId: string,
  id: string,
  values: Partial<FactValues>,
) {
  const [row] = await db
    .update(assistantFacts)
    .set(values)
    .where(and(ofAssistant(assistantId), eq(assistantFacts.id, id)))
    .returning()
  return row ?? null
}

export async function deleteFact(db: Queryable, assistantId: string, id: string) {
  await db.delete(assistantFacts).where(and(ofAssistant(assistantId), eq(assistantFacts.id, id)))
}

export async function deletePageFacts(db: Queryable, assistantId: string) {
  await db
    .delete(assistantFacts)
    .where(
      and(ofAssistant(assistantId), ne(assistantFacts.origin, 'owner'), eq(assistantFacts.dropped, false)),
    )
}

const factBatch = 1_000

export async function insertPageFacts(
  db: Queryable,
  assistantId: string,
  facts: readonly (FoundFact & { position: number })[],
) {
  for (let from = 0; from < facts.length; from += factBatch)
    await db
      .insert(assistantFacts)
      .values(facts.slice(from, from + factBatch).map((fact) => ({ ...fact, assistantId })))
}
