import type { SandboxPayment } from '@foyer/contract/billing'

export type CardFields = Pick<SandboxPayment, 'number' | 'expiry' | 'cvc'>
