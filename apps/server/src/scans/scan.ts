import type { scans } from '../db/schema/scans.ts'

export type ScanRow = typeof scans.$inferSelect

export type ScanJob = { scanId: string }
/** Named apart from the job itself, so that whoever starts a scan needs nothing of what runs it. */
export const scanQueue = { name: 'scan' } as const
