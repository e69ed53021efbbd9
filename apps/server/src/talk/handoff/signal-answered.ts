import type { Services } from '../../services.ts'
import { signalLive } from './signals.ts'

/**
 * Lets an owner who follows their visitors read along. Nobody waits for it: what is lost here is seen when they look
 * again.
 */
export function signalAnswered(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { accountId }: { accountId: string },
  { conversationId }: { conversationId: string },
) {
  signalLive(db, { what: 'message', by: 'visitor', accountId, conversationId }).catch((error) => {
    log.debug({ err: error }, 'an answer was not signalled')
  })
}
