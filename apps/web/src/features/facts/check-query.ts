import type { FactCheck } from '@foyer/contract/facts'
import { queryOptions } from '@tanstack/react-query'
import { resource } from '../../lib/api/resource.ts'
import { assistantDataKey } from '../../shared/assistants/assistant-queries.ts'

export const factsPath = (assistantId: string) => `/api/assistants/${assistantId}/facts`

/** Facts to review, in their own query because the dashboard needs no list of facts. */
export const checkQuery = (assistantId: string) =>
  queryOptions(
    resource<FactCheck>([...assistantDataKey(assistantId), 'fact check'], `${factsPath(assistantId)}/check`),
  )
