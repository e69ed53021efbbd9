import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { furnishHouse } from './furnish-house.ts'
import { type OwnKnowledge, readOwnPages } from './read-own-pages.ts'

const name = 'house-assistant'

export const houseAssistantJob = (services: Services): Job<OwnKnowledge> => ({
  name,
  async run(knowledge) {
    const { changed } = await furnishHouse(services, knowledge)
    if (changed) services.log.info('the assistant of this instance knows the pages of this release')
  },
})

/**
 * Each start reads the pages it serves. They travel with the job: whichever instance does it may be of another
 * release, and would otherwise teach its own.
 */
export async function teachHouseAssistant(
  { queue }: Pick<Services, 'queue'>,
  address: string,
  signal: AbortSignal,
) {
  const knowledge = await readOwnPages(address, signal)
  if (knowledge) await queue.send({ name }, knowledge)
}
