import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/pages.ts'
import { mayBeTold } from './facts-store.ts'

type NamedAssistant = { id: string; name: string }

/**
 * What visitors read as the name of a business. Owners type it without the signs that the form refuses, or in a hurry:
 * where their own website differs in nothing but signs, spaces and case, it knows better.
 */
export function nameForVisitors(typed: string, siteNames: readonly string[]): string {
  const wanted = plain(typed)
  const names = siteNames.map((name) => name.replace(/[\s\p{C}]+/gu, ' ').trim())
  if (wanted === '' || names.includes(typed)) return typed
  return names.find((name) => name.length <= longest && plain(name) === wanted) ?? typed
}

// As long as a typed one may be.
const longest = 100

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The names that a website gives itself and that may be told, as part of a statement that finds more. */
export const siteNamesOf = (assistantId: SQL<string>) => sql<string[]>`array(
  select ${assistantFacts.value} from ${assistantFacts}
  where ${assistantFacts.assistantId} = ${assistantId} and ${assistantFacts.kind} = 'name'
    and not ${assistantFacts.dropped} and ${mayBeTold}
  order by ${assistantFacts.position})`

async function listSiteNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; names: string[] }>(
    sql`select each.id, ${siteNamesOf(sql`each.id`)} as names
      from unnest(${sql.param([...ids])}::uuid[]) as each (id)`,
  )
  return new Map(rows.map(({ id, names }) => [id, names]))
}

export const readSiteNames = async (db: Queryable, assistantId: string): Promise<string[]> =>
  (await listSiteNames(db, [assistantId])).get(assistantId) ?? []

export const readNameForVisitors = async (db: Queryable, { id, name }: NamedAssistant) =>
  nameForVisitors(name, await readSiteNames(db, id))

/** The same for several assistants at once, by their ids. */
export async function namesForVisitors(
  db: Queryable,
  assistants: readonly NamedAssistant[],
): Promise<Map<string, string>> {
  const found = await listSiteNames(
    db,
    assistants.map(({ id }) => id),
  )
  return new Map(assistants.map(({ id, name }) => [id, nameForVisitors(name, found.get(id) ?? [])]))
}
