import type { ErasedCounts } from '@foyer/contract/accounts'
import { countOwnedFacts } from '../../knowledge/facts/count-facts.ts'
import { countOwnedPages } from '../../knowledge/pages/count-owned.ts'
import { countOwnedScans } from '../../knowledge/scans/count-owned.ts'
import { countTaughtAnswers } from '../../knowledge/taught/count-owned.ts'
import { listKeyNames } from '../../machines/keys/show-key.ts'
import { listWebhooks } from '../../machines/webhooks/show-webhook.ts'
import { countOwnedInvoices } from '../../money/billing/count-owned.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { countSaid } from '../../talk/conversations/count-owned.ts'
import { countOwnedLeads } from '../../talk/leads/count-owned.ts'
import { countOwnedSessions } from '../auth/count-owned.ts'
import { countOwnedNotices } from '../notices/count-owned.ts'

/** Counts an account's rows by kind. Files are counted when they are removed. */
export const countAccountData = async (
  tx: Queryable,
  accountId: string,
  assistantIds: readonly string[],
): Promise<Omit<ErasedCounts, 'files'>> => ({
  assistants: assistantIds.length,
  ...(await countSaid(tx, accountId)),
  leads: await countOwnedLeads(tx, accountId),
  ...(await countOwnedPages(tx, accountId)),
  facts: await countOwnedFacts(tx, assistantIds),
  taughtAnswers: await countTaughtAnswers(tx, accountId),
  scans: await countOwnedScans(tx, accountId),
  keys: (await listKeyNames(tx, accountId)).length,
  webhooks: (await listWebhooks(tx, accountId)).length,
  notices: await countOwnedNotices(tx, accountId),
  invoices: await countOwnedInvoices(tx, accountId),
  sessions: await countOwnedSessions(tx, accountId),
})
