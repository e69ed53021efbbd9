import type { Job } from '../jobs/queue.ts'
import { findBuild } from '../knowledge/replace-pages.ts'
import type { Services } from '../services.ts'
import { houseIds } from './assistant.ts'
import { findOwnPages, type OwnKnowledge, readOwnPages } from './read-own-pages.ts'
import { setUpHouseAssistant } from './set-up-assistant.ts'

const name = 'house-assistant'

export const houseAssistantJob = (services: Services): Job<OwnKnowledge> => ({
  name,
  async run(knowledge) {
    const { changed } = await setUpHouseAssistant(services, knowledge)
    if (changed) services.log.info('the assistant of this instance knows the pages of this release')
  },
})

/**
 * Each start looks at the pages it serves and has those read that the assistant doesn't know. They travel with the
 * job: whichever instance does it may be of another release, and would otherwise teach its own.
 */
export async function teachHouseAssistant(
  { db, queue, reading }: Pick<Services, 'db' | 'queue' | 'reading'>,
  address: string,
  signal: AbortSignal,
) {
  const own = await findOwnPages(address)
  if (!own || own.build === (await findBuild(db, houseIds))) return
  await queue.send({ name }, await readOwnPages(reading, own, signal))
}
