import type { FactAnswers, FactCheck, KnownFact } from '@foyer/contract/facts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { type ListPage, listQuery } from '../../lib/api/list-query.ts'
import { assistantDataKey, assistantQuery } from '../../shared/assistants/assistant-queries.ts'
import { checkQuery, factsPath } from './check-query.ts'

const listKey = (assistantId: string) => [...assistantDataKey(assistantId), 'facts']
const droppedKey = (assistantId: string) => [...assistantDataKey(assistantId), 'dropped-facts']

/** A fact removed just now keeps its place, so that it can be restored and nothing moves under the cursor. */
export type ListedFact = KnownFact & { dropped?: true }

export const factsQuery = (assistantId: string, wanted: string) =>
  listQuery<ListedFact>(
    [...listKey(assistantId), wanted],
    `${factsPath(assistantId)}?${new URLSearchParams({ limit: '200', questions: 'with', ...(wanted && { q: wanted }) })}`,
  )

export const droppedQuery = (assistantId: string) =>
  listQuery<KnownFact>(
    droppedKey(assistantId),
    `${factsPath(assistantId)}?${new URLSearchParams({ limit: '200', dropped: 'only' })}`,
  )

export const sendFactAnswers = (assistantId: string, answers: Partial<FactAnswers>) =>
  api.post<FactCheck>(`${factsPath(assistantId)}/check`, answers)

/** Updates the cached list, because refetching several hundred facts is slow. */
export function changeListed(
  queries: QueryClient,
  assistantId: string,
  change: (fact: ListedFact) => ListedFact,
) {
  queries.setQueriesData<InfiniteData<ListPage<ListedFact>>>(
    { queryKey: listKey(assistantId) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(change) })),
      },
  )
}

/** Refetches what depends on the facts: the review and the prompt. */
export async function refetchFacts(queries: QueryClient, assistantId: string, { list = true } = {}) {
  const keys = [
    checkQuery(assistantId).queryKey,
    assistantQuery(assistantId).queryKey,
    droppedKey(assistantId),
    ...(list ? [listKey(assistantId)] : []),
  ]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
