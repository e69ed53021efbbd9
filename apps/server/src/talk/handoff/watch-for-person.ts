import type { Services } from '../../services.ts'
import type { LiveSignals } from './signals.ts'
import { findHandoff, type OwnedConversation } from './store.ts'

/** Detects a takeover on any instance while the assistant answers. */
export function watchForPerson(
  { db, log }: Pick<Services, 'db' | 'log'>,
  signals: LiveSignals,
  conversation: Pick<OwnedConversation, 'accountId' | 'conversationId'>,
): { arrived: AbortSignal; stop: () => void } {
  const arrived = new AbortController()
  const look = async () => {
    if ((await findHandoff(db, conversation))?.state === 'person') arrived.abort()
  }
  const stop = signals.follow(conversation.conversationId, (event) => {
    if (event && (event.what !== 'handoff' || event.by !== 'person')) return
    // A missed takeover only wastes streamed text: storing the answer checks again.
    look().catch((error) => log.debug({ err: error }, 'it was not seen whether a person came'))
  })
  return { arrived: arrived.signal, stop }
}
