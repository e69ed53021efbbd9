import { MutationCache, QueryClient } from '@tanstack/react-query'
import { session } from './browser.ts'
import { ApiError } from './http.ts'

const second = 1_000
const minute = 60 * second

const whileUnreachableMs = 5 * second

/** What failed because the server was away is asked again until it is back; what it refused is not. */
export const untilReachable = ({ state: { status, error } }: { state: { status: string; error: unknown } }) =>
  status === 'error' && !(error instanceof ApiError && error.status < 500) && whileUnreachableMs

// A browser that says it is offline is asked all the same: waiting in silence for it to say otherwise tells nobody.
const networkMode = 'always'

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: checkAssistantsIfNotFound }),
  defaultOptions: {
    queries: {
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

/** Begins the key of each assistant, too. Known here for what stands below. */
export const assistantsKey = ['assistants']

/** Whatever is not found may be gone with its assistant: whoever shows that one looks again. */
export function checkAssistantsIfNotFound(error: unknown) {
  if (error instanceof ApiError && error.status === 404)
    void queryClient.invalidateQueries({ queryKey: assistantsKey })
}

// The next person at this browser must not meet the last one's data.
session.subscribe(() => {
  if (session.get().status === 'signed-out') queryClient.clear()
})
