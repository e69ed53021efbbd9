import type { Notices } from '@foyer/contract/notices'
import { queryOptions } from '@tanstack/react-query'
import { retryInterval } from '../../lib/api/query-client.ts'
import { resource } from '../../lib/api/resource.ts'

const minute = 60_000

/** Polled because visitors use up limits while the owner watches. */
export const noticesQuery = queryOptions({
  ...resource<Notices>(['notices'], '/api/notices'),
  staleTime: 0,
  refetchInterval: (query) => retryInterval(query) || minute,
})
