import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { queryOptions } from '@tanstack/react-query'
import { assistantsKey, retryInterval } from '../../lib/api/query-client.ts'
import { resource } from '../../lib/api/resource.ts'

export const scanPollMs = 3_000

/** Polled only while a scan is running. */
export const assistantsQuery = queryOptions({
  ...resource<Assistant[]>(assistantsKey, '/api/assistants'),
  refetchInterval: (query) =>
    query.state.data?.some(({ scan }) => scan.status === 'running') ? scanPollMs : retryInterval(query),
})

export const assistantQuery = (id: string) =>
  queryOptions({
    ...resource<Assistant>([...assistantsKey, id], `/api/assistants/${encodeURIComponent(id)}`),
    refetchInterval: (query) =>
      query.state.data?.scan.status === 'running' ? scanPollMs : retryInterval(query),
  })

/** Key prefix of the data of one assistant. */
export const assistantDataKey = (id: string) => ['parts of assistant', id]

export const taughtPath = (assistantId: string) => `/api/assistants/${assistantId}/answers`

export const taughtQuery = (assistantId: string) =>
  resource<TaughtAnswer[]>([...assistantDataKey(assistantId), 'answers'], taughtPath(assistantId))
