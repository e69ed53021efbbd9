import { asc, eq } from 'drizzle-orm'
import { setAgreedLimits } from '../money/billing/set-agreed-limits.ts'
import { monthOf } from '../money/usage/periods.ts'
import type { agreedLimits } from '../platform/db/schema/auth.ts'
import { notices } from '../platform/db/schema/notices.ts'
import { usageCounters } from '../platform/db/schema/usage.ts'
import type { TestApp } from './test-app.ts'

export async function setUsed(app: TestApp, accountId: string, metric: 'messages' | 'scans', used: number) {
  const { db, now } = app.services
  await db
    .insert(usageCounters)
    .values({ accountId, metric, period: monthOf(now()), used })
    .onConflictDoUpdate({
      target: [usageCounters.accountId, usageCounters.metric, usageCounters.period],
      set: { used },
    })
}

type LimitsToAgree = Partial<Omit<typeof agreedLimits.$inferInsert, 'accountId'>>

export const agree = (app: TestApp, accountId: string, agreed: LimitsToAgree) =>
  setAgreedLimits(app.services.db, accountId, agreed)

/** Notice subjects in order, such as `limit_near:messages:2026-11:1000`. */
export async function noticeSubjectsOf(app: TestApp, accountId: string) {
  const rows = await app.services.db
    .select({ subject: notices.subject })
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(asc(notices.createdAt))
  return rows.map(({ subject }) => subject)
}
