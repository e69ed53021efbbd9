import type { PersonMessage } from '@foyer/contract/handoff'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { keepLiveMessage } from '../conversations/keep-live-message.ts'
import { queueReplyMail } from './mail-visitor.ts'
import { isVisitorOnline } from './show-handoff.ts'
import { signalLive } from './signals.ts'
import { changeHandoff, findHandoff, isTakenOver } from './store.ts'
import { findOwnersConversation, holdOwnersConversation } from './take-over.ts'

type NeededServices = Pick<Services, 'db' | 'queue' | 'now' | 'handingOver'>

/** Durable once resolved. A repeated key is stored once. */
export async function writeAsPerson(
  services: NeededServices,
  accountId: string,
  id: string,
  { content, messageKey }: PersonMessage,
) {
  const { db, now } = services
  const conversation = await findOwnersConversation(db, accountId, id)
  return db.transaction(async (tx) => {
    const held = await holdOwnersConversation(tx, conversation)
    const at = now()
    const row = await changeHandoff(tx, held, isTakenOver, { activeAt: at })
    if (!row) throw new Failure('conflict', 'Take this conversation over before you write in it.')
    const author = row.person ?? ''
    const said = { role: 'assistant', content, author, key: messageKey ?? null, at } as const
    const stored = await keepLiveMessage(tx, held, said)
    if (stored.isNew) {
      await signalLive(tx, { what: 'message', by: 'person', ...conversation })
      if (!isVisitorOnline(row, services)) await queueReplyMail(services, tx, conversation)
    }
    return {
      id: stored.id,
      role: 'assistant' as const,
      content: stored.content,
      timestamp: stored.createdAt.toISOString(),
      author,
    }
  })
}

export async function typeAsPerson({ db }: Pick<Services, 'db'>, accountId: string, id: string) {
  const conversation = await findOwnersConversation(db, accountId, id)
  const row = await findHandoff(db, conversation)
  if (row?.state === 'person') await signalLive(db, { what: 'typing', by: 'person', ...conversation })
}
