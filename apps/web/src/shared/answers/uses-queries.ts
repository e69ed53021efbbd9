import type { KnowledgeUsage, KnowledgeUse, KnowledgeUses } from '@foyer/contract/sources'
import { queryOptions } from '@tanstack/react-query'
import { resource } from '../../lib/api/resource.ts'
import { assistantDataKey } from '../assistants/assistant-queries.ts'

export type KnownKind = 'pages' | 'sources' | 'facts'

export const usesQuery = (assistantId: string) =>
  queryOptions({
    ...resource<KnowledgeUses>(
      [...assistantDataKey(assistantId), 'uses'],
      `/api/assistants/${assistantId}/uses`,
    ),
    // Every question changes it, including those in the test chat.
    staleTime: 0,
  })

export const itemUsesQuery = (assistantId: string, kind: KnownKind, id: string) =>
  resource<KnowledgeUse[]>(
    [...assistantDataKey(assistantId), 'uses', kind, id],
    `/api/assistants/${assistantId}/${kind}/${id}/uses`,
  )

export const byId = (used: readonly KnowledgeUsage[] | undefined) =>
  new Map(used?.map((each) => [each.id, each]))
