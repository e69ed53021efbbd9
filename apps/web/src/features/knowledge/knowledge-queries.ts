import type { OwnSource, OwnSourceWithText, SiteRules } from '@foyer/contract/sources'
import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '../../lib/api/list-query.ts'
import { resource } from '../../lib/api/resource.ts'
import { assistantDataKey, assistantsQuery } from '../../shared/assistants/assistant-queries.ts'

const assistantPath = (assistantId: string) => `/api/assistants/${assistantId}`
const keyOf = (assistantId: string, part: string) => [...assistantDataKey(assistantId), part]

export const sourcesPath = (assistantId: string) => `${assistantPath(assistantId)}/sources`
export const rulesPath = (assistantId: string) => `${assistantPath(assistantId)}/site-rules`

export const sourcesQuery = (assistantId: string) =>
  listQuery<OwnSource>(keyOf(assistantId, 'sources'), `${sourcesPath(assistantId)}?limit=200`)

export const sourceQuery = (assistantId: string, id: string) =>
  resource<OwnSourceWithText>([...keyOf(assistantId, 'sources'), id], `${sourcesPath(assistantId)}/${id}`)

export const rulesQuery = (assistantId: string) =>
  resource<SiteRules>(keyOf(assistantId, 'rules'), rulesPath(assistantId))

/** Refetches everything that depends on the knowledge: lists, usage counts, and the assistant with its prompt. */
export const refetchKnowledge = (queries: QueryClient, assistantId: string) =>
  Promise.all(
    [assistantDataKey(assistantId), assistantsQuery.queryKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
