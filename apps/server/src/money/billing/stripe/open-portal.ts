import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'
import { isMissing } from './explain-failure.ts'

export const portalMetadata = { foyer: 'portal' }

/** Without a configuration from the setup, Stripe's default applies. */
export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.foyer === portalMetadata.foyer) ?? null
}

export async function openStripePortal(
  stripe: Stripe,
  visit: {
    customerId: string
    returnUrl?: string
    flow?: Stripe.BillingPortal.SessionCreateParams.FlowData
  },
): Promise<{ url: string }> {
  const configuration = await findPortal(stripe)
  const opening = stripe.billingPortal.sessions.create({
    customer: visit.customerId,
    ...(visit.returnUrl && { return_url: visit.returnUrl }),
    ...(configuration && { configuration: configuration.id }),
    ...(visit.flow && { flow_data: visit.flow }),
  })
  try {
    const { url } = await opening
    return { url }
  } catch (error) {
    if (!isMissing(error)) throw error
    // The customer belongs to another Stripe account or was deleted.
    throw new Failure(
      'not_found',
      'There is nothing to manage: the payment service has no purchase of yours.',
    )
  }
}
