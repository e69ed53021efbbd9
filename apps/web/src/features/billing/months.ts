import type { UsageHistory } from '@foyer/contract/billing'
import { formatMonthInUtc } from '../../ui/format.ts'

const fewest = 6
const most = 12

/** Oldest first, without gaps, at least six months so that bars can be compared. */
export function chartMonths(history: UsageHistory, now: Date) {
  const used = new Map(history.map((each) => [each.month, each]))
  const oldest = history.at(-1)?.month
  const months = Array.from({ length: most }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
    const month = first.toISOString().slice(0, 7)
    const { messages = 0, scans = 0 } = used.get(month) ?? {}
    return { month, label: formatMonthInUtc(first), messages, scans }
  })
  return months.filter(({ month }, back) => back < fewest || (oldest && month >= oldest)).reverse()
}
