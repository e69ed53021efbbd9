import { createBatcher } from '../../platform/db/batch.ts'
import type { Services } from '../../services.ts'
import { notifyLimit, usageThreshold } from './notify-limit.ts'
import { readCounters } from './store.ts'

type MonthlyUse = {
  accountId: string
  month: string
  limit: number
  used: number
}

// Forgotten accounts are just notified again, which changes nothing.
const maxRemembered = 10_000

/** Most messages cost only a comparison. The database is queried when a threshold is crossed. */
export function createMessageLimitNotifier({ db, log }: Pick<Services, 'db' | 'log'>) {
  const told = new Map<string, number>()
  const keyOf = ({ accountId, month, limit }: MonthlyUse) => `${accountId} ${month} ${limit}`

  const tell = createBatcher<MonthlyUse, void>(keyOf, async (group) => {
    const { accountId, month, limit } = group[0]!
    // Read again, because pending messages may have been refunded.
    const { messages } = await readCounters(db, accountId, month)
    const percent = usageThreshold(messages, limit)
    if (percent) {
      await notifyLimit(db, accountId, 'messages', percent, { limit, month })
      if (told.size >= maxRemembered) told.clear()
      told.set(keyOf(group[0]!), percent)
    }
    return group.map(() => undefined)
  })

  return async (reached: MonthlyUse): Promise<void> => {
    const percent = usageThreshold(reached.used, reached.limit)
    if (!percent || percent <= (told.get(keyOf(reached)) ?? 0)) return
    try {
      await tell(reached)
    } catch (error) {
      // A failed notice must not lose the answer. The next message retries.
      log.error({ err: error, accountId: reached.accountId }, 'an owner could not be told of a limit')
    }
  }
}
