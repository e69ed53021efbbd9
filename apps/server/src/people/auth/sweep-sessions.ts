import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { deleteOldAttempts } from './limits/attempts-store.ts'
import { deleteExpiredLinks } from './links-store.ts'
import { deleteExpiredSessions } from './sessions/sessions-store.ts'

const day = 24 * 3_600_000

export const sweepSessions = ({ db, now }: Pick<Services, 'db' | 'now'>): Job => ({
  name: 'sweep-sessions',
  every: '17 * * * *',
  async run() {
    await deleteExpiredSessions(db, now())
    await deleteExpiredLinks(db, now())
    await deleteOldAttempts(db, new Date(now().getTime() - 2 * day))
  },
})
