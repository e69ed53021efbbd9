import type { FoundFact } from '@foyer/contract/facts'
import { createSlots } from '../../../platform/processes/slots.ts'
import type { Services } from '../../../services.ts'
import type { ScanRow } from '../scan.ts'
import { composeKnowledge, findFactsSoFar } from './compose-knowledge.ts'

/** Composing is a process with all pages of a site in memory. */
const composedAtOnce = 2
/** A site of so many pages takes a second or two: it has a slot of its own, so that a site this small waits for no large one. */
const fewPages = 300

type Work = { pages: number; signal: AbortSignal }

/** How the scans of an instance get what was read worked through. */
export type ComposeSlots = {
  /** When it is this account's turn. Rejects when the signal is aborted, also while it waits. */
  compose(scan: ScanRow, startUrl: string, work: Work): Promise<{ facts: FoundFact[] }>
  /** What is known so far, or nothing: nobody waits for it, as all facts come with the end of the scan. */
  factsSoFar(scan: ScanRow, work: Work): Promise<FoundFact[]>
}

export function createComposeSlots(services: Pick<Services, 'db' | 'now' | 'log'>): ComposeSlots {
  const slots = createSlots({
    atOnce: composedAtOnce,
    // Only scans that run wait here, and those are few already.
    mostWaiting: Number.POSITIVE_INFINITY,
    mostWaitingOfOne: Number.POSITIVE_INFINITY,
  })
  const slotFor = ({ accountId }: ScanRow, { pages, signal }: Work) => ({
    whose: accountId,
    isLong: pages > fewPages,
    signal,
  })

  return {
    async compose(scan, startUrl, work) {
      const release = await slots.take(slotFor(scan, work))
      try {
        return await composeKnowledge(services, scan, startUrl, work.signal)
      } finally {
        release()
      }
    },
    async factsSoFar(scan, work) {
      const release = slots.takeAtOnce(slotFor(scan, work))
      if (!release) return []
      try {
        return await findFactsSoFar(services, scan, work.signal)
      } catch (error) {
        if (!work.signal.aborted)
          services.log.warn({ err: error, scanId: scan.id }, 'no facts could be found in the pages so far')
        return []
      } finally {
        release()
      }
    },
  }
}
