import type { Analytics } from '@foyer/contract/analytics'
import type { Conversation, ConversationTotals } from '@foyer/contract/conversations'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lib/list-query.ts'
import { resource } from '../lib/resource.ts'

type Filter = Record<string, string>
const search = (filter: Filter) => String(new URLSearchParams(filter))

/** Begins the keys of the lists and of their totals; not of a single conversation, which stays as it was shown. */
export const conversationsKey = ['conversations']
export const analyticsKey = ['analytics']

export const conversationsQuery = (filter: Filter) =>
  listQuery<Conversation>([...conversationsKey, search(filter)], `/api/conversations?${search(filter)}`)

export const totalsQuery = (filter: Filter) =>
  resource<ConversationTotals>(
    [...conversationsKey, 'totals', search(filter)],
    `/api/conversations/totals?${search(filter)}`,
  )

/** Begins the key of each single conversation. */
export const conversationKey = ['conversation']

export const conversationQuery = (id: string) =>
  resource<Conversation>([...conversationKey, id], `/api/conversations/${id}`)

/** Conversations that are going on now. */
export const liveKey = ['live-conversations']

const halfMinute = 30_000

// A visitor whose chat was torn away is noticed by their silence, of which no event tells.
export const liveQuery = queryOptions({
  ...resource<Conversation[]>(liveKey, '/api/conversations/live'),
  staleTime: 0,
  refetchInterval: halfMinute,
})

export const analyticsQuery = (filter: Filter) =>
  resource<Analytics>([...analyticsKey, search(filter)], `/api/analytics?${search(filter)}`)
