import type { Lead } from '@foyer/contract/leads'
import { nameAssistants } from '../assistants/name-assistants.ts'
import type { Queryable } from '../db/client.ts'
import type { LeadRow, ListedLead } from './store.ts'

export async function showLeads(
  db: Queryable,
  accountId: string,
  rows: readonly ListedLead[],
): Promise<Lead[]> {
  const names = await nameAssistants(
    db,
    accountId,
    rows.map(({ lead }) => lead.assistantId),
  )
  return rows.map(({ lead }) => showLead(lead, names.get(lead.assistantId) ?? null))
}

const showLead = (lead: LeadRow, assistantName: string | null): Lead => ({
  id: lead.id,
  assistantId: lead.assistantId,
  assistantName,
  conversationId: lead.conversationId,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  earlierContacts: lead.earlierContacts,
  message: lead.message,
  page: lead.page,
  consentText: lead.consentText,
  consentAt: lead.consentAt.toISOString(),
  status: lead.status,
  note: lead.note,
  testChat: lead.callerKind === 'owner',
  createdAt: lead.createdAt.toISOString(),
  updatedAt: lead.updatedAt.toISOString(),
})
