import type { FoundFact } from '@foyer/contract/facts'
import { createSlots } from '../../../platform/processes/slots.ts'
import type { Services } from '../../../services.ts'
import type { ScanRow } from '../scan.ts'
import { composeKnowledge, findFactsSoFar } from './compose-knowledge.ts'

/** Each process holds all pages of a site in memory. */
const composedAtOnce = 2
/** Smaller sites never wait for a large one. */
const fewPages = 300

type Work = { pages: number; signal: AbortSignal }

export type ComposeSlots = {
  /** Rejects when the signal is aborted, also while waiting. */
  compose(scan: ScanRow, startUrl: string, work: Work): Promise<{ facts: FoundFact[] }>
  /** None if there is no free slot; all facts come at the end anyway. */
  factsSoFar(scan: ScanRow, work: Work): Promise<FoundFact[]>
}

export function createComposeSlots(services: Pick<Services, 'db' | 'now' | 'log'>): ComposeSlots {
  const slots = createSlots({
    atOnce: composedAtOnce,
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
