import type { EmbedSettings } from '@foyer/contract/embed'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { renderSql, runPrepared } from '../../platform/db/prepared.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import type { AssistantRow } from './assistant.ts'

/** Parts of the statement that other slices build their columns from. */
const assistantSql = {
  id: sql<string>`${assistants.id}`,
  accountId: sql<string>`${assistants.accountId}`,
  /** A widget setting, or null where the owner never changed it. */
  setting: <Key extends keyof EmbedSettings>(key: Key) =>
    sql<EmbedSettings[Key] | null>`${assistants.embed} -> ${sql.raw(`'${key}'`)}`,
}
export type AssistantSql = typeof assistantSql

type ValuesOf<More extends Record<string, SQL>> = { [Key in keyof More]: More[Key]['_']['type'] }

/**
 * Creates a prepared query that finds an assistant with columns of other slices in one round trip, for hot paths.
 * It takes no owner, because visitors know only the assistant's id. Each `name` must be unique per statement.
 */
export function createFindAssistant<Column extends keyof AssistantRow, More extends Record<string, SQL>>(
  name: string,
  columns: readonly Column[],
  more: (assistant: AssistantSql) => More,
) {
  type FoundValues = Pick<AssistantRow, Column> & ValuesOf<More>
  const own = columns.map((column) => [column, sql`${assistants[column]}`] as const)
  const selected = [...own, ...Object.entries(more(assistantSql))].map(
    ([as, value]) => sql`${value} as ${sql.identifier(as)}`,
  )
  const text = renderSql(
    sql`select ${sql.join(selected, sql`, `)} from ${assistants} where ${assistants.id} = $1`,
  )
  return async (db: Database, id: string): Promise<FoundValues | null> => {
    const [row] = await runPrepared<FoundValues>(db, name, text, [id])
    return row ?? null
  }
}
