import type { Overview } from '@foyer/contract/overview'
import { queryOptions } from '@tanstack/react-query'
import { resource } from '../../lib/api/resource.ts'
import { conversationsKey } from './conversation-queries.ts'

// Shown on every screen, so it is cached longer.
const aMinute = 60_000

export const overviewQuery = queryOptions({
  ...resource<Overview>([...conversationsKey, 'overview'], '/api/overview'),
  staleTime: aMinute,
})
