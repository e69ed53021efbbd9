import type { Services } from '../services.ts'
import { averageResponseMs } from './store.ts'

const monthMs = 30 * 24 * 3_600_000

export const readResponseTime = ({ db, now }: Pick<Services, 'db' | 'now'>, accountId: string) =>
  averageResponseMs(db, accountId, new Date(now().getTime() - monthMs))
