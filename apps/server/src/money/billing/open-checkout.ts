import type { PaidTier, Redirection } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import type { Account } from '../../people/auth/account.ts'
import { readAgreedTier } from '../../people/auth/plan/read-agreed-tier.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { callProvider } from './call-provider.ts'
import { ConfirmationNeeded } from './confirmation-needed.ts'
import type { PaymentProvider } from './provider.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { findSubscription, type SubscriptionRow, saveCustomer } from './store.ts'
import { isAtLeast } from './subscription-plan.ts'

type PlanRequest = { tier: PaidTier; returnTo: 'billing' | 'dashboard'; origin: string }
type NeededServices = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Changes the plan of a running subscription. Without one, opens the provider's checkout. */
export async function openCheckout(
  services: NeededServices,
  account: Pick<Account, 'id' | 'email'>,
  { tier, returnTo, origin }: PlanRequest,
): Promise<Redirection> {
  const agreed = await readAgreedTier(services.db, account.id)
  if (agreed && isAtLeast(agreed, tier)) {
    throw new Failure(
      'conflict',
      `Your ${plans[agreed].name} plan was agreed on with whoever runs this Foyer and holds all of ${plans[tier].name}. There is nothing to buy.`,
    )
  }
  const customerId = await findCustomerId(services, account.id)
  // Refreshed first, because the copy may miss a recent purchase or cancellation.
  const known = customerId && (await refreshCustomer(services, { accountId: account.id, customerId }))
  if (known && isRunning(known.subscription) && known.subscription.customerId === customerId) {
    const returnUrl = `${origin}/${returnTo}`
    try {
      await changePlan(services, known.subscription, tier, returnUrl)
    } catch (error) {
      if (error instanceof ConfirmationNeeded) return { url: error.url }
      throw error
    }
    return { url: returnUrl, changed: true }
  }
  const opened = await callProvider(services, (payments) =>
    payments.openCheckout({
      accountId: account.id,
      email: account.email,
      customerId,
      tier,
      origin,
      returnTo,
    }),
  )
  if (!customerId) await saveCustomer(services.db, account.id, services.payments!.name, opened.customerId)
  return { url: opened.url }
}

/** Customer ids of another provider are ignored. */
export async function findCustomerId({ db, payments }: Pick<Services, 'db' | 'payments'>, accountId: string) {
  const known = await findSubscription(db, accountId)
  return known && known.provider === payments?.name ? known.customerId : null
}

const isRunning = ({ status }: SubscriptionRow) => status === 'active' || status === 'past_due'

async function changePlan(
  services: NeededServices,
  running: SubscriptionRow,
  tier: PaidTier,
  returnUrl: string,
) {
  if (running.status === 'past_due') {
    throw new Failure(
      'conflict',
      'A payment is overdue. Please update your payment method first, then change your plan.',
    )
  }
  if (running.tier === tier && !running.nextTier && !running.cancelAtPeriodEnd)
    throw new Failure('conflict', `You are on the ${plans[tier].name} plan already.`)
  const { accountId, customerId } = running
  await callProvider(services, (payments: PaymentProvider) =>
    payments.changePlan(customerId, tier, returnUrl),
  )
  try {
    await refreshCustomer(services, { accountId, customerId })
  } catch (error) {
    // The plan has changed at the provider. Its event or the hourly job updates the copy.
    services.log.warn({ err: error, accountId }, 'a plan was changed, and its new state is not known yet')
  }
}
