import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { loginFailures } from '../../../platform/db/schema/auth.ts'

const { key: counted, failures, lastAt } = loginFailures

/** After `free` failures, each further failure doubles the wait, up to `longestMs`. */
export type WaitRule = { free: number; longestMs: number }

/**
 * Counts an attempt before its password is checked, and returns the previous count, or null while the wait lasts.
 * A single statement does both, so only one of many concurrent attempts passes when a wait ends.
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

/**
 * Counts an action unless `allowed` is reached. The window starts with its first action; `over` is the latest start
 * of an expired one.
 */
export async function countInWindow(
  db: Queryable,
  key: string,
  now: Date,
  over: Date,
  allowed: number,
): Promise<boolean> {
  const isOver = sql`${lastAt} <= ${over}`
  const rows = await db
    .insert(loginFailures)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: counted,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        lastAt: sql`case when ${isOver} then ${now} else ${lastAt} end`,
      },
      setWhere: sql`${isOver} or ${failures} < ${allowed}`,
    })
    .returning({ failures })
  return rows.length > 0
}

export async function decrementCount(db: Queryable, key: string) {
  await db
    .update(loginFailures)
    .set({ failures: sql`${failures} - 1` })
    .where(and(eq(counted, key), gt(failures, 0)))
}

/** Reverts an attempt counted at `at`. If no later attempt came, the wait it started is over, too. */
export async function revertAttempt(db: Queryable, key: string, at: Date, { longestMs }: WaitRule) {
  const waitedOut = new Date(at.getTime() - longestMs)
  await db
    .update(loginFailures)
    .set({
      failures: sql`${failures} - 1`,
      lastAt: sql`case when ${lastAt} = ${at} then ${waitedOut} else ${lastAt} end`,
    })
    .where(and(eq(counted, key), gt(failures, 0)))
}

export async function readAttempts(db: Queryable, key: string) {
  const [row] = await db.select().from(loginFailures).where(eq(counted, key))
  return row ?? null
}

export async function deleteAttempts(db: Queryable, key: string) {
  await db.delete(loginFailures).where(eq(counted, key))
}

export async function deleteOldAttempts(db: Queryable, before: Date) {
  await db.delete(loginFailures).where(lt(lastAt, before))
}
