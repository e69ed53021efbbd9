import type { UsageHistory } from '@foyer/contract/billing'
import type { Services } from '../../services.ts'
import { monthOf, monthsBack } from './periods.ts'
import { readCountersSince } from './store.ts'

const monthsShown = 12

export async function readUsageHistory(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: { id: string; createdAt: Date },
): Promise<UsageHistory> {
  const months = monthsBack(now(), monthsShown)
  const used = await readCountersSince(db, account.id, months.at(-1)!)
  const first = [monthOf(account.createdAt), ...used.map(({ period }) => period)].sort()[0]!
  const inMonth = (month: string, metric: string) =>
    used.find((row) => row.period === month && row.metric === metric)?.used ?? 0
  return months
    .filter((month) => month >= first)
    .map((month) => ({ month, messages: inMonth(month, 'messages'), scans: inMonth(month, 'scans') }))
}
