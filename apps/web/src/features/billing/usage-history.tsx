import type { UsageHistory as History } from '@foyer/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { resource } from '../../lib/api/resource.ts'
import { Button } from '../../ui/controls/button.tsx'
import { BarChart } from '../../ui/layout/bar-chart.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { chartMonths } from './months.ts'

const historyQuery = resource<History>(['usage', 'history'], '/api/usage/history')

function Charts({ history }: { history: History }) {
  const months = chartMonths(history, new Date())
  if (months.every(({ messages, scans }) => messages + scans === 0))
    return (
      <Card>
        <p className="text-muted">No usage yet. Your monthly messages and scans will appear here.</p>
      </Card>
    )
  return (
    <Card className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <BarChart
        title="Messages a month"
        unit="messages"
        bars={months.map(({ label, messages }) => ({ label, value: messages }))}
        height={140}
      />
      <BarChart
        title="Scans a month"
        unit="scans"
        bars={months.map(({ label, scans }) => ({ label, value: scans }))}
        height={140}
      />
    </Card>
  )
}

export function UsageHistory() {
  const history = useQuery(historyQuery)
  return (
    <>
      {isFirstLoad(history) && <Skeleton className="h-56 rounded-card" />}
      {hasFailedToLoad(history) && (
        <ErrorState
          level={3}
          title="Couldn’t load your usage history"
          actions={
            <Button variant="secondary" onClick={() => history.refetch()}>
              Try again
            </Button>
          }
        >
          Your data is safe. Please try again.
        </ErrorState>
      )}
      {history.data && <Charts history={history.data} />}
    </>
  )
}
