import type { Queryable } from '../../../platform/db/client.ts'
import { saveAgreed } from '../store.ts'
import type { AgreedLimits } from './plan-of.ts'

/** Called only by billing's set-agreed-limits.ts, which also suspends assistants beyond the limits. */
export const saveAgreedLimits = (tx: Queryable, accountId: string, changes: Partial<AgreedLimits>) =>
  saveAgreed(tx, accountId, changes)
