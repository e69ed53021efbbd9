import { sql } from 'drizzle-orm'
import { accounts } from '../../platform/db/schema/auth.ts'

/** Whether somebody has confirmed the address of this account, as part of a statement that writes for it. */
export const isConfirmedIn = (accountId: string) =>
  sql<boolean>`exists (select from ${accounts} where ${accounts.id} = ${accountId} and ${accounts.emailVerifiedAt} is not null)`
