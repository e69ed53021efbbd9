import { sessionOf } from '@foyer/contract/chat'
import type { KeptLead, NewLead } from '@foyer/contract/leads'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { ensureConversation } from '../conversations/find-conversation.ts'
import { keepLead } from '../leads/keep-lead.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { sessionFor } from '../visitors/sessions.ts'

export type LeadSender = {
  assistant: AnsweringAssistant
  caller: Caller
  /** A keyed hash. */
  address: string
}

const agreed = 'Agreed to be contacted.'

export async function leaveLead(
  services: Services,
  { assistant, caller, address }: LeadSender,
  given: NewLead,
): Promise<KeptLead> {
  const { mode, consentText } = assistant.leadCapture
  if (caller.kind === 'visitor' && mode === 'off')
    throw new Failure('forbidden', 'This assistant takes no messages.')
  const session = sessionFor(services.secrets, caller, sessionOf(given))
  const id = await keepLeadFrom(services, { assistant, caller, address }, session, {
    name: given.name,
    email: given.email,
    phone: given.phone,
    message: given.message ?? '',
    page: given.page,
    consentText: given.consentText || consentText || agreed,
  })
  return { id, sessionId: session.sessionId, conversationId: session.sessionId }
}

type LeadToKeep = Pick<NewLead, 'name' | 'email' | 'phone' | 'page'> & {
  message: string
  consentText: string
}

export async function keepLeadFrom(
  services: Pick<Services, 'db' | 'queue' | 'now'>,
  { assistant, caller, address }: LeadSender,
  session: { caller: string; sessionId: string },
  left: LeadToKeep,
): Promise<string> {
  const place = { assistant, kind: caller.kind, session }
  const { id } = await keepLead(services, {
    ...left,
    accountId: assistant.accountId,
    assistant,
    conversation: (tx) => ensureConversation(tx, place, services.now()),
    callerKind: caller.kind,
    caller: session.caller,
    sessionId: session.sessionId,
    address: caller.kind === 'visitor' ? address : null,
  })
  return id
}
