import type { Queryable } from '../../platform/db/client.ts'
import type { AgreedLimits } from './plan-of.ts'
import { saveAgreed } from './store.ts'

/** Writes down limits of an account's own. Called by billing/agree-limits.ts alone, which has its assistants fit them. */
export const saveAgreedLimits = (tx: Queryable, accountId: string, changes: Partial<AgreedLimits>) =>
  saveAgreed(tx, accountId, changes)
