import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { notices } from '../../platform/db/schema/notices.ts'

export const countOwnedNotices = (db: Queryable, accountId: string) =>
  db.$count(notices, eq(notices.accountId, accountId))
