import type { Lead, LeadStatus } from '@foyer/contract/leads'
import type { BadgeTone } from '../../ui/badge.tsx'

export const statusLabels: Record<LeadStatus, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'accent' },
  contacted: { label: 'Contacted', tone: 'warn' },
  closed: { label: 'Closed', tone: 'good' },
}

export const leadName = ({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>) =>
  name ?? email ?? phone ?? 'Visitor'
