import type { Tier } from '@foyer/contract/plans'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { accounts, agreedLimits } from '../../platform/db/schema/auth.ts'
import type { AgreedLimits } from './plan-of.ts'

// What `planOf` asks for, as parts of a statement that finds something of an account and must find its plan with it.

const { accountId: _, ...limits } = getTableColumns(agreedLimits)
const named = Object.entries(limits).map(([name, limit]) => sql`${sql.raw(`'${name}'`)}, ${limit}`)

/** The plan that the account with this id is on. */
export const tierOf = (accountId: SQL<string>) =>
  sql<Tier>`(select ${accounts.tier} from ${accounts} where ${accounts.id} = ${accountId})`

/** What was agreed on with the account with this id. */
export const agreedLimitsOf = (accountId: SQL<string>) =>
  sql<AgreedLimits | null>`(select json_build_object(${sql.join(named, sql`, `)}) from ${agreedLimits} where ${agreedLimits.accountId} = ${accountId})`
