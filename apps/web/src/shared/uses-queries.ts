import type { KnowledgeUsage, KnowledgeUse, KnowledgeUses } from '@foyer/contract/sources'
import { queryOptions } from '@tanstack/react-query'
import { resource } from '../lib/resource.ts'
import { partsOfAssistant } from './assistant-queries.ts'

/** What answers can lean on, as the paths name it. */
export type KnownKind = 'pages' | 'sources' | 'facts'

/** Which answers used what; forgotten with whatever belongs to the assistant. */
export const usesQuery = (assistantId: string) =>
  queryOptions({
    ...resource<KnowledgeUses>(
      [...partsOfAssistant(assistantId), 'uses'],
      `/api/assistants/${assistantId}/uses`,
    ),
    // Every question that is asked changes it, also those in the chat beside.
    staleTime: 0,
  })

export const usesOfQuery = (assistantId: string, kind: KnownKind, id: string) =>
  resource<KnowledgeUse[]>(
    [...partsOfAssistant(assistantId), 'uses', kind, id],
    `/api/assistants/${assistantId}/${kind}/${id}/uses`,
  )

/** How often each was used, by its id. */
export const byId = (used: readonly KnowledgeUsage[] | undefined) =>
  new Map(used?.map((each) => [each.id, each]))
