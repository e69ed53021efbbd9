import { instanceAccountId } from '../../money/usage/instance-account.ts'
import type { Services } from '../../services.ts'
import { removeFilesBefore } from '../../talk/files/remove-files.ts'
import { eraseConversationsBefore } from '../../talk/inbox/erase-conversations.ts'
import type { Job } from '../jobs/queue.ts'
import { retentionDays } from './own-assistants.ts'

const day = 86_400_000

/** The instance's own assistants have no owner who would delete conversations. */
export const eraseOldConversations = (services: Pick<Services, 'db' | 'files' | 'now' | 'log'>): Job => ({
  name: 'sweep-house',
  every: '17 * * * *',
  async run(_data, signal) {
    const before = new Date(services.now().getTime() - retentionDays * day)
    const erased = await eraseConversationsBefore(services, instanceAccountId, before, signal)
    await removeFilesBefore(services, instanceAccountId, before)
    if (erased > 0)
      services.log.info({ erased }, 'old conversations with the assistant of this instance are erased')
  },
})
