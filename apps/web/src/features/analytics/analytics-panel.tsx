import type { Analytics } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { LockedPreview } from './locked-preview.tsx'
import { Report } from './report.tsx'

const periods = { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' }

type AnalyticsPanelProps = { assistants: Assistant[]; allowed: boolean | undefined }

export function AnalyticsPanel({ assistants, allowed }: AnalyticsPanelProps) {
  const [assistant, setAssistant] = useState('all')
  const [days, setDays] = useState('30')
  const [tests, setTests] = useState<'show' | 'hide'>('hide')
  const report = useQuery<Analytics>({
    queryKey: [`/api/analytics?${new URLSearchParams({ assistant, days, tests })}`],
    enabled: allowed === true,
    placeholderData: keepPreviousData,
  })
  if (allowed === false) return <LockedPreview />
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <Field label="Assistant">
          <Select value={assistant} onChange={({ target }) => setAssistant(target.value)}>
            <option value="all">All assistants</option>
            {assistants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Period">
          <Select value={days} onChange={({ target }) => setDays(target.value)}>
            {Object.entries(periods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Counted">
          <Select value={tests} onChange={({ target }) => setTests(target.value as typeof tests)}>
            <option value="hide">Visitors only</option>
            <option value="show">Visitors and your test chats</option>
          </Select>
        </Field>
      </div>
      {report.isPending && <Skeleton className="h-96 rounded-card" />}
      {report.isError && (
        <ErrorState
          title="Analytics could not be loaded"
          actions={<Button onClick={() => report.refetch()}>Try again</Button>}
        >
          Nothing is lost: your conversations are stored.
        </ErrorState>
      )}
      {report.data && (
        <Report
          data={report.data}
          teachTo={assistant === 'all' ? assistants : assistants.filter(({ id }) => id === assistant)}
        />
      )}
    </>
  )
}
