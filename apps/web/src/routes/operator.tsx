import { answerDeliveries, type ModelForm } from '@foyer/contract/models'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BudgetForm } from '../features/models/budget-form.tsx'
import { LocalServers } from '../features/models/local-servers.tsx'
import { ModelDialog } from '../features/models/model-dialog.tsx'
import { EnvironmentModel, ModelList } from '../features/models/model-list.tsx'
import { modelsQuery } from '../features/models/models-query.ts'
import { MonthFigures } from '../features/models/month-figures.tsx'
import { hasFailedToLoad } from '../lib/api/query-state.ts'
import { useSession } from '../lib/api/use-session.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { AnswerCounts } from '../shared/answers/answer-counts.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/controls/button.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { formatMonthInUtc } from '../ui/format.ts'
import { Section } from '../ui/layout/card.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { ErrorState } from '../ui/layout/states.tsx'
import NotFound from './not-found.tsx'

/** Looks like a missing page to everyone but administrators, as its API does. */
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
  const hasAnswers = answers?.some((each) => answerDeliveries.some((way) => each[way] > 0))
  const hasModel = Boolean(models?.length || environment)
  return (
    <>
      <PageMeta title="Models · Foyer" />
      <PageHeader
        title="Models"
        badge={<Badge>Administrators only</Badge>}
        description="The language models that answer for this instance’s assistants. Changes take effect immediately."
        actions={hasModel && add}
      />
      {hasFailedToLoad(overview) && (
        <ErrorState
          title="Couldn’t load the models"
          actions={<Button onClick={() => overview.refetch()}>Try again</Button>}
        >
          Visitors are still being answered. Please try again.
        </ErrorState>
      )}
      {!overview.data && !hasFailedToLoad(overview) && <Skeleton className="h-64 rounded-card" />}
      {models && month && (
        <>
          <Section
            title="Models"
            description="If a model fails or takes too long, the built-in answerer takes over."
          >
            <div className="flex flex-col gap-4">
              {looksPaused && (
                <p role="status" className="rounded-card border border-hairline bg-surface px-4 py-3 text-sm">
                  The second check failed three times in a row. It’s paused for 30 seconds.
                </p>
              )}
              {environment && <EnvironmentModel environment={environment} />}
              {models.length > 0 && <ModelList models={models} environment={environment ?? null} />}
              {!hasModel && (
                <EmptyState title="No model yet" level={3} actions={add}>
                  The built-in answerer works offline and at no cost. A model makes answers more fluent;
                  sentences your website may not support are checked again before visitors see them.
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
            <Section title="Answers" description="Answers requested from a model, by month in UTC.">
              {hasAnswers ? (
                <AnswerCounts months={answers} />
              ) : (
                <p className="text-sm text-muted">No model has answered yet.</p>
              )}
            </Section>
          )}
          {(hasModel || month.budgetUsd !== null) && (
            <Section title="Budget" description="The monthly spending limit for all models.">
              <BudgetForm month={month} />
            </Section>
          )}
        </>
      )}
      {adding && <ModelDialog suggested={adding} onClose={() => setAdding(null)} />}
    </>
  )
}
