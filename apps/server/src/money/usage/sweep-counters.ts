import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { dayOf } from './periods.ts'
import { deleteVisitorCountersBefore } from './store.ts'

export const sweepVisitorCounters = ({ db, now }: Pick<Services, 'db' | 'now'>): Job => ({
  name: 'sweep-visitor-counters',
  every: '23 3 * * *',
  run: () => deleteVisitorCountersBefore(db, dayOf(now())),
})
