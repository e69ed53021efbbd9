import type { OwnerHandoff } from '@foyer/contract/handoff'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { type HeldConversation, holdConversation } from '../conversations/hold-conversation.ts'
import { findConversationOf } from '../conversations/read-conversations.ts'
import { showOwnersHandoff } from './show-handoff.ts'
import { signalLive } from './signals.ts'
import { changeHandoff, isTakenOver, lockHandoff, type OwnedConversation, saveHandoff } from './store.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'handingOver'>
type Owner = { id: string; firstName: string }

/** Another account's conversation looks like a missing one. */
export async function findOwnersConversation(
  db: Queryable,
  accountId: string,
  conversationId: string,
): Promise<OwnedConversation> {
  const { assistantId, testChat } = await findConversationOf(db, accountId, conversationId)
  if (testChat) throw new Failure('unprocessable', 'This is your own test chat: there is nobody to write to.')
  return { conversationId, accountId, assistantId }
}

export async function holdOwnersConversation(
  tx: Queryable,
  { accountId, conversationId }: OwnedConversation,
): Promise<HeldConversation> {
  const held = await holdConversation(tx, accountId, conversationId)
  if (!held) throw new Failure('not_found', 'No such conversation.')
  return held
}

/** Idempotent, and possible without a request. */
export async function takeOver(services: NeededServices, owner: Owner, id: string): Promise<OwnerHandoff> {
  const { db, now } = services
  const conversation = await findOwnersConversation(db, owner.id, id)
  return db.transaction(async (tx) => {
    const held = await holdOwnersConversation(tx, conversation)
    const before = await lockHandoff(tx, held)
    if (before?.state === 'person') return showOwnersHandoff(tx, before, services)
    const person = owner.firstName
    const row = await saveHandoff(tx, held, {
      state: 'person',
      person,
      reason: null,
      takenAt: now(),
      activeAt: now(),
    })
    await signalLive(tx, { what: 'handoff', by: 'person', ...conversation })
    return showOwnersHandoff(tx, row, services)
  })
}

export async function handBack(
  services: NeededServices,
  accountId: string,
  id: string,
): Promise<OwnerHandoff> {
  const { db } = services
  const conversation = await findOwnersConversation(db, accountId, id)
  return db.transaction(async (tx) => {
    const held = await holdOwnersConversation(tx, conversation)
    const row =
      (await changeHandoff(tx, held, isTakenOver, { state: 'assistant', person: null })) ??
      (await saveHandoff(tx, held, { person: null }))
    await signalLive(tx, { what: 'handoff', by: 'person', ...conversation })
    return showOwnersHandoff(tx, row, services)
  })
}
