import type { FoundFact } from '@foyer/contract/facts'
import { and, asc, count, eq, gt, inArray, max, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts, pages } from '../../platform/db/schema/pages.ts'

export type FactRow = typeof assistantFacts.$inferSelect
type FactValues = Omit<typeof assistantFacts.$inferInsert, 'id' | 'assistantId'>

const of = (assistantId: string) => eq(assistantFacts.assistantId, assistantId)
const shown = (assistantId: string) => and(of(assistantId), eq(assistantFacts.dropped, false))

/**
 * What is sure, and what the owner wrote even while the site contradicts it. Of what the owner only confirmed the site
 * may know better by now.
 */
export const mayBeTold = sql`(${assistantFacts.sure}
  or (${assistantFacts.origin} = 'owner' and not ${assistantFacts.confirmed}))`

const site = sql`(${assistantFacts.stated} -> 'before')`

/** Whether the owner confirmed what a page says, which no other contradicts, and it still does: then it is the page's as before. */
const isAsSiteSays = sql`(${assistantFacts.confirmed} and ${site} ->> 'value' = ${assistantFacts.value}
  and ${site} ->> 'otherValue' is null
  and exists (select from ${pages} where ${pages.assistantId} = ${assistantFacts.assistantId}
    and ${pages.url} = ${assistantFacts.url} and ${pages.live}))`

/** Whether the site says another since the owner confirmed what it said. */
const isOutdated = sql`(${assistantFacts.confirmed} and not ${assistantFacts.sure} and ${site} ->> 'value' is not null)`

