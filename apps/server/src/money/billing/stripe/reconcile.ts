import { findExisting } from '../../../people/auth/find-account.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { refreshCustomer } from '../refresh-customer.ts'
import { type BoughtSubscription, deleteOldEvents, listBought, listUnchecked } from './store.ts'

const day = 24 * 3_600_000
/** How far back purchases are looked for; a start looks through all there are. */
const recentDays = 3
/** Stripe sends an event again for three days, and by hand for thirty. */
const eventsKeptDays = 60
const name = 'reconcile-stripe'

type NeededServices = Pick<Services, 'db' | 'now' | 'log' | 'payments'>
type Customer = { accountId: string; customerId: string }
type SubscribedCustomer = Customer & { runs: boolean }

/** Repairs what webhooks would have told, had they come. */
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

/** Each start looks through all that was bought: the database may come from a backup. */
export async function reconcileAtStart({ queue, payments }: Pick<Services, 'queue' | 'payments'>) {
  if (payments?.name === 'stripe') await queue.send({ name }, { all: true })
}

/** Who bought something that we know nothing of: the webhook was lost, and the buyer never came back. */
async function findLost({ db, payments }: NeededServices, since: Date | undefined, signal: AbortSignal) {
  const lost = new Map<string, Customer>()
  const atOnce = 100
  let batch: SubscribedCustomer[] = []
  const sift = async () => {
    if (batch.length === 0) return
    const accountIds = batch.map(({ accountId }) => accountId)
    // Accounts that are not here belong to another Foyer on the same Stripe account.
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
    if (batch.length === atOnce) await sift()
  }
  await sift()
  return [...lost.values()]
}

/**
 * What runs must be known to run. What is over need only have been heard of: whoever ever left would else be read again
 * at each start.
 */
function isLost({ customerId, runs }: SubscribedCustomer, bought: BoughtSubscription | undefined): boolean {
  if (bought?.provider !== 'stripe' || bought.status === null) return true
  return runs && (bought.customerId !== customerId || bought.status === 'canceled')
}

/** One whose reading fails holds up nobody; it is tried again within the hour. */
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
