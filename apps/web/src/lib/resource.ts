import { queryOptions } from '@tanstack/react-query'
import { api } from './browser.ts'

/**
 * What the server answers at a path. The key names the thing and not its address: a change forgets everything that
 * begins with the same words, whatever it was filtered by.
 */
export const resource = <T>(queryKey: readonly string[], path: string) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => api.get<T>(path, { signal }) })
