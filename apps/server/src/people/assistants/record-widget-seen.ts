import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

export async function recordWidgetSeen(
  db: Queryable,
  { id, accountId, widgetSeenAt }: { id: string; accountId: string; widgetSeenAt: Date | null },
  at: Date,
) {
  if (widgetSeenAt !== null) return
  await db
    .update(assistants)
    .set({ widgetSeenAt: at })
    .where(and(eq(assistants.accountId, accountId), eq(assistants.id, id), isNull(assistants.widgetSeenAt)))
}
