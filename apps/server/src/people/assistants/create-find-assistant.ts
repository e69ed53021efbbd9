import type { EmbedSettings } from '@foyer/contract/embed'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { runPrepared, textOf } from '../../platform/db/prepared.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import type { AssistantRow } from './assistant.ts'

/** The assistant in the statement that finds it: other slices say by this what they know of it. */
const found = {
  id: sql<string>`${assistants.id}`,
  accountId: sql<string>`${assistants.accountId}`,
  /** A setting of its widget; null where the owner never touched it. */
  setting: <Key extends keyof EmbedSettings>(key: Key) =>
    sql<EmbedSettings[Key] | null>`${assistants.embed} -> ${sql.raw(`'${key}'`)}`,
}
export type FoundAssistant = typeof found

type ValuesOf<More extends Record<string, SQL>> = { [Key in keyof More]: More[Key]['_']['type'] }

/**
 * Makes a verb that finds an assistant and `more` that other slices know of it, all in one round trip and planned once
 * a connection. For what every message of a visitor, or every view of a page, goes through. Without an owner: whoever
 * knows an assistant's id may ask it. `name` must never stand for two statements.
 */
export function createFindAssistant<Column extends keyof AssistantRow, More extends Record<string, SQL>>(
  name: string,
  columns: readonly Column[],
  more: (assistant: FoundAssistant) => More,
) {
  type FoundValues = Pick<AssistantRow, Column> & ValuesOf<More>
  const own = columns.map((column) => [column, sql`${assistants[column]}`] as const)
  const selected = [...own, ...Object.entries(more(found))].map(
    ([as, value]) => sql`${value} as ${sql.identifier(as)}`,
  )
  const text = textOf(
    sql`select ${sql.join(selected, sql`, `)} from ${assistants} where ${assistants.id} = $1`,
  )
  return async (db: Database, id: string): Promise<FoundValues | null> => {
    const [row] = await runPrepared<FoundValues>(db, name, text, [id])
    return row ?? null
  }
}
