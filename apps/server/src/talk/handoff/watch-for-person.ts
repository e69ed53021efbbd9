import type { Services } from '../../services.ts'
import type { LiveLine } from './signals.ts'
import { findHandoff, type OwnedConversation } from './store.ts'

/** Notices when a person steps into a conversation, on whichever instance: the assistant is silent from then on. */
export function watchForPerson(
  { db, log }: Pick<Services, 'db' | 'log'>,
  line: LiveLine,
  whose: Pick<OwnedConversation, 'accountId' | 'conversationId'>,
): { came: AbortSignal; stop: () => void } {
  const came = new AbortController()
  const look = async () => {
    if ((await findHandoff(db, whose))?.state === 'person') came.abort()
  }
  const stop = line.follow(whose.conversationId, (heard) => {
    if (heard && (heard.what !== 'handoff' || heard.by !== 'person')) return
    // Whoever stores the answer looks again: what is missed here is words that go out in vain.
    look().catch((error) => log.debug({ err: error }, 'it was not seen whether a person came'))
  })
  return { came: came.signal, stop }
}
