import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './browser.ts'

/**
 * A query of one path. Its key names the subject rather than the URL, so a change can invalidate every variant by
 * prefix.
 */
export const resource = <T>(queryKey: readonly string[], path: string) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => api.get<T>(path, { signal }) })

/** Cancels a pending fetch, which may predate the change that was just made. */
export async function fetchFresh<T>(
  queries: QueryClient,
  wanted: FetchQueryOptions<T, Error, T, readonly string[]>,
) {
  await queries.cancelQueries({ queryKey: wanted.queryKey, exact: true })
  return queries.fetchQuery({ ...wanted, staleTime: 0 })
}
