import { createBatcher } from '../../platform/db/batch.ts'
import type { Services } from '../../services.ts'
import { readCounters } from './store.ts'
import { percentOf, tellLimit } from './tell-limit.ts'

type MonthlyUse = {
  accountId: string
  month: string
  limit: number
  /** What the month had arrived at with this message. */
  used: number
}

// Accounts near their limit at one time are few; whoever is forgotten here is told again, which changes nothing.
const mostRemembered = 10_000

/**
 * Tells owners whose messages are running out. A message that does not come near the limit costs a comparison, and once
 * an owner was told, so does every other: only the crossing costs a look at the database.
 */
export function createTeller({ db, log }: Pick<Services, 'db' | 'log'>) {
  const told = new Map<string, number>()
  const keyOf = ({ accountId, month, limit }: MonthlyUse) => `${accountId} ${month} ${limit}`

  const tell = createBatcher<MonthlyUse, void>(keyOf, async (group) => {
    const { accountId, month, limit } = group[0]!
    // Asked again: of the messages that were counted, those under way may be given back.
    const { messages } = await readCounters(db, accountId, month)
    const percent = percentOf(messages, limit)
    if (percent) {
      await tellLimit(db, accountId, 'messages', percent, { limit, month })
      if (told.size >= mostRemembered) told.clear()
      told.set(keyOf(group[0]!), percent)
    }
    return group.map(() => undefined)
  })

  return async (reached: MonthlyUse): Promise<void> => {
    const percent = percentOf(reached.used, reached.limit)
    if (!percent || percent <= (told.get(keyOf(reached)) ?? 0)) return
    try {
      await tell(reached)
    } catch (error) {
      // A visitor's answer is not lost for a notice, which the next message tells.
      log.error({ err: error, accountId: reached.accountId }, 'an owner could not be told of a limit')
    }
  }
}
