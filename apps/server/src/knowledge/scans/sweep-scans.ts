import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { deleteOldScans } from './store.ts'

const day = 24 * 3_600_000
const keptPerAssistant = 5

/** The ledger of a large site is thousands of rows a scan; only the last few scans tell anybody anything. */
export const sweepScans = ({ db, now }: Pick<Services, 'db' | 'now'>): Job => ({
  name: 'sweep-scans',
  every: '41 * * * *',
  run: () => deleteOldScans(db, new Date(now().getTime() - day), keptPerAssistant),
})
