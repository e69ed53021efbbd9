import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { casing, type Queryable } from './client.ts'

const dialect = new PgDialect({ casing })

/** A statement that is put together once, for `runPrepared`: where it takes values it says `$1`. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement).sql

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
