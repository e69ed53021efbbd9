import { type ModelForm, waysGiven } from '@foyer/contract/models'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BudgetForm } from '../features/models/budget-form.tsx'
import { LocalServers } from '../features/models/local-servers.tsx'
import { ModelDialog } from '../features/models/model-dialog.tsx'
import { EnvironmentModel, ModelList } from '../features/models/model-list.tsx'
import { modelsQuery } from '../features/models/models-query.ts'
import { MonthFigures } from '../features/models/month-figures.tsx'
import { hasFailedToLoad } from '../lib/failed-read.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { useSession } from '../lib/use-session.ts'
import { AnswerCounts } from '../shared/answer-counts.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatMonthInUtc } from '../ui/format.ts'
import { iconSize } from '../ui/icon-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import NotFound from './not-found.tsx'

/** Everybody but administrators finds nothing here, as at the addresses that it asks. */
export default function Operator() {
  const { user } = useSession()
  return user?.role === 'admin' ? <Models /> : <NotFound />
}

function Models() {
  const overview = useQuery(modelsQuery)
  const [adding, setAdding] = useState<Partial<ModelForm> | null>(null)
  const add = (
    <Button onClick={() => setAdding({})}>
      <Plus {...iconSize(18)} /> Add model
    </Button>
  )
  const { models, environment, month, looksPaused, answers } = overview.data ?? {}
  const hasAnswers = answers?.some((each) => waysGiven.some((way) => each[way] > 0))
  const hasModel = Boolean(models?.length || environment)
  return (
    <>
      <PageMeta title="Models · Foyer" />
      <PageHeader
        title="Models"
        badge={<Badge>Administrators only</Badge>}
        description="Which language model answers for the assistants of this instance. A choice takes effect at once, everywhere."
        actions={hasModel && add}
      />
      {hasFailedToLoad(overview) && (
        <ErrorState
          title="The models could not be loaded"
          actions={<Button onClick={() => overview.refetch()}>Try again</Button>}
        >
          Visitors go on being answered. Only this page is missing.
        </ErrorState>
      )}
      {!overview.data && !hasFailedToLoad(overview) && <Skeleton className="h-64 rounded-card" />}
      {models && month && (
        <>
          <Section
            title="Who answers"
            description="When a model fails or takes too long, the built-in answerer answers instead."
          >
            <div className="flex flex-col gap-4">
              {looksPaused && (
                <p role="status" className="rounded-card border border-hairline bg-surface px-4 py-3 text-sm">
                  The second look failed three times in a row. For half a minute answers go out without it.
                </p>
              )}
              {environment && <EnvironmentModel environment={environment} />}
              {models.length > 0 && <ModelList models={models} environment={environment ?? null} />}
              {!hasModel && (
                <EmptyState title="No model yet" level={3} actions={add}>
                  The built-in answerer answers everything, offline and at no cost. A model makes answers more
                  fluent; a sentence that the website may not bear out is looked at again before anybody hears
                  it.
                </EmptyState>
              )}
              <LocalServers
                models={models}
                onChoose={(chosen) => setAdding({ provider: 'compatible', ...chosen })}
              />
            </div>
          </Section>
          {(hasModel || month.outcomes.length > 0) && (
            <Section title="This month" description={`${formatMonthInUtc(`${month.period}-01`)}, in UTC.`}>
              <MonthFigures month={month} />
            </Section>
          )}
          {answers && (hasModel || hasAnswers) && (
            <Section
              title="How answers were given"
              description="Each answer that a model was asked for counts once, in the month it was given in, in UTC."
            >
              {hasAnswers ? (
                <AnswerCounts months={answers} />
              ) : (
                <p className="text-sm text-muted">No model has answered yet.</p>
              )}
            </Section>
          )}
          {(hasModel || month.budgetUsd !== null) && (
            <Section title="Budget" description="What all models together may cost in a month.">
              <BudgetForm month={month} />
            </Section>
          )}
        </>
      )}
      {adding && <ModelDialog suggested={adding} onClose={() => setAdding(null)} />}
    </>
  )
}
