import type { ChangedSiteRules, SiteRules } from '@foyer/contract/sources'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { formatPlural } from '../../ui/format.ts'
import { toast } from '../../ui/toast-store.ts'
import { readAgain, rulesPath, rulesQuery } from './knowledge-queries.ts'

/** What of the website is read, and how it is changed. Each change counts at once. */
export function useSiteRules(assistantId: string) {
  const queries = useQueryClient()
  const rules = useQuery(rulesQuery(assistantId))
  const change = useMutation({
    mutationFn: (wanted: Partial<SiteRules>) =>
      api.put<ChangedSiteRules>(rulesPath(assistantId), {
        ...wanted,
        // What another tab added or took out meanwhile stays so.
        ...(rules.data && { before: rules.data }),
      }),
    onSuccess: ({ pagesForgotten, ...now }) => {
      queries.setQueryData(rulesQuery(assistantId).queryKey, now)
      toast({
        title: 'Saved',
        description:
          pagesForgotten > 0
            ? `${formatPlural(pagesForgotten, 'page')} forgotten. Answers change from the next question on.`
            : 'It counts from the next scan on. Rescrape to have it at once.',
      })
      void readAgain(queries, assistantId)
    },
  })
  return {
    rules,
    busy: change.isPending,
    /** Null where it was saved, else what was wrong with it. */
    async save(wanted: Partial<SiteRules>): Promise<string | null> {
      try {
        await change.mutateAsync(wanted)
        return null
      } catch (error) {
        return messageOf(error, 'It could not be saved. Check your connection and try again.')
      }
    },
  }
}
