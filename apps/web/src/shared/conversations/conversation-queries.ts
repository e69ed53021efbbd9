import type { Analytics } from '@foyer/contract/analytics'
import type { Conversation, ConversationTotals } from '@foyer/contract/conversations'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../lib/api/list-query.ts'
import { resource } from '../../lib/api/resource.ts'

type Filter = Record<string, string>
const search = (filter: Filter) => String(new URLSearchParams(filter))

/** Key prefix of lists and totals, but not of single conversations. */
export const conversationsKey = ['conversations']
export const analyticsKey = ['analytics']

export const conversationsQuery = (filter: Filter) =>
  listQuery<Conversation>([...conversationsKey, search(filter)], `/api/conversations?${search(filter)}`)

export const totalsQuery = (filter: Filter) =>
  resource<ConversationTotals>(
    [...conversationsKey, 'totals', search(filter)],
    `/api/conversations/totals?${search(filter)}`,
  )

/** Key prefix of single conversations. */
export const conversationKey = ['conversation']

export const conversationQuery = (id: string) =>
  resource<Conversation>([...conversationKey, id], `/api/conversations/${id}`)

export const liveKey = ['live-conversations']

const halfMinute = 30_000

// Polled because no event reports a visitor whose connection dropped.
export const liveQuery = queryOptions({
  ...resource<Conversation[]>(liveKey, '/api/conversations/live'),
  staleTime: 0,
  refetchInterval: halfMinute,
})

export const analyticsQuery = (filter: Filter) =>
  resource<Analytics>([...analyticsKey, search(filter)], `/api/analytics?${search(filter)}`)
