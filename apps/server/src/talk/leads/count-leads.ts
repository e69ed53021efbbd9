import { and, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { leads } from '../../platform/db/schema/leads.ts'

type Scope = { accountId: string; assistantId: string | null; since: Date; testChats: boolean }

/** Joined leads count once. */
export const countLeads = (db: Queryable, { accountId, assistantId, since, testChats }: Scope) =>
  db.$count(
    leads,
    and(
      eq(leads.accountId, accountId),
      gte(leads.createdAt, since),
      isNull(leads.mergedInto),
      testChats ? undefined : ne(leads.callerKind, 'owner'),
      assistantId ? eq(leads.assistantId, assistantId) : undefined,
    ),
  )
