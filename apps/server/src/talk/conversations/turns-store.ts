import type { Confidence, Quotation, Said, SecondLook, Source, Span } from '@foyer/contract/chat'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { conversations, type StoredCut } from '../../platform/db/schema/conversations.ts'
import type { ConversationPlace } from './conversation-place.ts'
import type { HeldConversation } from './hold-conversation.ts'
import { keyOfPlace } from './hold-store.ts'

/** One turn, with the field names of `store_turns`. */
export type TurnRow = {
  place: ConversationPlace
  arrived: Date
  at: Date
  question: string
  content?: string
  confidence?: Confidence
  said?: Said
  more?: Quotation[]
  sentences?: Span[]
  sources?: Source[]
  cut?: StoredCut[]
  second_look?: SecondLook
  by?: string
  fallback?: string | null
  language?: string
  answer_language?: string
  ms?: number
  input?: number | null
  output?: number | null
  cost?: number | null
}

const stored = `select nth, conversation_id as "conversationId", account_id as "accountId",
  message_id as "messageId" from store_turns($1, $2)`

type StoredRow = { nth: number; conversationId: string; accountId: string; messageId: string | null }

/**
 * A question's id is null if a person took over, because nothing is stored then. With `allOrNone` this applies to all
 * turns and returns no rows. Deleted assistants are left out.
 */
export const insertTurns = (db: Queryable, taken: readonly TurnRow[], allOrNone: boolean) =>
  runPrepared<StoredRow>(db, 'store_turns', stored, [
    JSON.stringify(taken.map(({ place, ...turn }, nth) => ({ nth, ...keyOfPlace(place), ...turn }))),
    allOrNone,
  ])

export async function saveRating(
  tx: Queryable,
  { accountId, conversationId }: HeldConversation,
  rating: number,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ satisfactionRating: rating })
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, conversationId)))
}
