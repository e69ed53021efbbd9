import { sql } from 'drizzle-orm'
import { accounts } from '../../platform/db/schema/auth.ts'

export const emailConfirmedSql = (accountId: string) =>
  sql<boolean>`exists (select from ${accounts} where ${accounts.id} = ${accountId} and ${accounts.emailVerifiedAt} is not null)`
