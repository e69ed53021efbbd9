import type { Limits, Usage } from '@foyer/contract/usage'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { api, session } from './browser.ts'

const second = 1_000
const minute = 60 * second

/** A key's segments, joined with '/', are the path that is read: `['/api/assistants', id]`. */
const read = ({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) =>
  api.get<unknown>(queryKey.join('/'), { signal })

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: read,
      staleTime: 5 * minute,
      gcTime: 10 * minute,
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

// The next person at this browser must not meet the last one's data.
session.subscribe(() => {
  if (session.get().status === 'signed-out') queryClient.clear()
})

export const limitsQuery = queryOptions<Limits>({
  queryKey: ['/api/subscription/limits'],
  staleTime: 0,
  retry: 1,
  refetchOnWindowFocus: true,
})

export const usageQuery = queryOptions<Usage>({
  queryKey: ['/api/usage'],
  staleTime: 30 * second,
  gcTime: minute,
  retry: 1,
})
