import type { Answered } from '../answering/answering-task.ts'
import { createTogether } from '../db/together.ts'
import { type Model, openModel } from '../models/open-model.ts'
import { createRest } from '../models/rest.ts'
import type { Services } from '../services.ts'
import { openTill, type Till } from '../usage/till.ts'
import { createArrivals } from '../visitors/arrival.ts'
import type { Asked } from '../visitors/answering-assistant.ts'
import { createLibrary, type Library } from '../knowledge/library.ts'
import { createMemory, type Memory } from './memory.ts'
import {
  findAsked,
  findPasts,
  insertTurns,
  type Past,
  type Place,
  type StoredTurn,
  type TurnTaken,
} from '../conversations/turns.ts'

/** What answering needs beside the services; lives as long as the server does. */
export type Chat = {
  services: Services
  library: Library
  /** Answers already worked out, of all assistants. */
  remembered: Memory<Answered>
  model: Model | null
  rest: ReturnType<typeof createRest>
  till: Till
  /** The assistant as it is now; many who ask at the same moment cost one look. */
  find: (assistantId: string) => Promise<Asked | null>
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
  library: createLibrary(services),
  remembered: createMemory(rememberedBytes),
  model: services.config.model && openModel(services.config.model),
  rest: createRest(services.now),
  till: openTill(services),
  find: createTogether<string, Asked | null>(
    (id) => id,
    async (ids) => {
      const asked = await findAsked(services.db, ids[0]!)
      return ids.map(() => asked)
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
