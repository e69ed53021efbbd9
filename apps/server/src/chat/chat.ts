import type { Answered } from '../answering/answering-task.ts'
import {
  findPasts,
  insertTurns,
  type Past,
  type Place,
  type StoredTurn,
  type TurnTaken,
} from '../conversations/turns.ts'
import { createTogether } from '../db/together.ts'
import { createLoadedKnowledge, type LoadedKnowledge } from '../knowledge/loaded-knowledge.ts'
import { type Model, openModel } from '../models/open-model.ts'
import { createRest, type Rest } from '../models/rest.ts'
import type { Services } from '../services.ts'
import { createMessageCounter, type MessageCounter } from '../usage/message-counter.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import { createArrivals } from '../visitors/arrival.ts'
import { findAnsweringAssistant } from '../visitors/find-answering-assistant.ts'
import { createMemory, type Memory } from './memory.ts'

/** What answering needs beside the services; lives as long as the server does. */
export type Chat = {
  services: Services
  knowledge: LoadedKnowledge
  /** Answers already worked out, of all assistants. */
  remembered: Memory<Answered>
  model: Model | null
  rest: Rest
  messageCounter: MessageCounter
  /** The assistant as it is now; many who ask at the same moment cost one look. */
  find: (assistantId: string) => Promise<AnsweringAssistant | null>
  /** What was said before at a place, as it is now. */
  findPast: (place: Place) => Promise<Past | null>
  /** Durable when it returns. */
  storeTurn: (taken: TurnTaken) => Promise<StoredTurn>
  arrive: () => number
  /** A shutdown waits until what was said so far is stored. */
  underWay: Set<Promise<unknown>>
}

const rememberedBytes = 32 * 1_048_576

const accountOf = ({ assistant }: Place) => assistant.accountId

export const createChat = (services: Services): Chat => ({
  services,
  knowledge: createLoadedKnowledge(services),
  remembered: createMemory(rememberedBytes),
  model: services.config.model && openModel(services.config.model),
  rest: createRest(services.now),
  messageCounter: createMessageCounter(services),
  find: createTogether<string, AnsweringAssistant | null>(
    (id) => id,
    async (ids) => {
      const found = await findAnsweringAssistant(services.db, ids[0]!)
      return ids.map(() => found)
    },
  ),
  // By account: nobody's visitors wait for those of somebody else.
  findPast: createTogether<Place, Past | null>(accountOf, (places) => findPasts(services.db, places)),
  storeTurn: createTogether<TurnTaken, StoredTurn>(
    ({ place }) => accountOf(place),
    (taken) => insertTurns(services.db, taken),
    true,
  ),
  arrive: createArrivals(services.now),
  underWay: new Set(),
})
