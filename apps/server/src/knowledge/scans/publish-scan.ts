import type { FoundFact } from '@foyer/contract/facts'
import type { DoneEvent } from '@foyer/crawler/crawl/crawl-event'
import { sendEvents } from '../../machines/webhooks/send-events.ts'
import { notifyScanLimit } from '../../money/usage/notify-scan-limit.ts'
import type { AssistantRow } from '../../people/assistants/assistant.ts'
import { findOwnedAssistant, lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { updateDescription, updateWebsiteUrl } from '../../people/assistants/update-website.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { embedQueue } from '../models/embed-passages.ts'
import { dropUnwanted } from '../pages/drop-staged.ts'
import { withModelFacts } from '../pages/keep-model-facts.ts'
import { swapPages } from '../pages/publish-pages.ts'
import { replaceFacts } from '../pages/replace-facts.ts'
import { retellAssistant } from '../pages/retell-assistant.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { descriptionIn, insertCreatedAssistant } from './insert-created-assistant.ts'
import { queueModelReading } from './read-facts-by-model.ts'
import { sayScan } from './say-scan.ts'
import type { ScanRow } from './scan.ts'
import type { Settled } from './settle-known.ts'
import { signalScan } from './signals.ts'
import { findScan, lockScan, updateScan } from './store.ts'
import { tellGonePages } from './tell-gone-pages.ts'
import { tellOutdatedFacts } from './tell-outdated-facts.ts'
import { tellReady } from './tell-ready.ts'

/**
 * The new knowledge takes the place of the old in one transaction: nobody ever meets half of each. Returns whose it is;
 * null where the scan was stopped meanwhile.
 */
export async function publishScan(
  services: Services,
  { accountId, id, run }: ScanRow,
  facts: readonly FoundFact[],
  { summary, settled }: { summary: DoneEvent; settled: Settled },
): Promise<string | null> {
  const { db, now } = services
  const ready = await services.models.current()
  return db.transaction(async (tx) => {
    // The assistant before the scan, as whoever deletes it does: two that wait for each other wait for ever.
    const before = await findScan(tx, accountId, id)
    const existing = before?.assistantId ? await lockIfThere(tx, accountId, before.assistantId) : null
    const scan = await lockScan(tx, accountId, id)
    if (!scan || scan.run !== run || scan.status !== 'running') return null
    const found =
      existing ??
      (scan.assistantId
        ? await findOwnedAssistant(tx, accountId, scan.assistantId)
        : await insertCreatedAssistant(tx, services, scan, facts))
    if (!found) return null
    const addressed = await withAddressThatAnswered(tx, found, scan, summary)
    const row = await withDescription(tx, addressed, scan, facts)
    const wanted = await leaveOutUnwanted(tx, scan, row, facts)
    const report = await swapPages(tx, scan, row.id)
    const isSame = report.added + report.changed + report.removed === 0
    const all = await withModelFacts(tx, row, wanted)
    const outdated = await replaceFacts(tx, row.id, all)
    if (ready?.model.settings.readsFacts && (!isSame || all.length === wanted.length))
      await queueModelReading(services, tx, { accountId, assistantId: row.id })
    await retellAssistant(tx, row)
    await touchKnowledge(tx, row.id)
    if (ready?.embedder)
      await services.queue.send(embedQueue, { assistantId: row.id }, { in: tx, group: row.accountId })
    await updateScan(tx, scan, {
      ...report,
      status: 'done',
      pagesFound: summary.found,
      pagesKept: summary.kept,
      message: sayScan(summary, settled),
      finishedAt: now(),
    })
    if (scan.progressId) await tellReady(tx, scan, row)
    const data = {
      assistantId: row.id,
      websiteUrl: scan.websiteUrl,
      pagesFound: summary.found,
      pagesKept: summary.kept,
      ...report,
    }
    await tellGonePages(tx, scan, row, settled)
    await tellOutdatedFacts(tx, scan, row, outdated)
    await sendEvents({ db: tx, queue: services.queue }, accountId, now(), [{ type: 'scan.finished', data }])
    await notifyScanLimit(tx, services, accountId, scan.countedIn)
    await signalScan(tx, 'state', scan)
    return row.id
  })
}

/** The owner may have left pages out while they were being read. */
async function leaveOutUnwanted(
  tx: Queryable,
  scan: ScanRow,
  { id, siteRules }: AssistantRow,
  facts: readonly FoundFact[],
): Promise<readonly FoundFact[]> {
  const gone = new Set(await dropUnwanted(tx, scan, id, siteRules))
  return facts.filter(({ url }) => !gone.has(url))
}

/** An owner who wrote only a name has a working address from then on: links, sources and later scans use it. */
async function withAddressThatAnswered(
  tx: Queryable,
  row: AssistantRow,
  scan: ScanRow,
  { plainStart }: DoneEvent,
): Promise<AssistantRow> {
  // An address that was changed meanwhile is another site's.
  if (!plainStart || row.websiteUrl !== scan.websiteUrl) return row
  return updateWebsiteUrl(tx, row, plainStart)
}

/** An assistant that was there before its site was read may have come without one. */
async function withDescription(
  tx: Queryable,
  row: AssistantRow,
  scan: ScanRow,
  facts: readonly FoundFact[],
): Promise<AssistantRow> {
  const description = descriptionIn(facts)
  if (scan.kind !== 'create' || row.description || !description) return row
  return updateDescription(tx, row, description)
}

async function lockIfThere(tx: Parameters<typeof lockOwnedAssistant>[0], accountId: string, id: string) {
  try {
    return await lockOwnedAssistant(tx, accountId, id)
  } catch (error) {
    // The assistant was deleted a moment ago, and its scan with it.
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}
