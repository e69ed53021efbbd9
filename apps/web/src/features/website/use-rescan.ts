import type { Assistant } from '@foyer/contract/assistants'
import type { scanReport } from '@foyer/contract/scans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { z } from 'zod'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { limitsQuery } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast-store.ts'

type Report = z.infer<typeof scanReport>

const parts = ({ added, changed, removed }: Report) =>
  [added && `${added} added`, changed && `${changed} changed`, removed && `${removed} removed`].filter(
    Boolean,
  )

export function useRescan({ id }: Assistant) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () => api.post<Report>(`/api/assistants/${id}/scrape`),
    onSuccess: (report) => {
      const changes = parts(report)
      toast({
        title: report.message,
        description: changes.length > 0 ? `Pages: ${changes.join(', ')}.` : 'No page has changed.',
      })
    },
    onError: (error) => {
      const message = messageOf(error, 'Failed to scrape website')
      if (message.includes('Scraping limit reached')) navigate('/billing')
      else toast({ title: 'Error', description: message, variant: 'destructive' })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['/api/assistants'] }),
        queries.invalidateQueries({ queryKey: limitsQuery.queryKey }),
        queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes(id) }),
      ]),
  })
}
