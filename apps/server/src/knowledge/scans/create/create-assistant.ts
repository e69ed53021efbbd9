import { isDeepStrictEqual } from 'node:util'
import type { NewAssistant } from '@foyer/contract/assistant-forms'
import { monthOf } from '../../../money/usage/periods.ts'
import { requireFeature } from '../../../money/usage/require-feature.ts'
import { spendScan } from '../../../money/usage/spend.ts'
import { insertAssistant } from '../../../people/assistants/insert-assistant.ts'
import { requireRoomForAssistant } from '../../../people/assistants/require-room.ts'
import type { Account } from '../../../people/auth/account.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { refreshPrompt } from '../../prompt/rebuild-prompt.ts'
import { awaitScan } from '../progress/await-scan.ts'
import { queueOptionsOf, type ScanRow, scanQueue } from '../scan.ts'
import { endUnfinished } from '../stop-scan.ts'
import { countCreations, findByProgress, findScan, insertCreation, insertEvent } from '../store.ts'
import { moveToBackground } from './move-to-background.ts'
import { notifyReady } from './notify-ready.ts'

// If every worker is busy, a scan may not have begun when its time is up.
const patienceMs = 30_000

/** Answers with what is known if the site takes long. A repeated `sessionId` is the same creation. */
export async function createAssistant(
  services: Services,
  account: Account,
  wanted: NewAssistant,
): Promise<string> {
  const scan =
    (await findStarted(services, account.id, wanted)) ?? (await startOrRefuse(services, account, wanted))
  const settled = await settle(services, scan)
  if (settled?.assistantId) return settled.assistantId
  if (settled?.status === 'failed')
    throw new Failure('unprocessable', settled.message ?? 'The site can’t be read.')
  if (settled?.status === 'cancelled')
    throw new Failure('conflict', settled.message ?? 'Creation was cancelled.')
  throw new Failure(
    'unavailable',
    'The website is slow to answer. If it can be read, your assistant is on your dashboard in a few minutes.',
    { retryAfterSeconds: 30 },
  )
}

async function settle(services: Services, scan: ScanRow): Promise<ScanRow | null> {
  const isSettled = ({ assistantId, status }: ScanRow) =>
    assistantId !== null || (status !== 'queued' && status !== 'running')
  const { backgroundAfterMs } = services.scanning
  const settled = await awaitScan(services, scan, isSettled, backgroundAfterMs + patienceMs)
  if (settled) return settled
  // One that has begun without a page may never find one.
  const now = await findScan(services.db, scan.accountId, scan.id)
  if (now?.status === 'queued') await moveToBackground(services, scan)
  return awaitScan(services, scan, isSettled, 0)
}

async function findStarted({ db }: Services, accountId: string, wanted: NewAssistant) {
  const scan = wanted.sessionId ? await findByProgress(db, accountId, wanted.sessionId) : null
  // A failed creation may be tried again.
  if (!scan || scan.status === 'failed' || scan.status === 'cancelled') return null
  if (!isDeepStrictEqual(scan.draft, wanted)) {
    throw new Failure('conflict', 'Another assistant was created under this sessionId. Send a new one.')
  }
  return scan
}

/** The progress stream was opened before this request. */
async function startOrRefuse(services: Services, account: Account, wanted: NewAssistant): Promise<ScanRow> {
  try {
    if (wanted.multiLanguage) requireFeature(account, 'multiLanguage')
    return await (wanted.websiteUrl ? startFromSite : createFromContext)(services, account, wanted)
  } catch (error) {
    if (!(error instanceof Failure) || !wanted.sessionId) throw error
    // A duplicate request sent a moment before took the last place.
    const twin = await findStarted(services, account.id, wanted)
    if (twin) return twin
    await reportRefusal(services, account.id, wanted, error)
    throw error
  }
}

async function startFromSite(services: Services, account: Account, wanted: NewAssistant) {
  const { db, now, queue, sampleSite } = services
  return db.transaction(async (tx) => {
    await requireRoomForAssistant(tx, account, () => countCreations(tx, account.id))
    await spendScan(tx, services, account)
    const scan = await insertCreation(tx, {
      accountId: account.id,
      kind: 'create',
      progressId: wanted.sessionId ?? null,
      draft: wanted,
      websiteUrl: wanted.websiteUrl,
      sampleSite: sampleSite.isOurs(wanted.websiteUrl),
      countedIn: monthOf(now()),
      createdAt: now(),
    })
    if (!scan) throw alreadyUnderWay()
    await queue.send(scanQueue, { scanId: scan.id }, { in: tx, ...queueOptionsOf(scan) })
    return scan
  })
}

/** Without a website the owner's own words are all there is to know. */
async function createFromContext({ db, now, secrets }: Services, account: Account, wanted: NewAssistant) {
  return db.transaction(async (tx) => {
    const row = await insertAssistant(tx, secrets, account, wanted, '')
    await refreshPrompt(tx, row)
    const scan = await insertCreation(tx, {
      accountId: account.id,
      assistantId: row.id,
      kind: 'create',
      progressId: wanted.sessionId ?? null,
      draft: wanted,
      websiteUrl: '',
      status: 'done',
      createdAt: now(),
      finishedAt: now(),
    })
    if (!scan) throw alreadyUnderWay()
    if (scan.progressId) {
      await insertEvent(tx, scan.id, { step: 'generating', message: 'Writing the assistant’s instructions' })
      await notifyReady(tx, scan, row)
    }
    return scan
  })
}

async function reportRefusal(
  { db, now }: Services,
  accountId: string,
  wanted: NewAssistant,
  refusal: Failure,
) {
  await db.transaction(async (tx) => {
    const scan = await insertCreation(tx, {
      accountId,
      kind: 'create',
      progressId: wanted.sessionId,
      draft: wanted,
      websiteUrl: wanted.websiteUrl,
      createdAt: now(),
    })
    if (scan) await endUnfinished(tx, scan, now(), 'failed', refusal.message, refusal.limitReached)
  })
}

const alreadyUnderWay = () => new Failure('conflict', 'This assistant is being created already.')
