import type { Limits, Usage } from '@foyer/contract/usage'
import { MutationCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { api, session } from './browser.ts'
import { ApiError } from './http.ts'

const second = 1_000
const minute = 60 * second

/** A key's segments, joined with '/', are the path that is read: `['/api/assistants', id]`. */
const read = ({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) =>
  api.get<unknown>(queryKey.join('/'), { signal })

const whileUnreachableMs = 5 * second

/** What failed because the server was away is asked again until it is back; what it refused is not. */
export const untilReachable = ({ state: { status, error } }: { state: { status: string; error: unknown } }) =>
  status === 'error' && !(error instanceof ApiError && error.status < 500) && whileUnreachableMs

// A browser that says it is offline is asked all the same: waiting in silence for it to say otherwise tells nobody.
const networkMode = 'always'

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: sayGone }),
  defaultOptions: {
    queries: {
      queryFn: read,
      staleTime: 5 * minute,
      gcTime: 10 * minute,
      retry: false,
      refetchInterval: untilReachable,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode,
    },
    mutations: { retry: false, networkMode },
  },
})

/** Whatever is not found may be gone with its assistant: whoever shows that one looks again. */
export function sayGone(error: unknown) {
  if (error instanceof ApiError && error.status === 404)
    void queryClient.invalidateQueries({ queryKey: ['/api/assistants'] })
}

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
