import type { Lead } from '@foyer/contract/leads'
import type { ListedLead } from './store.ts'

export const showLead = ({ lead, assistantName }: ListedLead): Lead => ({
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
