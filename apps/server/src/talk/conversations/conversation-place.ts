import type { conversations } from '../../platform/db/schema/conversations.ts'

/** One session of one caller with one assistant. */
export type ConversationPlace = {
  assistant: { id: string; accountId: string }
  kind: (typeof conversations.$inferSelect)['callerKind']
  session: { caller: string; sessionId: string }
}
