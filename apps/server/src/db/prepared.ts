import { sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'

/**
 * Runs a statement that PostgreSQL plans once a connection instead of once a call. For the few that every message
 * of a visitor goes through; `name` must never stand for two texts. In a transaction it is planned each time.
 */
export async function runPrepared<Row extends object>(
  db: Queryable,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (!('$client' in db)) {
    const { rows } = await db.execute(withValues(text, values))
    return rows as Row[]
  }
  const { rows } = await db.$client.query<Row>({ name, text, values: [...values] })
  return rows
}

const withValues = (text: string, values: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, nth) => (nth % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
  )
