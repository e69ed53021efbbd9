import type { Assistant } from '@foyer/contract/assistants'
import { useQuery } from '@tanstack/react-query'
import { limitsQuery, usageQuery } from '../../shared/plan/plan-queries.ts'
import { formatCount, formatSeconds } from '../../ui/format.ts'
import { Stat, Stats } from '../../ui/layout/card.tsx'

// Shown until a response time has been measured.
const assumedResponseMs = 800

export function AccountFigures({ assistants }: { assistants: Assistant[] | undefined }) {
  const limits = useQuery(limitsQuery)
  const usage = useQuery(usageQuery)
  const messages = limits.data?.usage.messages
  const before = usage.data?.lastMonthMessageCount
  const measured = usage.data?.averageResponseMs ?? (usage.data ? assumedResponseMs : undefined)
  return (
    <Stats>
      <Stat
        label="Active Assistants"
        value={assistants ? formatCount(assistants.filter(({ isActive }) => isActive).length) : '–'}
      />
      <Stat
        label="Messages Processed"
        value={messages === undefined ? '–' : formatCount(messages)}
        note={before ? `Answered this month, ${formatCount(before)} last month` : 'Answered this month'}
      />
      <Stat
        label="Avg Response Time"
        value={measured === undefined ? '–' : formatSeconds(measured)}
        unit="s"
        note={
          usage.data?.averageResponseMs === null
            ? 'Typical. Yours appears once it has answered.'
            : 'Last 30 days'
        }
      />
    </Stats>
  )
}
