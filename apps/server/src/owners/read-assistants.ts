import type { Assistant } from '@foyer/contract/assistants'
import { type AssistantRow, type KnownPages, toAssistant } from '../assistants/assistant.ts'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { knownPages, listOwned } from '../assistants/store.ts'
import { readScanStates } from '../scans/read-scan-state.ts'
import type { Services } from '../services.ts'

type Reading = Pick<Services, 'db' | 'secrets'>

export async function listAssistants(services: Reading, accountId: string): Promise<Assistant[]> {
  return complete(services, accountId, await listOwned(services.db, accountId))
}

export async function readAssistant(services: Reading, accountId: string, id: string): Promise<Assistant> {
  const [assistant] = await complete(services, accountId, [
    await findOwnedAssistant(services.db, accountId, id),
  ])
  return assistant!
}

async function complete({ db, secrets }: Reading, accountId: string, rows: readonly AssistantRow[]) {
  const ids = rows.map((row) => row.id)
  const [scans, pages] = await Promise.all([
    readScanStates(db, accountId, ids),
    knownPages(db, accountId, ids),
  ])
  const known = new Map<string, KnownPages>(ids.map((id) => [id, { count: 0, shown: {} }]))
  for (const page of pages) {
    const of = known.get(page.assistantId)!
    of.count = page.total
    of.shown[page.url] = {
      title: page.title,
      characters: page.characters,
      scrapedAt: page.scrapedAt.toISOString(),
    }
  }
  return rows.map((row) => toAssistant(row, secrets, known.get(row.id)!, scans(row.id)))
}
