import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { deleteOldScans } from './store.ts'

const day = 24 * 3_600_000
const keptPerAssistant = 5

/** A large site's ledger has thousands of rows. */
export const sweepScans = ({ db, now }: Pick<Services, 'db' | 'now'>): Job => ({
  name: 'sweep-scans',
  every: '41 * * * *',
  run: () => deleteOldScans(db, new Date(now().getTime() - day), keptPerAssistant),
})
