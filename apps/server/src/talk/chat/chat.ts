import type { AnswerWithPrompt } from '../../knowledge/answering/answering-task.ts'
import { createFindAlike, type FindAlike } from '../../knowledge/models/embeddings/find-alike.ts'
import { createMessageCounter, type MessageCounter } from '../../money/usage/message-counter.ts'
import { createBatcher } from '../../platform/db/batch.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { findPasts, type PastConversation } from '../conversations/find-conversation.ts'
import { hasFiles } from '../files/has-files.ts'
import { type LiveLine, openLiveLine } from '../handoff/signals.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { type AskedAssistant, findAskedAssistant } from './find-asked-assistant.ts'
import { storeTurns, type TurnOutcome, type TurnToStore } from './store-turns.ts'

/** What answering needs beside the services; lives as long as the server does. */
export type Chat = {
  services: Services
  /** Answers already worked out, of all assistants. */
  remembered: AnswerCache<AnswerWithPrompt>
  messageCounter: MessageCounter
  findAlike: FindAlike
  /** The assistant as it is now; many who ask at the same moment cost one look. */
  find: (assistantId: string) => Promise<AskedAssistant | null>
  /** What was said before at a place, as it is now. */
  findPast: (place: ConversationPlace) => Promise<PastConversation | null>
  /** Durable when it returns; null where the assistant was deleted. */
  storeTurn: (taken: TurnToStore) => Promise<TurnOutcome | null>
  /** Where a person who steps into a conversation is heard of. */
  live: LiveLine
  /** A shutdown waits until what was said so far is stored. */
  underWay: Set<Promise<unknown>>
}

const rememberedBytes = 32 * 1_048_576

const accountOf = ({ assistant }: ConversationPlace) => assistant.accountId

export const createChat = (services: Services): Chat => ({
  services,
  remembered: createAnswerCache(rememberedBytes),
  messageCounter: createMessageCounter(services),
  findAlike: createFindAlike(services),
  find: createBatcher<string, AskedAssistant | null>(
    (id) => id,
    async (ids) => {
      const found = await findAskedAssistant(services.db, ids[0]!)
      return ids.map(() => found)
    },
  ),
  // By account: nobody's visitors wait for those of somebody else.
  findPast: createBatcher<ConversationPlace, PastConversation | null>(accountOf, (places) =>
    findPasts(services.db, places, hasFiles),
  ),
  storeTurn: createBatcher<TurnToStore, TurnOutcome | null>(
    ({ place }) => accountOf(place),
    (taken) => storeTurns(services, taken),
    true,
  ),
  live: openLiveLine(services.listener),
  underWay: new Set(),
})
