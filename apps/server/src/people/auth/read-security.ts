import type { Security } from '@foyer/contract/accounts'
import type { Services } from '../../services.ts'
import { findPendingEmail } from './links-store.ts'
import { countRecoveryCodes, findFactor } from './second-factor-store.ts'
import { findAccountById } from './store.ts'

export async function readSecurity(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  accountId: string,
): Promise<Security> {
  const [account, pendingEmail, factor, recoveryCodesLeft] = await Promise.all([
    findAccountById(db, accountId),
    findPendingEmail(db, accountId, now()),
    findFactor(db, accountId),
    countRecoveryCodes(db, accountId),
  ])
  return {
    email: account?.email ?? '',
    emailVerified: account?.emailVerifiedAt != null,
    pendingEmail,
    mailOn: config.mail !== null,
    secondFactor: factor !== null,
    recoveryCodesLeft,
  }
}
