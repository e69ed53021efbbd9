import type { ChangedSiteRules, SiteRules } from '@foyer/contract/sources'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { messageOf } from '../../lib/http/http.ts'
import { formatPlural } from '../../ui/format.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { refetchKnowledge, rulesPath, rulesQuery } from './knowledge-queries.ts'

export function useSiteRules(assistantId: string) {
  const queries = useQueryClient()
  const rules = useQuery(rulesQuery(assistantId))
  const change = useMutation({
    mutationFn: (wanted: Partial<SiteRules>) =>
      api.put<ChangedSiteRules>(rulesPath(assistantId), {
        ...wanted,
        // Merges with changes from another tab.
        ...(rules.data && { before: rules.data }),
      }),
    onSuccess: ({ pagesForgotten, ...now }) => {
      queries.setQueryData(rulesQuery(assistantId).queryKey, now)
      toast({
        title: 'Saved',
        description:
          pagesForgotten > 0
            ? `${formatPlural(pagesForgotten, 'page')} removed. Takes effect with the next question.`
            : 'Takes effect with the next scan. Rescrape to apply it now.',
      })
      void refetchKnowledge(queries, assistantId)
    },
  })
  return {
    rules,
    busy: change.isPending,
    /** Resolves to an error message, or null. */
    async save(wanted: Partial<SiteRules>): Promise<string | null> {
      try {
        await change.mutateAsync(wanted)
        return null
      } catch (error) {
        return messageOf(error, 'Couldn’t save it. Check your connection and try again.')
      }
    },
  }
}
