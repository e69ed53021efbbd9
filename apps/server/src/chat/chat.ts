import { type Model, openModel } from '../models/open-model.ts'
import { createRest } from '../models/rest.ts'
import type { Services } from '../services.ts'
import { openTill, type Till } from '../usage/till.ts'
import { createArrivals } from './arrival.ts'
import type { compose } from './compose.ts'
import { createKnowledgeCache, type KnowledgeCache } from './knowledge-cache.ts'
import type { Known } from './load-knowledge.ts'

/** What answering needs beside the services; lives as long as the server does. */
export type Chat = {
  services: Services
  knowledge: KnowledgeCache<Known>
  model: Model | null
  rest: ReturnType<typeof createRest>
  till: Till
  arrive: () => number
  compose: typeof compose
}

const knowledgeBytes = 256 * 1_048_576

// Answering brings word lists of twelve languages along: an instance that nobody asks goes without.
const loadAnswering = () => Promise.all([import('./load-knowledge.ts'), import('./compose.ts')])

export const createChat = (services: Services): Chat => ({
  services,
  knowledge: createKnowledgeCache({
    maxBytes: knowledgeBytes,
    patienceMs: 1_500,
    async build(assistantId) {
      const [{ loadKnowledge }] = await loadAnswering()
      return loadKnowledge(services, assistantId)
    },
  }),
  model: services.config.model && openModel(services.config.model),
  rest: createRest(services.now),
  till: openTill(services.db),
  arrive: createArrivals(services.now),
  async compose(...asked) {
    const [, { compose }] = await loadAnswering()
    return compose(...asked)
  },
})
