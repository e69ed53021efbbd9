import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/facts.ts'
import { isUsable } from './facts-store.ts'

type NamedAssistant = { id: string; name: string }

/** Prefers the website's spelling if it differs only in signs, spaces and case. */
export function nameForVisitors(typed: string, siteNames: readonly string[]): string {
  const wanted = plain(typed)
  const names = siteNames.map((name) => name.replace(/[\s\p{C}]+/gu, ' ').trim())
  if (wanted === '' || names.includes(typed)) return typed
  return names.find((name) => name.length <= longest && plain(name) === wanted) ?? typed
}

const longest = 100

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

export const siteNamesOf = (assistantId: SQL<string>) => sql<string[]>`array(
  select ${assistantFacts.value} from ${assistantFacts}
  where ${assistantFacts.assistantId} = ${assistantId} and ${assistantFacts.kind} = 'name'
    and not ${assistantFacts.dropped} and ${isUsable}
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
