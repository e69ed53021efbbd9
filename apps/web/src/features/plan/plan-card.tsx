import { plans, unlimited } from '@foyer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/api/use-session.ts'
import { resetDay, stateOf } from '../../shared/plan/plan-limits.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { UsageBar } from '../../ui/layout/progress.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { planLabel } from './plan-label.ts'

/** The sidebar’s plan and usage; hidden for administrators. */
export function PlanCard({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { user } = useSession()
  const { data, isPending } = useQuery(limitsQuery)
  const tier = data?.tier ?? user?.subscriptionTier ?? 'free'
  if (tier === 'admin') return null
  if (isPending) return <Skeleton className="h-36 rounded-card" />
  // Falls back to the free plan’s limits.
  const messages = data?.limits.maxMessagesPerMonth ?? plans.free.messagesPerMonth
  const assistants = data?.limits.maxAssistants ?? plans.free.assistants
  const scans = data?.limits.maxScansPerMonth ?? plans.free.scansPerMonth
  const usedUpNote = (used: number | undefined, limit: number) =>
    data && used !== undefined && stateOf(used, limit) === 'reached' && `Used up until ${resetDay(data)}`
  return (
    <section
      aria-label="Your plan"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-page p-4"
    >
      <h2 className="text-sm font-medium">{planLabel(tier)}</h2>
      {messages !== unlimited && (
        <UsageBar
          label="Messages"
          used={data?.usage.messages}
          limit={messages}
          note={usedUpNote(data?.usage.messages, messages)}
        />
      )}
      <UsageBar label="Assistants" used={data?.usage.assistants} limit={assistants} tone="stock" />
      {scans !== unlimited && (
        <UsageBar
          label="Scans"
          used={data?.usage.scans}
          limit={scans}
          note={usedUpNote(data?.usage.scans, scans)}
        />
      )}
      {tier === 'free' && (
        <ButtonLink href="/billing" variant="secondary" size="sm" className="mt-1" onClick={onNavigate}>
          Upgrade Plan
        </ButtonLink>
      )}
    </section>
  )
}
