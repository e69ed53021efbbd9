import { findExisting } from '../../../people/auth/find-account.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { refreshCustomer } from '../refresh-customer.ts'
import { type BoughtSubscription, deleteOldEvents, listBought, listUnchecked } from './store.ts'

const day = 24 * 3_600_000
/** Applies to hourly runs. At startup all purchases are checked. */
const recentDays = 3
/** Stripe retries events for 3 days, and manual retries work for 30. */
const eventsKeptDays = 60
const name = 'reconcile-stripe'

type NeededServices = Pick<Services, 'db' | 'now' | 'log' | 'payments'>
type Customer = { accountId: string; customerId: string }
type SubscribedCustomer = Customer & { runs: boolean }

/** Recovers from lost webhooks. */
export const reconcileStripe = (services: NeededServices): Job<{ all?: boolean }> => ({
  name,
  every: '37 * * * *',
  async run(data, signal) {
    if (services.payments?.name !== 'stripe') return
    const now = services.now().getTime()
    const since = data?.all ? undefined : new Date(now - recentDays * day)
    const lost = await findLost(services, since, signal)
    const unchecked = await listUnchecked(services.db, new Date(now - day))
    await refreshEach(services, [...lost, ...unchecked], signal)
    await deleteOldEvents(services.db, new Date(now - eventsKeptDays * day))
  },
})

/** Checks all purchases, because the database may be restored from a backup. */
export async function reconcileAtStart({ queue, payments }: Pick<Services, 'queue' | 'payments'>) {
  if (payments?.name === 'stripe') await queue.send({ name }, { all: true })
}

/** Purchases without a subscription here, because the webhook was lost. */
async function findLost({ db, payments }: NeededServices, since: Date | undefined, signal: AbortSignal) {
  const lost = new Map<string, Customer>()
  const atOnce = 100
  let batch: SubscribedCustomer[] = []
  const checkBatch = async () => {
    if (batch.length === 0) return
    const accountIds = batch.map(({ accountId }) => accountId)
    // Unknown accounts belong to another Foyer on the same Stripe account.
    const here = await findExisting(db, accountIds)
    const bought = await listBought(db, accountIds)
    for (const sold of batch)
      if (here.has(sold.accountId) && isLost(sold, bought.get(sold.accountId)))
        lost.set(sold.customerId, sold)
    batch = []
  }
  for await (const sold of payments!.listCustomers(since)) {
    if (signal.aborted) return []
    batch.push(sold)
    if (batch.length === atOnce) await checkBatch()
  }
  await checkBatch()
  return [...lost.values()]
}

/**
 * Running subscriptions must be known as running. Ended ones only need to be known, or every former customer is read
 * at each start.
 */
function isLost({ customerId, runs }: SubscribedCustomer, bought: BoughtSubscription | undefined): boolean {
  if (bought?.provider !== 'stripe' || bought.status === null) return true
  return runs && (bought.customerId !== customerId || bought.status === 'canceled')
}

async function refreshEach(services: NeededServices, customers: readonly Customer[], signal: AbortSignal) {
  for (const customer of customers) {
    if (signal.aborted) return
    try {
      await refreshCustomer(services, customer)
    } catch (error) {
      services.log.warn(
        { err: error, accountId: customer.accountId },
        'a customer of Stripe’s could not be read',
      )
    }
  }
}
