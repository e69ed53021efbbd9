import type { Tier } from '@foyer/contract/plans'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { accounts, agreedLimits } from '../../../platform/db/schema/auth.ts'
import type { AgreedLimits } from './plan-of.ts'

// SQL versions of `planOf`, for statements that select an account's plan along with other data.

const { accountId: _, ...limits } = getTableColumns(agreedLimits)
const fields = Object.entries(limits).map(([name, limit]) => sql`${sql.raw(`'${name}'`)}, ${limit}`)

export const tierSql = (accountId: SQL<string>) =>
  sql<Tier>`(select ${accounts.tier} from ${accounts} where ${accounts.id} = ${accountId})`

export const agreedLimitsSql = (accountId: SQL<string>) =>
  sql<AgreedLimits | null>`(select json_build_object(${sql.join(fields, sql`, `)}) from ${agreedLimits} where ${agreedLimits.accountId} = ${accountId})`
