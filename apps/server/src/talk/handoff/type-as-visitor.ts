import type { Services } from '../../services.ts'
import { signalLive } from './signals.ts'
import { findHandoff, type OwnedConversation } from './store.ts'

export async function typeAsVisitor({ db }: Pick<Services, 'db'>, conversation: OwnedConversation) {
  const row = await findHandoff(db, conversation)
  if (row?.state === 'person' || row?.state === 'wanted')
    await signalLive(db, { what: 'typing', by: 'visitor', ...conversation })
}
