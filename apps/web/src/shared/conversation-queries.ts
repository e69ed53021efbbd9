import type { Analytics } from '@foyer/contract/analytics'
import type { Conversation, ConversationTotals } from '@foyer/contract/conversations'
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

export const conversationQuery = (id: string) =>
  resource<Conversation>(['conversation', id], `/api/conversations/${id}`)

export const analyticsQuery = (filter: Filter) =>
  resource<Analytics>([...analyticsKey, search(filter)], `/api/analytics?${search(filter)}`)
