import type { FoundFact } from '@foyer/contract/facts'
import type { Services } from '../../../services.ts'
import { replaceFacts } from '../../facts/replace-facts.ts'
import { publishCopies } from '../../pages/publish-pages.ts'
import { touchKnowledge } from '../../pages/touch-knowledge.ts'
import { refreshPrompt } from '../../prompt/rebuild-prompt.ts'
import { signalScan } from '../progress/signals.ts'
import type { ScanRow } from '../scan.ts'
import { insertEvent, lockScan } from '../store.ts'
import { insertCreatedAssistant } from './insert-created-assistant.ts'

export async function moveToBackground(
  services: Services,
  { accountId, id }: Pick<ScanRow, 'accountId' | 'id'>,
  facts: readonly FoundFact[] = [],
) {
  await services.db.transaction(async (tx) => {
    const scan = await lockScan(tx, accountId, id)
    if (!scan || scan.assistantId || (scan.status !== 'queued' && scan.status !== 'running')) return
    const row = await insertCreatedAssistant(tx, services, scan, facts)
    if (!row) return
    await publishCopies(tx, scan, row.id)
    await replaceFacts(tx, row.id, facts)
    await refreshPrompt(tx, row)
    await touchKnowledge(tx, row.id)
    if (scan.progressId) {
      await insertEvent(tx, scan.id, {
        step: 'background-transition',
        message: 'Your assistant is ready to use. The rest of the site is being read in the background.',
        pagesFound: scan.pagesFound,
        assistant: { id: row.id, name: row.name },
      })
      await signalScan(tx, 'progress', scan)
    }
    await signalScan(tx, 'state', scan)
  })
}
