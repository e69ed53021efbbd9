import type { User } from '@foyer/contract/auth'
import type { Plan } from '@foyer/contract/plans'
import type { accounts } from '../../platform/db/schema/auth.ts'

import type { SessionState } from './sessions/session-state.ts'

export type AccountRow = typeof accounts.$inferSelect

export type Account = Pick<
  AccountRow,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'role'
  | 'tier'
  | 'subscriptionStatus'
  | 'profileImageUrl'
  | 'createdAt'
> & {
  /** Includes limits agreed with this customer. */
  plan: Plan
  sessionId: string
  familyId: string
  sessionState: SessionState
}

export const toUser = (account: Omit<Account, 'plan' | 'sessionId' | 'familyId' | 'sessionState'>): User => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  companyName: account.companyName,
  role: account.role,
  subscriptionTier: account.tier,
  profileImageUrl: account.profileImageUrl,
  createdAt: account.createdAt.toISOString(),
})
