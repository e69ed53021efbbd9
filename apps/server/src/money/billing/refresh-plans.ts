import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { followSubscription } from './follow-subscription.ts'
import { graceMs } from './plan-of-subscription.ts'
import { refreshCustomer } from './refresh-customer.ts'
import {
  endSubscription,
  findSubscription,
  listCustomersToAsk,
  listOverdue,
  listRunningOf,
  type SubscriptionRow,
} from './store.ts'
import { tellOwner } from './tell-owner.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Does hourly what time alone changes: periods end, days of grace run out. */
export const refreshPlans = (services: NeededServices): Job => ({
  // Instances of earlier versions have it scheduled under this name.
  name: 'keep-plans',
  every: '7 * * * *',
  async run(_, signal) {
    await askForNews(services, signal)
    await lapseUnpaid(services, signal)
    await endPretended(services, signal)
  },
})

// Each waits for some seconds where the provider is silent; the job would be over before the days of grace were counted.
const mostSilent = 5

/**
 * Asks about customers who should have been heard of by now. One who can't be asked holds up nobody and is asked next
 * hour.
 */
async function askForNews(services: NeededServices, signal: AbortSignal) {
  if (!services.payments) return
  let silent = 0
  for (const customer of await listCustomersToAsk(services.db, services.payments.name, services.now())) {
    if (signal.aborted) return
    try {
      await refreshCustomer(services, customer)
      silent = 0
    } catch (error) {
      services.log.warn({ err: error, accountId: customer.accountId }, 'a customer could not be asked about')
      if (error instanceof Failure && error.code === 'unavailable' && ++silent === mostSilent) return
    }
  }
}

/** The days of grace are ours to count, also where the provider can't be asked. */
async function lapseUnpaid(services: NeededServices, signal: AbortSignal) {
  const { db, now } = services
  for (const accountId of await listOverdue(db, new Date(now().getTime() - graceMs))) {
    if (signal.aborted) return
    await follow(services, accountId, findSubscription)
  }
}

/** Nobody was ever paid for what was bought in a sandbox that has been taken down. */
async function endPretended(services: NeededServices, signal: AbortSignal) {
  if (services.payments?.name === 'sandbox') return
  for (const accountId of await listRunningOf(services.db, 'sandbox')) {
    if (signal.aborted) return
    await follow(services, accountId, (tx) => endSubscription(tx, accountId, 'sandbox'))
  }
}

async function follow(
  { db, now }: NeededServices,
  accountId: string,
  find: (tx: Queryable, accountId: string) => Promise<SubscriptionRow | null>,
) {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) return
    const subscription = await find(tx, accountId)
    const { changes } = await followSubscription(tx, account, subscription, now())
    await tellOwner(tx, accountId, subscription?.provider, changes)
  })
}
