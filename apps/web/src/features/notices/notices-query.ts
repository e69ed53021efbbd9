import type { Notices } from '@foyer/contract/notices'
import { queryOptions } from '@tanstack/react-query'
import { retryInterval } from '../../lib/query-client.ts'
import { resource } from '../../lib/resource.ts'

const minute = 60_000

/** Visitors use up limits while the owner looks on, so it is asked again now and then, and whenever they come back. */
export const noticesQuery = queryOptions({
  ...resource<Notices>(['notices'], '/api/notices'),
  staleTime: 0,
  refetchInterval: (query) => retryInterval(query) || minute,
})
