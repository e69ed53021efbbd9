import { sendEvents } from '../../machines/webhooks/send-events.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { LeadRow } from './store.ts'

/** What notices of a lead are about; those of further messages go on after a colon. */
export const subjectOf = (leadId: string) => `new_lead:${leadId}`

const shortened = (text: string, longest: number) => {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text
}

const whoOf = ({ name, email, phone }: LeadRow) => shortened(name ?? email ?? phone ?? 'a visitor', 80)

const waysOf = ({ email, phone }: LeadRow) => [email, phone].filter((way) => way !== null).join(', ')

/** Tells the owner of a lead, under the bell and by mail: once, and again whenever the same person leaves more. */
export async function noticeLead(
  tx: Queryable,
  lead: LeadRow,
  assistantName: string,
  { added, at }: { added: string; at: Date | null },
) {
  const who = whoOf(lead)
  await addNotice(tx, lead.accountId, {
    kind: 'new_lead',
    subject: at ? `${subjectOf(lead.id)}:${at.toISOString()}` : subjectOf(lead.id),
    title: at ? `${who} left another message` : `New lead: ${who}`,
    text: [
      `${waysOf(lead)}, left with ${shortened(assistantName, 80)}.`,
      ...(added ? [`“${shortened(added, 500)}”`] : []),
    ].join('\n\n'),
    href: `/conversations?tab=leads&lead=${lead.id}`,
  })
}

/** The owner's programs hear of each lead once. */
export const tellLead = (
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
