import type { AnswerWithPrompt } from '../../knowledge/answering/answering-task.ts'
import { createFindAlike, type FindAlike } from '../../knowledge/models/embeddings/find-alike.ts'
import { createMessageCounter, type MessageCounter } from '../../money/usage/message-counter.ts'
import { createBatcher } from '../../platform/db/batch.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { findPasts, type PastConversation } from '../conversations/find-conversation.ts'
import { hasFiles } from '../files/has-files.ts'
import { type LiveSignals, openLiveSignals } from '../handoff/signals.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { type AskedAssistant, findAskedAssistant } from './find-asked-assistant.ts'
import { storeTurns, type TurnOutcome, type TurnToStore } from './store-turns.ts'

export type Chat = {
  services: Services
  answerCache: AnswerCache<AnswerWithPrompt>
  messageCounter: MessageCounter
  findAlike: FindAlike
  /** Reads the current assistant. Concurrent callers share one query. */
  find: (assistantId: string) => Promise<AskedAssistant | null>
  findPast: (place: ConversationPlace) => Promise<PastConversation | null>
  /** Durable once resolved; null if the assistant was deleted. */
  storeTurn: (taken: TurnToStore) => Promise<TurnOutcome | null>
  live: LiveSignals
  /** A shutdown waits for these. */
  pendingAnswers: Set<Promise<unknown>>
}

const answerCacheBytes = 32 * 1_048_576

const accountOf = ({ assistant }: ConversationPlace) => assistant.accountId

export const createChat = (services: Services): Chat => ({
  services,
  answerCache: createAnswerCache(answerCacheBytes),
  messageCounter: createMessageCounter(services),
  findAlike: createFindAlike(services),
  find: createBatcher<string, AskedAssistant | null>(
    (id) => id,
    async (ids) => {
      const found = await findAskedAssistant(services.db, ids[0]!)
      return ids.map(() => found)
    },
  ),
  // Batched by account, so that accounts don't wait for each other.
  findPast: createBatcher<ConversationPlace, PastConversation | null>(accountOf, (places) =>
    findPasts(services.db, places, hasFiles),
  ),
  storeTurn: createBatcher<TurnToStore, TurnOutcome | null>(
    ({ place }) => accountOf(place),
    (taken) => storeTurns(services, taken),
    true,
  ),
  live: openLiveSignals(services.listener),
  pendingAnswers: new Set(),
})
