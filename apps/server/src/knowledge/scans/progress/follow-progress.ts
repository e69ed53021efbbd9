import type { ProgressEvent } from '@foyer/contract/scans'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { eventsAfter, findByProgress, isProgressOfOthers } from '../store.ts'
import { onScanSignal } from './signals.ts'

export type NumberedEvent = { id: number; event: ProgressEvent }

const pollMs = 2_000
/** The creation may never be sent. */
const longestWaitMs = 10 * 60_000

const isLast = ({ step }: ProgressEvent) => step === 'done' || step === 'error'

/** The stream may be opened before its creation is sent. Other owners' ids are refused. */
export async function openProgress({ db }: Services, accountId: string, progressId: string, after: number) {
  const scan = await findByProgress(db, accountId, progressId)
  if (!scan) {
    if (await isProgressOfOthers(db, accountId, progressId))
      throw new Failure('not_found', 'No such creation.')
    return { isOver: false }
  }
  if (scan.status === 'queued' || scan.status === 'running') return { isOver: false }
  return { isOver: (await eventsAfter(db, accountId, scan.id, after)).length === 0 }
}

export async function* followProgress(
  { db, listener }: Pick<Services, 'db' | 'listener'>,
  accountId: string,
  progressId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  const giveUpAt = Date.now() + longestWaitMs
  let last = after
  let wake = () => {}
  const stop = onScanSignal(listener, (heard) => {
    if (!heard || (heard.accountId === accountId && heard.progressId === progressId)) wake()
  })
  signal.addEventListener('abort', () => wake())
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const scan = await findByProgress(db, accountId, progressId)
      for (const { id, event } of scan ? await eventsAfter(db, accountId, scan.id, last) : []) {
        last = id
        yield { id, event }
        if (isLast(event)) return
      }
      if (!scan && Date.now() > giveUpAt) return
      const timer = setTimeout(() => wake(), pollMs)
      await woken
      clearTimeout(timer)
    }
  } finally {
    stop()
  }
}
