import { sendEvents } from '../../machines/webhooks/send-events.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { LeadRow } from './store.ts'

/** The subject of a lead's notices. Later messages append a suffix after a colon. */
export const subjectOf = (leadId: string) => `new_lead:${leadId}`

const shortened = (text: string, longest: number) => {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text
}

export async function notifyOwnerOfLead(
  tx: Queryable,
  lead: LeadRow,
  assistantName: string,
  { added, at }: { added: string; at: Date | null },
) {
  const { name, email, phone } = lead
  const who = shortened(name ?? email ?? phone ?? 'a visitor', 80)
  const contacts = [email, phone].filter((contact) => contact !== null).join(', ')
  await addNotice(tx, lead.accountId, {
    kind: 'new_lead',
    subject: at ? `${subjectOf(lead.id)}:${at.toISOString()}` : subjectOf(lead.id),
    title: at ? `${who} left another message` : `New lead: ${who}`,
    text: [
      `${contacts}, left with ${shortened(assistantName, 80)}.`,
      ...(added ? [`“${shortened(added, 500)}”`] : []),
    ].join('\n\n'),
    href: `/conversations?tab=leads&lead=${lead.id}`,
  })
}

/** Fired once per lead. */
export const sendLeadEvent = (
  services: { db: Queryable } & Pick<Services, 'queue'>,
  { id, accountId, assistantId, conversationId, name, email, phone, message, page, createdAt }: LeadRow,
  sessionName: { sessionId?: string },
) =>
  sendEvents(services, accountId, createdAt, [
    {
      type: 'lead.created',
      data: {
        leadId: id,
        assistantId,
        ...(conversationId && { conversationId }),
        ...sessionName,
        name,
        email,
        phone,
        message,
        page,
      },
    },
  ])
