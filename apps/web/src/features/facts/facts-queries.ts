import type { FactAnswers, FactCheck, KnownFact } from '@foyer/contract/facts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/browser.ts'
import { listQuery, type Part } from '../../lib/list-query.ts'
import { assistantQuery, partsOfAssistant } from '../../shared/assistant-queries.ts'
import { checkQuery, factsPath } from './check-query.ts'

const listKey = (assistantId: string) => [...partsOfAssistant(assistantId), 'facts']

export const factsQuery = (assistantId: string, wanted: string) =>
  listQuery<KnownFact>(
    [...listKey(assistantId), wanted],
    `${factsPath(assistantId)}?${new URLSearchParams({ limit: '200', questions: 'with', ...(wanted && { q: wanted }) })}`,
  )

export const answerForFacts = (assistantId: string, answers: Partial<FactAnswers>) =>
  api.post<FactCheck>(`${factsPath(assistantId)}/check`, answers)

/** Changes what is listed where it stands: several hundred facts need not be read again for one. */
export function changeListed(
  queries: QueryClient,
  assistantId: string,
  change: (fact: KnownFact) => KnownFact | null,
) {
  queries.setQueriesData<InfiniteData<Part<KnownFact>>>(
    { queryKey: listKey(assistantId) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map(change).filter((fact) => fact !== null),
        })),
      },
  )
}

/** What else a changed fact changes: the questions, and the prompt. */
export async function readAgain(queries: QueryClient, assistantId: string, { list = true } = {}) {
  const keys = [
    checkQuery(assistantId).queryKey,
    assistantQuery(assistantId).queryKey,
    ...(list ? [listKey(assistantId)] : []),
  ]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
