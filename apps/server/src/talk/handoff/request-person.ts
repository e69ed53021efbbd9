import type { Handoff } from '@foyer/contract/handoff'
import { sendEvents } from '../../machines/webhooks/send-events.ts'
import { spendVisitorHandoff } from '../../money/usage/spend.ts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { beginConversation, type HeldConversation } from '../conversations/hold-conversation.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { conversationNames } from '../visitors/name-conversation.ts'
import { isWithinHours } from './opening-hours.ts'
import { showHandoff, wantedSubject } from './show-handoff.ts'
import { signalLive } from './signals.ts'
import { lockHandoff, saveHandoff } from './store.ts'

export type Request = {
  assistant: AnsweringAssistant
  caller: Caller
  /** A keyed hash. */
  address: string
  session: ConversationPlace['session']
  question: string | null
}

type NeededServices = Pick<Services, 'db' | 'queue' | 'now' | 'handingOver'>

/**
 * Notifies the owner and their webhooks once per wait. Outside the owner's hours only webhooks are notified, and the
 * visitor is told. The conversation starts in the same transaction, so that a refusal leaves none behind.
 */
export async function requestPerson(services: NeededServices, request: Request): Promise<Handoff> {
  const { assistant, caller, address, session } = request
  if (!assistant.handoff) throw new Failure('unprocessable', 'Nobody can be called here.')
  if (caller.kind === 'owner')
    throw new Failure('unprocessable', 'This is your own test chat: the person to call is you.')
  const { db, now } = services
  return db.transaction(async (tx) => {
    const held = await beginConversation(tx, { assistant, kind: caller.kind, session }, now())
    const before = await lockHandoff(tx, held)
    const status = before && showHandoff(before, services)
    if (status?.state === 'wanted' || status?.state === 'person') return status
    await spendVisitorHandoff(tx, { id: assistant.accountId, plan: assistant.plan }, address, now())
    const { name, embed } = await findOwnedAssistant(tx, assistant.accountId, assistant.id)
    const withinHours = isWithinHours(embed.handoffHours ?? null, now())
    // A repeated request within the same closed hours changes nothing.
    if (!withinHours && status?.reason === 'closed') return status
    const row = await saveHandoff(tx, held, {
      state: withinHours ? 'wanted' : 'missed',
      person: null,
      reason: withinHours ? null : 'closed',
      wantedAt: now(),
    })
    if (withinHours) await noticeOwner(tx, held, request.question, name, now())
    if (assistant.hasWebhooks) await tellPrograms({ ...services, db: tx }, held, request, withinHours)
    await signalLive(tx, { what: 'handoff', by: 'visitor', ...held, wanted: withinHours })
    return showHandoff(row, services)
  })
}

const noticeOwner = (
  tx: Parameters<typeof addNotice>[0],
  { accountId, conversationId }: HeldConversation,
  question: Request['question'],
  name: string,
  at: Date,
) =>
  addNotice(tx, accountId, {
    kind: 'person_wanted',
    subject: `${wantedSubject(conversationId)}:${at.getTime()}`,
    title: `A visitor of ${name} wants to talk to a person`,
    text: `${question ? `They wrote: “${excerptOf(question)}”\n` : ''}They wait for two minutes. After that they are asked to leave a message.`,
    href: `/conversations?conversation=${conversationId}`,
  })

const excerptOf = (text: string) => (text.length > 200 ? `${text.slice(0, 200).trimEnd()}…` : text)

const tellPrograms = (
  services: Parameters<typeof sendEvents>[0] & Pick<Services, 'now'>,
  { conversationId }: HeldConversation,
  { assistant, caller, session: { sessionId }, question }: Request,
  withinHours: boolean,
) =>
  sendEvents(services, assistant.accountId, services.now(), [
    {
      type: 'person.wanted',
      data: {
        assistantId: assistant.id,
        ...conversationNames(conversationId, caller, sessionId),
        question,
        withinHours,
      },
    },
  ])
