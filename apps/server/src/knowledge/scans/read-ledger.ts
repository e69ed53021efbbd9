import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { numberCursor, type Paging } from '../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { listLedger } from './ledger-store.ts'
import { latestScans } from './store.ts'

export async function readLedger({ db }: Pick<Services, 'db'>, accountId: string, id: string, query: Paging) {
  const { id: assistantId } = await findOwnedAssistant(db, accountId, id)
  const [scan] = await latestScans(db, accountId, [assistantId])
  if (!scan) return []
  return listLedger(db, accountId, scan.id, { after: numberCursor(query) ?? 0, limit: query.limit + 1 })
}
