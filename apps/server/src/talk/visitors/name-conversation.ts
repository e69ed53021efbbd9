import type { Caller } from './identify-caller.ts'

/**
 * How an event names a conversation. A session is named to the owner's own programs alone, which chose the name and ask
 * with a key: who knows a visitor's may go on with their conversation.
 */
export const namesOf = (conversationId: string, caller: Caller, sessionId: string) => ({
  conversationId,
  ...(caller.kind === 'integrator' && { sessionId }),
})
