import type { Services } from '../services.ts'
import { monthBefore } from './periods.ts'
import { usedIn } from './store.ts'

/** What an account used in the month before this one. */
export const readLastMonth = ({ db, now }: Pick<Services, 'db' | 'now'>, accountId: string) =>
  usedIn(db, accountId, monthBefore(now()))
