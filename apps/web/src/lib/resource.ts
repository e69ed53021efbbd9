import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './browser.ts'

/**
 * What the server answers at a path. The key names the thing and not its address: a change forgets everything that
 * begins with the same words, whatever it was filtered by.
 */
export const resource = <T>(queryKey: readonly string[], path: string) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => api.get<T>(path, { signal }) })

/** What it is now. A reading still under way may be older than what was just changed: it is not waited for. */
export async function readAnew<T>(
  queries: QueryClient,
  wanted: FetchQueryOptions<T, Error, T, readonly string[]>,
) {
  await queries.cancelQueries({ queryKey: wanted.queryKey, exact: true })
  return queries.fetchQuery({ ...wanted, staleTime: 0 })
}
