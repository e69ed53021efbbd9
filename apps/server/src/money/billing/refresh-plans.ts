import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { followSubscription } from './follow-subscription.ts'
import { notifyOwner } from './notify-owner.ts'
import { refreshCustomer } from './refresh-customer.ts'
import {
  endSubscription,
  findSubscription,
  listCustomersDue,
  listOverdue,
  listRunningOf,
  type SubscriptionRow,
} from './store.ts'
import { graceMs } from './subscription-plan.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Handles changes that happen without events, such as ended periods and grace periods. */
export const refreshPlans = (services: NeededServices): Job => ({
  // Earlier versions scheduled the job under this name.
  name: 'keep-plans',
  every: '7 * * * *',
  async run(_, signal) {
    await refreshDue(services, signal)
    await endGracePeriods(services, signal)
    await endSandboxPlans(services, signal)
  },
})

// Each timeout takes seconds, and the job must still get to the grace periods.
const mostSilent = 5

/** Refreshes customers with an expected change. Failures are logged and retried in the next run. */
async function refreshDue(services: NeededServices, signal: AbortSignal) {
  if (!services.payments) return
  let silent = 0
  for (const customer of await listCustomersDue(services.db, services.payments.name, services.now())) {
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

async function endGracePeriods(services: NeededServices, signal: AbortSignal) {
  const { db, now } = services
  for (const accountId of await listOverdue(db, new Date(now().getTime() - graceMs))) {
    if (signal.aborted) return
    await follow(services, accountId, findSubscription)
  }
}

async function endSandboxPlans(services: NeededServices, signal: AbortSignal) {
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
    await notifyOwner(tx, accountId, subscription?.provider, changes)
  })
}
