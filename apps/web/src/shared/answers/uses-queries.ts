import type { KnowledgeUses, UsedKnowledge, UseOfKnowledge } from '@foyer/contract/sources'
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
  resource<UseOfKnowledge[]>(
    [...assistantDataKey(assistantId), 'uses', kind, id],
    `/api/assistants/${assistantId}/${kind}/${id}/uses`,
  )

export const byId = (used: readonly UsedKnowledge[] | undefined) =>
  new Map(used?.map((each) => [each.id, each]))
