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
import { redactAssistant } from '../corrections/redact-assistant.ts'
import { replaceFacts } from '../facts/replace-facts.ts'
import { withModelFacts } from '../model-facts/keep-model-facts.ts'
import { queueModelReading } from '../model-facts/read-facts-by-model.ts'
import { embedQueue } from '../models/embeddings/embed-passages.ts'
import { dropUnwanted } from '../pages/drop-staged.ts'
import { swapPages } from '../pages/publish-pages.ts'
import { touchKnowledge } from '../pages/touch-knowledge.ts'
import { descriptionIn, insertCreatedAssistant } from './create/insert-created-assistant.ts'
import { notifyReady } from './create/notify-ready.ts'
import { describeScan } from './known-pages/describe-scan.ts'
import { notifyGonePages } from './known-pages/notify-gone-pages.ts'
import type { Settled } from './known-pages/settle-known.ts'
import { notifyOutdatedFacts } from './notify-outdated-facts.ts'
import { signalScan } from './progress/signals.ts'
import type { ScanRow } from './scan.ts'
import { findScan, lockScan, updateScan } from './store.ts'

/** Answers never mix old and new knowledge. Null if the scan was stopped. */
export async function publishScan(
  services: Services,
  { accountId, id, run }: ScanRow,
  facts: readonly FoundFact[],
  { summary, settled }: { summary: DoneEvent; settled: Settled },
): Promise<string | null> {
  const { db, now } = services
  const ready = await services.models.current()
  return db.transaction(async (tx) => {
    // Locks the assistant first, as its deletion does; otherwise they would deadlock.
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
    const addressed = await withResolvedAddress(tx, found, scan, summary)
    const row = await withDescription(tx, addressed, scan, facts)
    const wanted = await dropUnwantedFacts(tx, scan, row, facts)
    const report = await swapPages(tx, scan, row.id)
    const isSame = report.added + report.changed + report.removed === 0
    const all = await withModelFacts(tx, row, wanted)
    const outdated = await replaceFacts(tx, row.id, all)
    if (ready?.model.settings.readsFacts && (!isSame || all.length === wanted.length))
      await queueModelReading(services, tx, { accountId, assistantId: row.id })
    await redactAssistant(tx, row)
    await touchKnowledge(tx, row.id)
    if (ready?.embedder)
      await services.queue.send(embedQueue, { assistantId: row.id }, { in: tx, group: row.accountId })
    await updateScan(tx, scan, {
      ...report,
      status: 'done',
      pagesFound: summary.found,
      pagesKept: summary.kept,
      message: describeScan(summary, settled),
      finishedAt: now(),
    })
    if (scan.progressId) await notifyReady(tx, scan, row)
    const data = {
      assistantId: row.id,
      websiteUrl: scan.websiteUrl,
      pagesFound: summary.found,
      pagesKept: summary.kept,
      ...report,
    }
    await notifyGonePages(tx, scan, row, settled)
    await notifyOutdatedFacts(tx, scan, row, outdated)
    await sendEvents({ db: tx, queue: services.queue }, accountId, now(), [{ type: 'scan.finished', data }])
    await notifyScanLimit(tx, services, accountId, scan.countedIn)
    await signalScan(tx, 'state', scan)
    return row.id
  })
}

/** The owner may have excluded pages during the scan. */
async function dropUnwantedFacts(
  tx: Queryable,
  scan: ScanRow,
  { id, siteRules }: AssistantRow,
  facts: readonly FoundFact[],
): Promise<readonly FoundFact[]> {
  const gone = new Set(await dropUnwanted(tx, scan, id, siteRules))
  return facts.filter(({ url }) => !gone.has(url))
}

/** Owners may type only a host name. */
async function withResolvedAddress(
  tx: Queryable,
  row: AssistantRow,
  scan: ScanRow,
  { plainStart }: DoneEvent,
): Promise<AssistantRow> {
  // The owner changed the address during the scan.
  if (!plainStart || row.websiteUrl !== scan.websiteUrl) return row
  return updateWebsiteUrl(tx, row, plainStart)
}

/** An assistant created in the background may not have a description yet. */
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
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}
