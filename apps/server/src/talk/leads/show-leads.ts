import type { Lead } from '@foyer/contract/leads'
import { readAssistantNames } from '../../people/assistants/read-assistant-names.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { withJoined } from './merge-lead.ts'
import { listSimilarLeads, type SimilarLead } from './similar-leads-store.ts'
import { type LeadRow, type ListedLead, listJoined } from './store.ts'

export async function showLeads(
  db: Queryable,
  accountId: string,
  rows: readonly ListedLead[],
): Promise<Lead[]> {
  const ids = rows.map(({ lead }) => lead.id)
  const assistantIds = rows.map(({ lead }) => lead.assistantId)
  const [names, joined, alike] = [
    await readAssistantNames(db, accountId, assistantIds),
    Map.groupBy(await listJoined(db, accountId, ids), ({ mergedInto }) => mergedInto),
    await listSimilarLeads(db, accountId, ids),
  ]
  return rows.map(({ lead }) =>
    showLead(lead, joined.get(lead.id) ?? [], names.get(lead.assistantId) ?? null, alike.get(lead.id) ?? []),
  )
}

function showLead(
  row: LeadRow,
  joined: readonly LeadRow[],
  assistantName: string | null,
  alike: readonly SimilarLead[],
): Lead {
  const lead = withJoined(row, joined)
  const conversationIds = [row, ...joined].map(({ conversationId }) => conversationId)
  return {
    id: lead.id,
    assistantId: lead.assistantId,
    assistantName,
    conversationId: lead.conversationId,
    conversationIds: [...new Set(conversationIds.filter((id) => id !== null))],
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
    perhapsSame: alike.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
  }
}
