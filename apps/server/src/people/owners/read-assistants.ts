import type { Assistant } from '@foyer/contract/assistants'
import { findTimeZones } from '../../knowledge/facts/find-time-zones.ts'
import { readKnownPages } from '../../knowledge/pages/read-known-pages.ts'
import { readScanStates } from '../../knowledge/scans/progress/read-scan-state.ts'
import type { Services } from '../../services.ts'
import type { AssistantRow } from '../assistants/assistant.ts'
import { findOwnedAssistant, listOwnedAssistants } from '../assistants/find-assistant.ts'
import { showAssistant } from './show-assistant.ts'

type NeededServices = Pick<Services, 'db' | 'secrets'>

export async function listAssistants(services: NeededServices, accountId: string): Promise<Assistant[]> {
  return complete(services, accountId, await listOwnedAssistants(services.db, accountId))
}

export async function readAssistant(
  services: NeededServices,
  accountId: string,
  id: string,
): Promise<Assistant> {
  const [assistant] = await complete(services, accountId, [
    await findOwnedAssistant(services.db, accountId, id),
  ])
  return assistant!
}

async function complete({ db, secrets }: NeededServices, accountId: string, rows: readonly AssistantRow[]) {
  const ids = rows.map((row) => row.id)
  const [scans, pages, zones] = await Promise.all([
    readScanStates(db, accountId, ids),
    readKnownPages(db, accountId, ids),
    findTimeZones(db, rows),
  ])
  return rows.map((row) => showAssistant(row, secrets, pages(row.id), scans(row.id), zones(row.id)))
}
