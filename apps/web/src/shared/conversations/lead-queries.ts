import type { Lead, LeadTotals } from '@foyer/contract/leads'
import { listQuery } from '../../lib/api/list-query.ts'
import { resource } from '../../lib/api/resource.ts'

type Filter = Record<string, string>
const search = (filter: Filter) => String(new URLSearchParams(filter))

/** Key prefix of all lead queries; changing one lead can affect them all. */
export const leadsKey = ['leads']

export const leadsQuery = (filter: Filter) =>
  listQuery<Lead>([...leadsKey, search(filter)], `/api/leads?${search(filter)}`)

export const leadTotalsQuery = (filter: Filter) =>
  resource<LeadTotals>([...leadsKey, 'totals', search(filter)], `/api/leads/totals?${search(filter)}`)

export const leadQuery = (id: string) => resource<Lead>([...leadsKey, 'one', id], `/api/leads/${id}`)
