import type { Assistant } from '@foyer/contract/assistants'
import { type MonthOfAnswers, waysGiven } from '@foyer/contract/models'
import type { Limits } from '@foyer/contract/usage'
import { useQuery } from '@tanstack/react-query'
import { hasFailedToLoad } from '../../lib/failed-read.ts'
import { resource } from '../../lib/resource.ts'
import { AnswerCounts } from '../../shared/answer-counts.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Part } from './part.tsx'

const answersQuery = (id: string) =>
  resource<MonthOfAnswers[]>(['model-answers', id], `/api/assistants/${encodeURIComponent(id)}/model-answers`)

/** How often a model's answers were given whole. Where no model answers and none has, there is nothing to tell. */
export function AnswersPart({
  assistant: { id },
  limits,
}: {
  assistant: Assistant
  limits: Limits | undefined
}) {
  const counts = useQuery(answersQuery(id))
  const { data: months } = counts
  const hasCounts = months?.some((month) => waysGiven.some((way) => month[way] > 0))
  if (!hasCounts && !limits?.languageModel) return null
  return (
    <Part
      title="Answers of the model"
      about="What it said is checked against your website before visitors hear it. Months are in UTC; your own tests count."
    >
      {hasFailedToLoad(counts) && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          The figures could not be loaded.
          <Button variant="secondary" size="sm" onClick={() => counts.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!months && !hasFailedToLoad(counts) && <Skeleton className="h-48 rounded-card" />}
      {months && !hasCounts && <p className="text-sm text-muted">No model has answered here yet.</p>}
      {months && hasCounts && <AnswerCounts months={months} />}
    </Part>
  )
}
