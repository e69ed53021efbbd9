import type { Usage } from '@foyer/contract/usage'
import { readLimits } from '../../money/billing/read-limits.ts'
import { readLastMonth } from '../../money/usage/read-used.ts'
import type { Services } from '../../services.ts'
import { readResponseMs } from '../conversations/read-figures.ts'

const responseDaysMs = 30 * 24 * 3_600_000

export async function readUsage(
  services: Pick<Services, 'db' | 'models' | 'now' | 'stored'>,
  account: Parameters<typeof readLimits>[1],
): Promise<Usage> {
  const { db, now } = services
  const [{ usage }, lastMonth, responseMs] = await Promise.all([
    readLimits(services, account),
    readLastMonth(services, account.id),
    readResponseMs(db, account.id, new Date(now().getTime() - responseDaysMs)),
  ])
  return {
    messageCount: usage.messages,
    lastMonthMessageCount: lastMonth.messages,
    assistants: usage.assistants,
    averageResponseMs: responseMs,
  }
}
