import { eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { loginFailures } from '../db/schema/accounts.ts'

const { key: counted, failures, lastAt } = loginFailures

/** After `free` failures each further one costs a wait that doubles up to `longestMs`. */
export type WaitRule = { free: number; longestMs: number }

/**
 * Counts an attempt before its password is looked at, unless its wait is not over. One statement decides and counts,
 * so that of a thousand at once only one gets through a wait's end. Returns how many came before, or null when refused.
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  now: Date,
  forgetBefore: Date,
  rule: WaitRule | null,
) {
  const forgotten = sql`${lastAt} < ${forgetBefore}`
  const [row] = await db
    .insert(loginFailures)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: counted,
      set: { failures: sql`case when ${forgotten} then 1 else ${failures} + 1 end`, lastAt: now },
      ...(rule && {
        setWhere: sql`${forgotten} or ${failures} < ${rule.free} or ${lastAt} + make_interval(secs => least(
          ${rule.longestMs / 1000}::float8, power(2, least(${failures} - ${rule.free}, 20)))) <= ${now}`,
      }),
    })
    .returning({ failures })
  return row ? row.failures - 1 : null
}

export async function readAttempts(db: Queryable, key: string) {
  const [row] = await db.select().from(loginFailures).where(eq(counted, key))
  return row ?? null
}

export async function forgetAttempts(db: Queryable, key: string) {
  await db.delete(loginFailures).where(eq(counted, key))
}

export async function deleteOldAttempts(db: Queryable, before: Date) {
  await db.delete(loginFailures).where(lt(lastAt, before))
}
