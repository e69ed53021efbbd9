import { z } from 'zod'
import { type Tier, tiers } from './plans.ts'
import { required } from './required.ts'
import { subscriptionStatuses } from './usage.ts'

/** What can be bought without talking to anybody. */
export const boughtTiers = ['pro', 'enterprise'] as const satisfies readonly Tier[]
export type BoughtTier = (typeof boughtTiers)[number]

const boughtTier = z.preprocess(
  (value) => (value === 'professional' ? 'pro' : value),
  z.enum(boughtTiers, { error: 'Choose the Pro or the Enterprise plan' }),
)

/** Where the money is real, where it is a provider's test money, and where nobody is paid at all. */
export const environments = ['live', 'test', 'sandbox'] as const
export type Environment = (typeof environments)[number]

export const checkoutRequest = z.object({
  tier: boughtTier,
  /** The screen that the buyer comes back to. */
  returnTo: z.enum(['billing', 'dashboard']).default('billing'),
})
/** `changed` where the plan of a running subscription was changed at once and there is nothing to check out. */
export const redirection = z.object({ url: z.string(), changed: z.boolean().optional() })
export type Redirection = z.infer<typeof redirection>

export const activationRequest = z.object({
  sessionId: z.string(required('The checkout session is missing')).min(1).max(300),
  /** What the address said. Never believed: the paid checkout says what was bought. */
  tier: boughtTier.default('pro'),
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
  /** Three small letters, such as usd. */
  currency: z.string(),
  status: z.enum(invoiceStatuses),
  issuedAt: z.string(),
  /** Where the receipt can be read; null where there is none. */
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

/** Everything the billing screen shows beside usage and limits. */
export const billing = z.object({
  /** Null where nothing can be bought here: no provider is configured. */
  environment: z.enum(environments).nullable(),
  tier: z.enum(tiers),
  status: z.enum(subscriptionStatuses),
  /** Null for who has never paid, and where the plan was agreed on with whoever runs this Foyer. */
  subscription: z
    .object({
      tier: z.enum(boughtTiers),
      /** When it renews, or ends if it is cancelled. */
      currentPeriodEnd: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      /** The plan from the next period on, if another was chosen. */
      nextTier: z.enum(boughtTiers).nullable(),
      /** While a payment is overdue: until when the plan keeps serving. */
      graceEndsAt: z.string().nullable(),
      card: card.nullable(),
    })
    .nullable(),
  invoices: z.array(invoice),
})
export type Billing = z.infer<typeof billing>

/** What a smaller plan will do, told before it is chosen. Nothing is ever deleted. */
export const planChange = z.object({
  tier: z.enum(tiers),
  keepsAnswering: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** These rest until a larger plan wakes them. */
  turnsInactive: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Sentences such as 'Scheduled scans stop.' */
  loses: z.array(z.string()),
})
export type PlanChange = z.infer<typeof planChange>

/** The sandbox's own checkout page. Nobody is paid there. */
export const sandboxCheckout = z.object({
  id: z.string(),
  tier: z.enum(boughtTiers),
  amount: z.number().int(),
  currency: z.string(),
  email: z.string(),
  status: z.enum(['open', 'paid', 'expired']),
  /** Where 'back' leads. */
  cancelUrl: z.string(),
})
export type SandboxCheckout = z.infer<typeof sandboxCheckout>

export const sandboxPayment = z.object({
  number: z.string(required('Enter a card number')).max(40),
  expiry: z.string(required('Enter the expiry date')).max(10),
  cvc: z.string(required('Enter the CVC')).max(10),
  /** That the bank's question was answered (3-D Secure): sent with the same card after an answer with `confirm`. */
  confirmed: z.boolean().optional(),
})
export type SandboxPayment = z.infer<typeof sandboxPayment>

/** `confirm`: nothing was paid yet, the card's bank wants to hear from its owner first. Else `url` is where to go on. */
export const sandboxPaid = z.object({ confirm: z.boolean(), url: z.string().nullable() })
export type SandboxPaid = z.infer<typeof sandboxPaid>

/** The sandbox's own portal page. */
export const sandboxPortal = z.object({
  /** The sandbox has a clock of its own, which a button moves. */
  now: z.string(),
  /** Where the button moves it to; null where nothing is to come. */
  nextEvent: z.object({ kind: z.enum(['renewal', 'retry', 'end']), at: z.string() }).nullable(),
  subscription: billing.shape.subscription,
  status: z.enum(subscriptionStatuses),
  invoices: z.array(invoice),
  returnUrl: z.string(),
})
export type SandboxPortal = z.infer<typeof sandboxPortal>

export const sandboxPortalAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('change-plan'), tier: boughtTier }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('resume') }),
  z.object({ action: z.literal('replace-card'), ...sandboxPayment.shape }),
  /** To the next thing that happens: a renewal, a retry, the end. */
  z.object({ action: z.literal('move-clock') }),
])
export type SandboxPortalAction = z.infer<typeof sandboxPortalAction>

/** Newest month first; a month is written 2026-11. */
export const usageHistory = z.array(z.object({ month: z.string(), messages: z.number(), scans: z.number() }))
export type UsageHistory = z.infer<typeof usageHistory>
