import { monthOf } from '../../money/usage/periods.ts'
import { spendScan } from '../../money/usage/spend.ts'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { queueOptionsOf, type ScanRow, scanQueue } from './scan.ts'
import { insertScan } from './store.ts'

/** Runs in the caller's transaction. */
export async function startScan(
  tx: Queryable,
  services: Services,
  account: Payer,
  assistant: AssistantRow,
  kind: 'manual' | 'scheduled',
): Promise<ScanRow> {
  const { now, queue, sampleSite } = services
  if (!assistant.websiteUrl) {
    throw new Failure('invalid_input', 'This assistant has no website. Add its address first.')
  }
  const scan = await insertScan(tx, {
    accountId: account.id,
    assistantId: assistant.id,
    kind,
    websiteUrl: assistant.websiteUrl,
    sampleSite: sampleSite.isOurs(assistant.websiteUrl),
    countedIn: monthOf(now()),
    createdAt: now(),
  })
  if (!scan) throw new Failure('conflict', 'This website is being scanned already.')
  await spendScan(tx, services, account)
  await queue.send(scanQueue, { scanId: scan.id }, { in: tx, ...queueOptionsOf(scan) })
  return scan
}
