import type { Database } from './client.ts'

/**
 * Runs a statement that PostgreSQL plans once a connection instead of once a call. For the few that every message
 * of a visitor goes through; `name` must never stand for two texts.
 */
export async function runPrepared<Row extends object>(
  db: Pick<Database, '$client'>,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ name, text, values: [...values] })
  return rows
}
