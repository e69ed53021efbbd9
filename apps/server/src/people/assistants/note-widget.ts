import type { Queryable } from '../../platform/db/client.ts'
import { setWidgetSeen } from './store.ts'

/** The widget was met on a website for the first time. Those who come at the same moment find it noted. */
export async function noteWidget(
  db: Queryable,
  { id, accountId, widgetSeenAt }: { id: string; accountId: string; widgetSeenAt: Date | null },
  at: Date,
) {
  if (widgetSeenAt === null) await setWidgetSeen(db, accountId, id, at)
}
