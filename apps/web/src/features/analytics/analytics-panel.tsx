import type { Assistant } from '@foyer/contract/assistants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refetchAssistantsOnNotFound } from '../../lib/api/query-client.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { choicesWithAll } from '../../shared/assistants/assistant-choices.ts'
import { startAction } from '../../shared/assistants/start-action.tsx'
import { useChosenAssistant } from '../../shared/assistants/use-chosen-assistant.ts'
import { analyticsQuery } from '../../shared/conversations/conversation-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/controls/field.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LockedPreview } from './locked-preview.tsx'
import { Report } from './report.tsx'

const periods = { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' }
const counted = { hide: 'Visitors only', show: 'Visitors and test chats' }

type AnalyticsPanelProps = {
  assistants: Assistant[]
  allowed: boolean | undefined
  onTeach: (wanted: { teachTo: Pick<Assistant, 'id' | 'name'>[]; question: string }) => void
}

export default function AnalyticsPanel({ assistants, allowed, onTeach }: AnalyticsPanelProps) {
  const [assistant, setAssistant] = useChosenAssistant(assistants)
  const [days, setDays] = useState('30')
  const [tests, setTests] = useState('hide')
  const report = useQuery({
    ...analyticsQuery({ assistant, days, tests }),
    enabled: allowed === true,
    placeholderData: keepPreviousData,
  })
  useEffect(() => refetchAssistantsOnNotFound(report.error), [report.error])
  // Keeps the server’s order: assistants without an answer first.
  const askedOf = (ids: string[]) =>
    ids.map((id) => assistants.find((each) => each.id === id) ?? { id, name: 'Unknown Assistant' })
  if (allowed === false) return <LockedPreview />
  return (
    <>
      <div className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField
          label="Assistant"
          className="max-sm:col-span-2"
          choices={choicesWithAll(assistants)}
          value={assistant}
          onChoose={setAssistant}
        />
        <SelectField label="Period" choices={Object.entries(periods)} value={days} onChoose={setDays} />
        <SelectField label="Include" choices={Object.entries(counted)} value={tests} onChoose={setTests} />
      </div>
      {isFirstLoad(report) && <Skeleton className="h-96 rounded-card" />}
      {hasFailedToLoad(report) && (
        <ErrorState
          title="Couldn’t load analytics"
          actions={<Button onClick={() => report.refetch()}>Try again</Button>}
        >
          Your conversations are safe. Please try again.
        </ErrorState>
      )}
      {report.data?.messages === 0 && (
        <EmptyState title="No questions in this period" actions={startAction(assistants)}>
          <span>
            See how often visitors ask, how well your assistant answers, and what your website doesn’t cover.{' '}
          </span>
          {tests === 'hide' && <span>Your test chats are excluded unless you include them above.</span>}
        </EmptyState>
      )}
      {report.data && report.data.messages > 0 && (
        <Report
          data={report.data}
          onTeach={({ question, assistantIds }) => onTeach({ teachTo: askedOf(assistantIds), question })}
        />
      )}
    </>
  )
}
