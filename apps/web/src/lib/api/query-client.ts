import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/http.ts'
import { session } from './browser.ts'

const second = 1_000
const minute = 60 * second

const whileUnreachableMs = 5 * second

/** Queries that failed because the server was unreachable are retried; refused ones are not. */
export const retryInterval = ({ state: { status, error } }: { state: { status: string; error: unknown } }) =>
  status === 'error' && !(error instanceof ApiError && error.status < 500) && whileUnreachableMs

// Requests are sent even when the browser reports being offline, so that failures show.
const networkMode = 'always'

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: refetchAssistantsOnNotFound }),
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      gcTime: 10 * minute,
      retry: false,
      refetchInterval: retryInterval,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode,
    },
    mutations: { retry: false, networkMode },
  },
})

/** Prefix of every assistant key. Defined here because the error handler below needs it. */
export const assistantsKey = ['assistants']

/** A 404 may mean that the assistant was deleted elsewhere. */
export function refetchAssistantsOnNotFound(error: unknown) {
  if (error instanceof ApiError && error.status === 404)
    void queryClient.invalidateQueries({ queryKey: assistantsKey })
}

// The next user of this browser must not see the previous user’s data.
session.subscribe(() => {
  if (session.get().status === 'signed-out') queryClient.clear()
})
