import type { Queryable } from '../../platform/db/client.ts'
import { setWidgetSeen } from './store.ts'

export async function recordWidgetSeen(
  db: Queryable,
  { id, accountId, widgetSeenAt }: { id: string; accountId: string; widgetSeenAt: Date | null },
  at: Date,
) {
  if (widgetSeenAt === null) await setWidgetSeen(db, accountId, id, at)
}
