import type { SandboxPayment } from '@foyer/contract/billing'

/** What stands on a card, as it is typed. */
export type CardFields = Pick<SandboxPayment, 'number' | 'expiry' | 'cvc'>
