import type { Assistant } from '@foyer/contract/assistants'
import { answerDeliveries, type MonthlyAnswers } from '@foyer/contract/models'
import type { Limits } from '@foyer/contract/usage'
import { useQuery } from '@tanstack/react-query'
import { hasFailedToLoad } from '../../lib/api/query-state.ts'
import { resource } from '../../lib/api/resource.ts'
import { AnswerCounts } from '../../shared/answers/answer-counts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Part } from './part.tsx'

const answersQuery = (id: string) =>
  resource<MonthlyAnswers[]>(['model-answers', id], `/api/assistants/${encodeURIComponent(id)}/model-answers`)

/** Hidden if no model has ever answered. */
export function AnswersPart({
  assistant: { id },
  limits,
}: {
  assistant: Assistant
  limits: Limits | undefined
}) {
  const counts = useQuery(answersQuery(id))
  const { data: months } = counts
  const hasCounts = months?.some((month) => answerDeliveries.some((way) => month[way] > 0))
  if (!hasCounts && !limits?.languageModel) return null
  return (
    <Part
      title="Model answers"
      about="Answers are checked against your website before visitors see them. Includes your test chats; months are in UTC."
    >
      {hasFailedToLoad(counts) && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          Couldn’t load the figures.
          <Button variant="secondary" size="sm" onClick={() => counts.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!months && !hasFailedToLoad(counts) && <Skeleton className="h-48 rounded-card" />}
      {months && !hasCounts && <p className="text-sm text-muted">No model answers yet.</p>}
      {months && hasCounts && <AnswerCounts months={months} />}
    </Part>
  )
}
