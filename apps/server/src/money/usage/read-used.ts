import type { Services } from '../../services.ts'
import { monthBefore, monthOf } from './periods.ts'
import { readCounters } from './store.ts'

type NeededServices = Pick<Services, 'db' | 'now'>

/** What an account has used in this month so far. */
export const readThisMonth = ({ db, now }: NeededServices, accountId: string) =>
  readCounters(db, accountId, monthOf(now()))

/** What an account used in the month before this one. */
export const readLastMonth = ({ db, now }: NeededServices, accountId: string) =>
  readCounters(db, accountId, monthBefore(now()))
