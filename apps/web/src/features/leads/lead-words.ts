import type { Lead, LeadStatus } from '@foyer/contract/leads'
import type { BadgeTone } from '../../ui/badge.tsx'

export const statusWords: Record<LeadStatus, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'accent' },
  contacted: { label: 'Contacted', tone: 'warn' },
  closed: { label: 'Closed', tone: 'good' },
}

/** What a lead goes by: a name, or else the way to reach them. */
export const leadName = ({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>) =>
  name ?? email ?? phone ?? 'Visitor'
