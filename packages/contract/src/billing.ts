import { z } from 'zod'
import { type Tier, tiers } from './plans.ts'
import { required } from './required.ts'
import { subscriptionStatuses } from './usage.ts'

/** The plans with a self-service checkout. */
export const paidTiers = ['pro', 'enterprise'] as const satisfies readonly Tier[]
export type PaidTier = (typeof paidTiers)[number]

const paidTier = z.preprocess(
  (value) => (value === 'professional' ? 'pro' : value),
  z.enum(paidTiers, { error: 'Choose the Pro or the Enterprise plan' }),
)

/** Real money, the provider's test mode, or the built-in sandbox without a provider. */
export const environments = ['live', 'test', 'sandbox'] as const
export type Environment = (typeof environments)[number]

export const checkoutRequest = z.object({
  tier: paidTier,
  returnTo: z.enum(['billing', 'dashboard']).default('billing'),
})
/** `changed` means a running subscription switched plans at once and no checkout follows. */
export const redirection = z.object({ url: z.string(), changed: z.boolean().optional() })
export type Redirection = z.infer<typeof redirection>

export const activationRequest = z.object({
  sessionId: z.string(required('The checkout session is missing')).min(1).max(300),
  /** Ignored: the paid checkout decides which plan was bought. */
  tier: paidTier.default('pro'),
})
export const activation = z.object({
  alreadyActive: z.boolean(),
  subscription: z.object({ tier: z.enum(tiers), status: z.enum(subscriptionStatuses) }),
  environment: z.enum(environments),
})
export type Activation = z.infer<typeof activation>

export const invoiceStatuses = [
  'paid',
  'open',
  'failed',
  'refunded',
  'partly_refunded',
  'disputed',
  'void',
] as const

export const invoice = z.object({
  id: z.string(),
  number: z.string(),
  description: z.string(),
  /** In the smallest unit of the currency, such as cents. */
  amount: z.number().int(),
  refunded: z.number().int(),
  currency: z.string(),
  status: z.enum(invoiceStatuses),
  issuedAt: z.string(),
  url: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>

export const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
})
export type Card = z.infer<typeof card>

export const billing = z.object({
  /** Null if no payment provider is configured. */
  environment: z.enum(environments).nullable(),
  tier: z.enum(tiers),
  status: z.enum(subscriptionStatuses),
  /** Null for accounts that never paid or whose plan the operator granted. */
  subscription: z
    .object({
      tier: z.enum(paidTiers),
      /** The renewal date, or the end date of a cancelled subscription. */
      currentPeriodEnd: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      /** The plan from the next period on, if it changes. */
      nextTier: z.enum(paidTiers).nullable(),
      /** The end of the grace period while a payment is overdue. */
      graceEndsAt: z.string().nullable(),
      card: card.nullable(),
    })
    .nullable(),
  invoices: z.array(invoice),
})
export type Billing = z.infer<typeof billing>

/** The effects of a smaller plan, shown before it is chosen. Nothing is deleted. */
export const planChange = z.object({
  tier: z.enum(tiers),
  keepsAnswering: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Paused until a larger plan reactivates them. */
  turnsInactive: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Sentences such as 'Scheduled scans stop.' */
  loses: z.array(z.string()),
})
export type PlanChange = z.infer<typeof planChange>

export const sandboxCheckout = z.object({
  id: z.string(),
  tier: z.enum(paidTiers),
  amount: z.number().int(),
  currency: z.string(),
  email: z.string(),
  status: z.enum(['open', 'paid', 'expired']),
  cancelUrl: z.string(),
})
export type SandboxCheckout = z.infer<typeof sandboxCheckout>

export const sandboxPayment = z.object({
  number: z.string(required('Enter a card number')).max(40),
  expiry: z.string(required('Enter the expiry date')).max(10),
  cvc: z.string(required('Enter the CVC')).max(10),
  /** The bank's 3-D Secure question was answered: the same card, sent again after `confirm`. */
  confirmed: z.boolean().optional(),
})
export type SandboxPayment = z.infer<typeof sandboxPayment>

/** `confirm` means the bank wants 3-D Secure before anything is paid. Otherwise `url` is the next page. */
export const sandboxPaid = z.object({ confirm: z.boolean(), url: z.string().nullable() })
export type SandboxPaid = z.infer<typeof sandboxPaid>

export const sandboxPortal = z.object({
  /** The sandbox has its own clock, which a button moves. */
  now: z.string(),
  /** The time the button moves the clock to, if an event is due. */
  nextEvent: z.object({ kind: z.enum(['renewal', 'retry', 'end']), at: z.string() }).nullable(),
  subscription: billing.shape.subscription,
  status: z.enum(subscriptionStatuses),
  invoices: z.array(invoice),
  returnUrl: z.string(),
})
export type SandboxPortal = z.infer<typeof sandboxPortal>

export const sandboxPortalAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('change-plan'), tier: paidTier }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('resume') }),
  z.object({ action: z.literal('replace-card'), ...sandboxPayment.shape }),
  /** Moves to the next renewal, retry or end. */
  z.object({ action: z.literal('move-clock') }),
])
export type SandboxPortalAction = z.infer<typeof sandboxPortalAction>

/** Newest month first, written as 2026-11. */
export const usageHistory = z.array(z.object({ month: z.string(), messages: z.number(), scans: z.number() }))
export type UsageHistory = z.infer<typeof usageHistory>
