import type { Services } from '../../services.ts'
import type { LiveSignals } from './signals.ts'
import { findHandoff, type OwnedConversation } from './store.ts'

/** Detects a takeover on any instance while the assistant answers. */
export function watchForPerson(
  { db, log }: Pick<Services, 'db' | 'log'>,
  line: LiveSignals,
  whose: Pick<OwnedConversation, 'accountId' | 'conversationId'>,
): { came: AbortSignal; stop: () => void } {
  const came = new AbortController()
  const look = async () => {
    if ((await findHandoff(db, whose))?.state === 'person') came.abort()
  }
  const stop = line.follow(whose.conversationId, (heard) => {
    if (heard && (heard.what !== 'handoff' || heard.by !== 'person')) return
    // A missed takeover only wastes streamed text: storing the answer checks again.
    look().catch((error) => log.debug({ err: error }, 'it was not seen whether a person came'))
  })
  return { came: came.signal, stop }
}