/** What the owner is asked: all that is doubtful, but for the site's word for a number that nobody is to call. */
const isQuestion = (assistantId: string) =>
  and(
    shown(assistantId),
    eq(assistantFacts.sure, false),
    sql`not (${assistantFacts.kind} = 'phone' and ${assistantFacts.label} ~* '^(tele)?fax'
      and ${assistantFacts.origin} <> 'owner')`,
  )

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** As conversations are searched; a number is found without its spaces, too. */
const says = (word: string): SQL => sql`(
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
        of(assistantId),
        eq(assistantFacts.dropped, which === 'dropped'),
        which === 'told' ? mayBeTold : undefined,
        gt(assistantFacts.position, after),
        ...words.map(says),
      ),
    )
    .orderBy(asc(assistantFacts.position))
    .limit(limit)

/** Facts of these kinds, dropped ones too. */
export const listFactsOfKinds = (db: Queryable, assistantId: string, kinds: readonly FactRow['kind'][]) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(of(assistantId), inArray(assistantFacts.kind, [...kinds])))
    .orderBy(asc(assistantFacts.position))

/**
 * What may be told: all that is sure, and the owner's word even while the site contradicts it. The owner's comes first,
 * so that whoever takes the first of several takes that.
 */
export const listToldFacts = (db: Queryable, assistantId: string) =>
  db
    .select({
      kind: assistantFacts.kind,
      label: assistantFacts.label,
      value: assistantFacts.value,
      url: assistantFacts.url,
      part: assistantFacts.part,
      condition: assistantFacts.condition,
      validity: assistantFacts.validity,
      origin: sql<
        FactRow['origin']
      >`case when ${isAsSiteSays} then coalesce(${site} ->> 'origin', 'text') else ${assistantFacts.origin} end`,
      // Rows of before the site's whole statement was kept have its value alone.
      siteValue: sql<string | null>`case when ${assistantFacts.stated} ? 'before'
        then ${assistantFacts.stated} -> 'before' ->> 'value' else ${assistantFacts.stated} ->> 'value' end`,
    })
    .from(assistantFacts)
    .where(and(shown(assistantId), mayBeTold))
    // What the owner only confirmed, or says of one part, stays where the site has it.
    .orderBy(
      sql`not (${assistantFacts.origin} = 'owner' and ${assistantFacts.part} is null
        and (${assistantFacts.stated} ->> 'value') is distinct from ${assistantFacts.value})`,
      asc(assistantFacts.position),
      asc(assistantFacts.id),
    )

/** What the site leaves in doubt of what visitors ask most: hours, prices and ways to be reached. */
export const listDoubts = (db: Queryable, assistantId: string) =>
  db
    .select({
      kind: assistantFacts.kind,
      label: assistantFacts.label,
      value: sql<string>`case when ${isOutdated} then ${site} ->> 'value' else ${assistantFacts.value} end`,
      otherValue: sql<
        string | null
      >`case when ${isOutdated} then ${assistantFacts.value} else ${assistantFacts.otherValue} end`,
      url: assistantFacts.url,
      part: assistantFacts.part,
      quote: assistantFacts.quote,
      asOf: sql`case when ${isOutdated} then ${pages.scannedAt} end`.mapWith(
        pages.scannedAt,
      ) as SQL<Date | null>,
    })
    .from(assistantFacts)
    .leftJoin(
      pages,
      and(eq(pages.assistantId, assistantFacts.assistantId), eq(pages.url, assistantFacts.url), pages.live),
    )
    .where(
      and(
        shown(assistantId),
        not(mayBeTold),
        inArray(assistantFacts.kind, ['hours', 'phone', 'email', 'address', 'price']),
      ),
    )

export async function findFactRow(db: Queryable, assistantId: string, id: string) {
  const [row] = await db
    .select()
    .from(assistantFacts)
    .where(and(shown(assistantId), eq(assistantFacts.id, id)))
  return row ?? null
}

/** Facts by their ids, dropped ones too. */
export const findFactRows = (db: Queryable, assistantId: string, ids: readonly string[]) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(of(assistantId), inArray(assistantFacts.id, [...ids])))

/** Questions to the owner, in the order of their list. */
export const listQuestions = (db: Queryable, assistantId: string, limit: number) =>
  db
    .select()
    .from(assistantFacts)
    .where(isQuestion(assistantId))
    .orderBy(sql`${assistantFacts.origin} <> 'owner'`, asc(assistantFacts.position))
    .limit(limit)

/** Of all questions, what tells which of them are asked at once. */
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

/** What the business says it offers, by name. */
export const listOffered = (db: Queryable, assistantId: string) =>
  db
    .select({ kind: assistantFacts.kind, label: assistantFacts.label })
    .from(assistantFacts)
    .where(and(shown(assistantId), mayBeTold, inArray(assistantFacts.kind, ['service', 'product'])))

/** What the owner stated, corrected or dropped. */
export const listOwnersFacts = (db: Queryable, assistantId: string) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(of(assistantId), or(eq(assistantFacts.origin, 'owner'), eq(assistantFacts.dropped, true))))
    .orderBy(asc(assistantFacts.position))

/** All facts where the owner stated, corrected or dropped any; none where all of them are the website's. */
export async function listFactsIfOwnersWord(db: Queryable, assistantId: string) {
  const [owners] = await db
    .select({ id: assistantFacts.id })
    .from(assistantFacts)
    .where(and(of(assistantId), or(eq(assistantFacts.origin, 'owner'), eq(assistantFacts.dropped, true))))
    .limit(1)
  if (!owners) return []
  const rows = await db
    .select()
    .from(assistantFacts)
    .where(of(assistantId))
    .orderBy(asc(assistantFacts.position), asc(assistantFacts.id))
  return rows.map(asSiteSays)
}

/** What the owner only confirmed is the site's again where it says another since. */
const asSiteSays = (row: FactRow): FactRow =>
  isContradictedConfirmation(row) ? { ...row, ...row.stated!.before, stated: null } : row

const isContradictedConfirmation = ({ confirmed, sure, stated }: FactRow) =>
  confirmed && !sure && Boolean(stated?.before)

export async function countOwnersFacts(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(assistantFacts)
    .where(and(of(assistantId), eq(assistantFacts.origin, 'owner')))
  return row?.count ?? 0
}

export const countShownFacts = (db: Queryable, assistantIds: readonly string[]) =>
  db
    .select({ assistantId: assistantFacts.assistantId, facts: count() })
    .from(assistantFacts)
    .where(and(inArray(assistantFacts.assistantId, [...assistantIds]), eq(assistantFacts.dropped, false)))
    .groupBy(assistantFacts.assistantId)

/** What is stated, and on which page. */
export const listStatements = (db: Queryable, assistantId: string) =>
  db
    .select({
      id: assistantFacts.id,
      label: assistantFacts.label,
      value: assistantFacts.value,
      url: assistantFacts.url,
    })
    .from(assistantFacts)
    .where(shown(assistantId))

export const listModelFacts = (db: Queryable, assistantId: string) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(shown(assistantId), eq(assistantFacts.origin, 'model')))
    .orderBy(asc(assistantFacts.position))

/** By what all facts are known again, dropped ones too. */
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
    .where(of(assistantId))

export async function nextPosition(db: Queryable, assistantId: string) {
  const [row] = await db
    .select({ last: max(assistantFacts.position) })
    .from(assistantFacts)
    .where(of(assistantId))
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
    .where(and(of(assistantId), eq(assistantFacts.id, id)))
    .returning()
  return row ?? null
}

export async function deleteFact(db: Queryable, assistantId: string, id: string) {
  await db.delete(assistantFacts).where(and(of(assistantId), eq(assistantFacts.id, id)))
}

export async function deletePageFacts(db: Queryable, assistantId: string) {
  await db
    .delete(assistantFacts)
    .where(and(of(assistantId), ne(assistantFacts.origin, 'owner'), eq(assistantFacts.dropped, false)))
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
