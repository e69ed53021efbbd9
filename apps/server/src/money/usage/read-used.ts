import type { Services } from '../../services.ts'
import { monthBefore, monthOf } from './periods.ts'
import { readCounters } from './store.ts'

type NeededServices = Pick<Services, 'db' | 'now'>

export const readThisMonth = ({ db, now }: NeededServices, accountId: string) =>
  readCounters(db, accountId, monthOf(now()))

export const readLastMonth = ({ db, now }: NeededServices, accountId: string) =>
  readCounters(db, accountId, monthBefore(now()))
