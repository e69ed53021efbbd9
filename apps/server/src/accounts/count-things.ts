import type { ErasedThings } from '@foyer/contract/accounts'
import { countOwnedSessions } from '../auth/count-owned.ts'
import { countOwnedInvoices } from '../billing/count-owned.ts'
import { countSaid } from '../conversations/count-owned.ts'
import type { Queryable } from '../db/client.ts'
import { listKeyNames } from '../keys/show-key.ts'
import { countKnown } from '../knowledge/count-owned.ts'
import { countOwnedLeads } from '../leads/count-owned.ts'
import { countOwnedNotices } from '../notices/count-owned.ts'
import { countOwnedScans } from '../scans/count-owned.ts'
import { listWebhooks } from '../webhooks/show-webhook.ts'

/** All that is an account's, kind by kind, but for its files, which are counted as they are named for removal. */
export const countThings = async (
  tx: Queryable,
  accountId: string,
  assistantIds: readonly string[],
): Promise<Omit<ErasedThings, 'files'>> => ({
  assistants: assistantIds.length,
  ...(await countSaid(tx, accountId)),
  leads: await countOwnedLeads(tx, accountId),
  ...(await countKnown(tx, accountId, assistantIds)),
  scans: await countOwnedScans(tx, accountId),
  keys: (await listKeyNames(tx, accountId)).length,
  webhooks: (await listWebhooks(tx, accountId)).length,
  notices: await countOwnedNotices(tx, accountId),
  invoices: await countOwnedInvoices(tx, accountId),
  sessions: await countOwnedSessions(tx, accountId),
})
