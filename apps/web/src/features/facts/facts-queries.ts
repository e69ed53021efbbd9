import type { FactAnswers, FactCheck, KnownFact } from '@foyer/contract/facts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/browser.ts'
import { type ListPage, listQuery } from '../../lib/list-query.ts'
import { assistantDataKey, assistantQuery } from '../../shared/assistant-queries.ts'
import { checkQuery, factsPath } from './check-query.ts'

const listKey = (assistantId: string) => [...assistantDataKey(assistantId), 'facts']
const droppedKey = (assistantId: string) => [...assistantDataKey(assistantId), 'dropped-facts']

/** One that was dropped just now keeps its place: nothing slides under a second click, and it can be brought back. */
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

export const answerForFacts = (assistantId: string, answers: Partial<FactAnswers>) =>
  api.post<FactCheck>(`${factsPath(assistantId)}/check`, answers)

/** Changes what is listed where it stands: several hundred facts need not be read again for one. */
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

/** What else a changed fact changes: the questions, and the prompt. */
export async function readAgain(queries: QueryClient, assistantId: string, { list = true } = {}) {
  const keys = [
    checkQuery(assistantId).queryKey,
    assistantQuery(assistantId).queryKey,
    droppedKey(assistantId),
    ...(list ? [listKey(assistantId)] : []),
  ]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
