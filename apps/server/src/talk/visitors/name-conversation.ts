import type { Caller } from './identify-caller.ts'

/**
 * A conversation's names in events. Only integrators get the session id, because a visitor's id gives access to the
 * conversation.
 */
export const conversationNames = (conversationId: string, caller: Caller, sessionId: string) => ({
  conversationId,
  ...(caller.kind === 'integrator' && { sessionId }),
})
