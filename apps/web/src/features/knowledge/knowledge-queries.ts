import type { OwnSource, OwnSourceWithText, SiteRules } from '@foyer/contract/sources'
import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '../../lib/list-query.ts'
import { resource } from '../../lib/resource.ts'
import { assistantDataKey, assistantsQuery } from '../../shared/assistant-queries.ts'

const at = (assistantId: string) => `/api/assistants/${assistantId}`
const keyOf = (assistantId: string, part: string) => [...assistantDataKey(assistantId), part]

export const sourcesPath = (assistantId: string) => `${at(assistantId)}/sources`
export const rulesPath = (assistantId: string) => `${at(assistantId)}/site-rules`

export const sourcesQuery = (assistantId: string) =>
  listQuery<OwnSource>(keyOf(assistantId, 'sources'), `${sourcesPath(assistantId)}?limit=200`)

export const sourceQuery = (assistantId: string, id: string) =>
  resource<OwnSourceWithText>([...keyOf(assistantId, 'sources'), id], `${sourcesPath(assistantId)}/${id}`)

export const rulesQuery = (assistantId: string) =>
  resource<SiteRules>(keyOf(assistantId, 'rules'), rulesPath(assistantId))

/** A change of what is known changes its lists, the counts of its uses, and the assistant with its prompt. */
export const readAgain = (queries: QueryClient, assistantId: string) =>
  Promise.all(
    [assistantDataKey(assistantId), assistantsQuery.queryKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
