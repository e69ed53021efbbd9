import type { FoundFact } from '@foyer/contract/facts'
import type { AssistantRow } from '../../../people/assistants/assistant.ts'
import { insertAssistant } from '../../../people/assistants/insert-assistant.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import type { ScanRow } from '../scan.ts'
import { endUnfinished } from '../stop-scan.ts'
import { updateScan } from '../store.ts'

const descriptionLimit = 500

export const descriptionIn = (facts: readonly FoundFact[]) =>
  (facts.find((fact) => fact.kind === 'description')?.value ?? '').slice(0, descriptionLimit)

/** Null if the plan has no room left. The caller holds the scan's lock. */
export async function insertCreatedAssistant(
  tx: Queryable,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  scan: ScanRow,
  facts: readonly FoundFact[],
): Promise<AssistantRow | null> {
  if (!scan.draft) throw new Error(`scan ${scan.id} has no draft`)
  try {
    const row = await insertAssistant(tx, secrets, { id: scan.accountId }, scan.draft, descriptionIn(facts))
    await updateScan(tx, scan, { assistantId: row.id })
    return row
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await endUnfinished(tx, scan, now(), 'failed', error.message, error.limitReached)
    return null
  }
}
