import type { Assistant } from '@foyer/contract/assistants'
import type { scanReport } from '@foyer/contract/scans'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { z } from 'zod'
import { isScanLimit } from '../../lib/api/api.ts'
import { api } from '../../lib/api/browser.ts'
import { messageOf } from '../../lib/http/http.ts'
import { assistantDataKey, assistantsQuery, scanPollMs } from '../../shared/assistants/assistant-queries.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { describeRescan, scanDoneMessage } from './scan-changes.ts'

type Report = z.infer<typeof scanReport>

export function useRescan({ id, scan, pageCount }: Assistant) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const rescan = useMutation({
    mutationFn: () => api.post<Report>(`/api/assistants/${id}/scrape`, undefined, { onLimit: 'throw' }),
    onSuccess: (report) => toast(describeRescan(report, pageCount)),
    onError: (error) => {
      const message = messageOf(error, 'Failed to scrape website')
      if (isScanLimit(message)) navigate('/billing')
      else toast({ title: 'Error', description: message, variant: 'destructive' })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: assistantsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: limitsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: assistantDataKey(id) }),
      ]),
  })

  // Polls the list for progress while the request is pending.
  useQuery({
    ...assistantsQuery,
    enabled: rescan.isPending,
    refetchInterval: scanPollMs,
    notifyOnChangeProps: [],
  })

  const { isPending } = rescan
  const last = useRef({ status: scan.status, isPending })
  useEffect(() => {
    // A scan started elsewhere, or still running after its response, ends without a toast of its own. If response and
    // end arrive together, the response’s toast is enough.
    const wasRunning = last.current.status === 'running' && !last.current.isPending
    if (wasRunning && scan.status === 'done' && !isPending) toast({ title: scanDoneMessage })
    last.current = { status: scan.status, isPending }
  }, [scan.status, isPending])
  return rescan
}
