import { fetchReasons } from '@foyer/crawler/fetch/fetch-failure'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import { readPayer } from '../../people/auth/plan/read-payer.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { warmUpAnswering } from '../answering/warm-up-answering.ts'
import { countStaged } from '../pages/read-staged.ts'
import { type ComposeSlots, createComposeSlots } from './compose/compose-slots.ts'
import { moveToBackground } from './create/move-to-background.ts'
import { failScan } from './fail-scan.ts'
import { answeredAlike, settleKnown } from './known-pages/settle-known.ts'
import { createProgress } from './progress/progress.ts'
import { createScanPlaces, type ScanPlace, type ScanPlaces } from './progress/scan-places.ts'
import { type RunWatch, watchRun } from './progress/watch-run.ts'
import { publishScan } from './publish-scan.ts'
import { readSite, type Tools } from './read-site.ts'
import { mostCrashes, queueOptionsOf, type ScanJob, type ScanRow, scanQueue } from './scan.ts'
import { createStager } from './stage-pages.ts'
import { claimScan, releaseScan } from './store.ts'

const partingMs = 3_000

/** Shared by the scans of an instance. */
type SharedCapacity = { places: ScanPlaces; composing: ComposeSlots }

export const scanJob = (services: Services): Job<ScanJob> => {
  const shared: SharedCapacity = {
    places: createScanPlaces(services),
    composing: createComposeSlots(services),
  }
  return {
    ...scanQueue,
    atOnce: services.scanning.atOnce,
    atOncePerGroup: services.scanning.atOncePerAccount,
    run: ({ scanId }, signal) => runScan(services, shared, scanId, signal),
  }
}

async function runScan(services: Services, shared: SharedCapacity, scanId: string, closing: AbortSignal) {
  const { db, now, queue } = services
  const scan = await claimScan(db, scanId, now())
  if (!scan) return
  if (scan.crashes > mostCrashes) {
    return failScan(
      services,
      scan,
      'Reading this site failed several times on our side. Please try again later.',
    )
  }
  const place = shared.places.begin(scan)
  const stopping = AbortSignal.any([closing, place.signal])
  const watch = watchRun(services, scan, stopping)
  let published: string | null = null
  const warmingUp = warmUpLanguage(services, scan)
  try {
    published = await readAndPublish(services, scan, watch, { place, closing, composing: shared.composing })
  } catch (error) {
    if (!stopping.aborted && !watch.isLost()) throw error
  } finally {
    watch.end()
    place.end()
  }
  await warmingUp
  if (published) await preloadKnowledge(services, published)
  // On closing, another instance resumes at once.
  if (stopping.aborted && (await releaseScan(db, scan.id, scan.run)))
    await queue.send(scanQueue, { scanId }, queueOptionsOf(scan))
}

async function warmUpLanguage({ answering, now }: Services, { kind, draft }: ScanRow) {
  if (kind !== 'create' || !draft) return
  // If answering fails, the first question reports it.
  await warmUpAnswering(answering.ordinary, draft.language, now()).catch(() => {})
}

/** The owner asks it next. */
async function preloadKnowledge({ db, knowledge }: Services, assistantId: string) {
  const assistant = await findAssistant(db, assistantId)
  if (assistant) await knowledge.prepare(assistant)
}

async function readAndPublish(
  services: Services,
  scan: ScanRow,
  watch: RunWatch,
  { place, closing, composing }: { place: ScanPlace; closing: AbortSignal; composing: ComposeSlots },
): Promise<string | null> {
  const progress = createProgress(services, scan)
  const stager = createStager(services, scan)
  const account = await readPayer(services.db, scan.accountId)
  if (!account) return null
  if (scan.run === 1) progress.tell({ step: 'initializing', message: `Opening ${scan.websiteUrl}` })

  const background = scheduleMoveToBackground(services, scan, { watch, progress, stager }, composing)
  const summary = await readSite(services, scan, account.plan, { watch, progress, stager }).finally(
    background.end,
  )
  await stager.flush()
  await progress.flush()
  if (place.signal.aborted) await createWithKnownPages(services, scan, composing, closing)
  if (watch.signal.aborted) return null
  place.finishing()
  if (summary.kept === 0) {
    const reason = sentence(summary.problem ?? 'No page of this site could be read')
    await failScan(services, scan, isAdmin(account) ? withSetting(reason) : reason)
    return null
  }

  const settled = await settleKnown(services, scan, summary, account.plan.pagesPerScan)
  if (settled.read === 0) {
    await failScan(services, scan, sentence(answeredAlike))
    return null
  }
  progress.tell({
    step: 'processing',
    message: `Working through ${summary.kept} pages`,
    pagesFound: summary.found,
  })
  const startUrl = summary.plainStart ?? scan.websiteUrl
  const { facts } = await composing.compose(scan, startUrl, { pages: summary.kept, signal: watch.signal })
  if (watch.signal.aborted) return null
  progress.tell({
    step: 'generating',
    message: 'Writing the assistant’s instructions',
    pagesFound: summary.found,
  })
  await progress.flush()
  return publishScan(services, scan, facts, { summary, settled })
}

/** The scan's next turn may be far away. */
async function createWithKnownPages(
  services: Services,
  scan: ScanRow,
  composing: ComposeSlots,
  closing: AbortSignal,
) {
  if (scan.kind !== 'create' || scan.assistantId) return
  const pages = await countStaged(services.db, scan.id)
  if (pages === 0) return
  const signal = AbortSignal.any([closing, AbortSignal.timeout(partingMs)])
  await moveToBackground(services, scan, await composing.factsSoFar(scan, { pages, signal }))
}

/** Moves a slow creation to the background once it has a page. */
function scheduleMoveToBackground(
  services: Services,
  scan: ScanRow,
  { watch, progress, stager }: Tools,
  composing: ComposeSlots,
) {
  if (scan.kind !== 'create' || scan.assistantId) return { end: async () => {} }
  const dueAt = scan.createdAt.getTime() + services.scanning.backgroundAfterMs
  let timer: NodeJS.Timeout
  let moving = Promise.resolve()
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      moving = tryToMove().catch((error) => {
        services.log.error({ err: error, scanId: scan.id }, 'a scan could not be moved to the background')
      })
    }, ms)
  }
  async function tryToMove() {
    await stager.flush()
    if (watch.signal.aborted) return
    const pages = await countStaged(services.db, scan.id)
    if (pages === 0) return wait(500)
    await progress.flush()
    const facts = await composing.factsSoFar(scan, { pages, signal: watch.signal })
    // The caller moves a scan that yields.
    if (!watch.signal.aborted) await moveToBackground(services, scan, facts)
  }
  wait(Math.max(0, dueAt - services.now().getTime()))
  return {
    /** Afterwards the assistant either exists or won't be created. */
    async end() {
      clearTimeout(timer)
      await moving
      clearTimeout(timer)
    },
  }
}

const isAdmin = ({ role, tier }: { role: string; tier: string }) => role === 'admin' || tier === 'admin'

/** Only administrators can change this setting. */
const withSetting = (reason: string) =>
  reason === fetchReasons.private_address
    ? `${reason} As you run this Foyer: a host named in CRAWL_ALLOW_HOSTS is read all the same.`
    : reason

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
