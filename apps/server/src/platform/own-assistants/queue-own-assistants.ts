import { findBuild } from '../../knowledge/pages/find-build.ts'
import type { Services } from '../../services.ts'
import type { Job } from '../jobs/queue.ts'
import { findOwnPages } from './find-own-pages.ts'
import { findSamplePages } from './find-sample-pages.ts'
import { idsOf } from './own-assistants.ts'
import { type OwnKnowledge, readOwnPages } from './read-own-pages.ts'
import { setUpOwnAssistant } from './set-up-own-assistant.ts'

const name = 'house-assistant'

export const ownAssistantJob = (
  services: Pick<Services, 'db' | 'log' | 'now' | 'secrets'>,
): Job<OwnKnowledge> => ({
  name,
  async run(knowledge) {
    const { changed } = await setUpOwnAssistant(services, knowledge)
    if (changed)
      services.log.info({ of: knowledge.of }, 'an assistant of this instance knows the pages of this release')
  },
})

/**
 * Queues the knowledge of changed pages. The job carries the pages, because an instance of another release may run
 * it.
 */
export async function queueOwnAssistants(
  { db, queue, reading }: Pick<Services, 'db' | 'queue' | 'reading'>,
  address: string,
  signal: AbortSignal,
) {
  for (const built of [await findOwnPages(address), await findSamplePages(address)]) {
    if (!built || built.build === (await findBuild(db, idsOf(built.of)))) continue
    await queue.send({ name }, await readOwnPages(reading, built, signal))
  }
}
