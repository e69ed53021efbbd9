import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { deleteNoticesBefore } from './store.ts'

const year = 365 * 24 * 3_600_000

export const sweepNotices = ({ db, now }: Pick<Services, 'db' | 'now'>): Job => ({
  name: 'sweep-notices',
  every: '53 3 * * *',
  run: () => deleteNoticesBefore(db, new Date(now().getTime() - year)),
})
