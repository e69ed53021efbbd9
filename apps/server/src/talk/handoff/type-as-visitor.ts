import type { Services } from '../../services.ts'
import { signalLive } from './signals.ts'
import { findHandoff, type OwnedConversation } from './store.ts'

/** Tells the person who is there or is being called that the visitor writes; it is kept nowhere. */
export async function typeAsVisitor({ db }: Pick<Services, 'db'>, whose: OwnedConversation) {
  const row = await findHandoff(db, whose)
  if (row?.state === 'person' || row?.state === 'wanted')
    await signalLive(db, { what: 'typing', by: 'visitor', ...whose })
}
