import type { Services } from '../../services.ts'
import { signalLive } from './signals.ts'

/** Lets the owner read along. A lost signal only delays the next refresh. */
export function signalAnswered(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { accountId }: { accountId: string },
  { conversationId }: { conversationId: string },
) {
  signalLive(db, { what: 'message', by: 'visitor', accountId, conversationId }).catch((error) => {
    log.debug({ err: error }, 'an answer was not signalled')
  })
}
