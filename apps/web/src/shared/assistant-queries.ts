import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Assistant } from '@foyer/contract/assistants'
import { queryOptions } from '@tanstack/react-query'
import { assistantsKey, untilReachable } from '../lib/query-client.ts'
import { resource } from '../lib/resource.ts'

export const whileScanningMs = 3_000

/** The list is read again by itself only while a website is being read: then it changes without anyone's doing. */
export const assistantsQuery = queryOptions({
  ...resource<Assistant[]>(assistantsKey, '/api/assistants'),
  refetchInterval: (query) =>
    query.state.data?.some(({ scan }) => scan.status === 'running') ? whileScanningMs : untilReachable(query),
})

export const assistantQuery = (id: string) =>
  queryOptions({
    ...resource<Assistant>([...assistantsKey, id], `/api/assistants/${encodeURIComponent(id)}`),
    refetchInterval: (query) =>
      query.state.data?.scan.status === 'running' ? whileScanningMs : untilReachable(query),
  })

/** Begins the key of whatever belongs to one assistant and is read apart from it. */
export const partsOfAssistant = (id: string) => ['parts of assistant', id]

export const taughtPath = (assistantId: string) => `/api/assistants/${assistantId}/answers`

export const taughtQuery = (assistantId: string) =>
  resource<TaughtAnswer[]>([...partsOfAssistant(assistantId), 'answers'], taughtPath(assistantId))
