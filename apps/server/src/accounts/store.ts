import type { ErasedThings } from '@foyer/contract/accounts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { sessions } from '../db/schema/accounts.ts'
import { assistants } from '../db/schema/assistants.ts'
import { invoices } from '../db/schema/billing.ts'
import { conversations, files, messages, taughtAnswers } from '../db/schema/chat.ts'
import { accountKeys } from '../db/schema/keys.ts'
import { leads } from '../db/schema/leads.ts'
import { notices } from '../db/schema/notices.ts'
import { assistantFacts, pages, scans } from '../db/schema/scans.ts'
import { ownSources } from '../db/schema/sources.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'

/** All that is an account's, kind by kind. */
export async function countThings(db: Queryable, accountId: string): Promise<ErasedThings> {
  const facts = sql`${assistantFacts.assistantId} in (select id from ${assistants} where account_id = ${accountId})`
  return {
    assistants: await db.$count(assistants, eq(assistants.accountId, accountId)),
    conversations: await db.$count(conversations, eq(conversations.accountId, accountId)),
    messages: await db.$count(messages, eq(messages.accountId, accountId)),
    leads: await db.$count(leads, eq(leads.accountId, accountId)),
    files: await db.$count(files, eq(files.accountId, accountId)),
    pages: await db.$count(pages, eq(pages.accountId, accountId)),
    sources: await db.$count(ownSources, eq(ownSources.accountId, accountId)),
    facts: await db.$count(assistantFacts, facts),
    taughtAnswers: await db.$count(taughtAnswers, eq(taughtAnswers.accountId, accountId)),
    scans: await db.$count(scans, eq(scans.accountId, accountId)),
    keys: await db.$count(accountKeys, eq(accountKeys.accountId, accountId)),
    webhooks: await db.$count(webhookEndpoints, eq(webhookEndpoints.accountId, accountId)),
    notices: await db.$count(notices, eq(notices.accountId, accountId)),
    invoices: await db.$count(invoices, eq(invoices.accountId, accountId)),
    sessions: await db.$count(sessions, eq(sessions.accountId, accountId)),
  }
}
