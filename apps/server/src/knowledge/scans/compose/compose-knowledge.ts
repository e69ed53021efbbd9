import type { FoundFact } from '@foyer/contract/facts'
import { storable } from '@foyer/contract/storable'
import type { Services } from '../../../services.ts'
import { readStaged } from '../../pages/read-staged.ts'
import { setTexts, settleStaged } from '../../pages/stage-readings.ts'
import { noteDropped } from '../ledger-store.ts'
import type { ScanRow } from '../scan.ts'
import { type ComposingProcess, startComposing } from './composing.ts'

/** Rejects when the signal is aborted. */
export async function composeKnowledge(
  services: Pick<Services, 'db' | 'now'>,
  scan: ScanRow,
  startUrl: string,
  signal: AbortSignal,
): Promise<{ facts: FoundFact[] }> {
  const { db, now } = services
  const composing = startComposing(startUrl, signal)
  try {
    await handOver(services, scan, composing)
    for (;;) {
      const answer = await composing.ask({ type: 'more' })
      if (answer.type === 'texts') {
        await setTexts(db, scan.id, answer.texts)
        continue
      }
      if (answer.type !== 'end') throw new Error(`the composing process answered ${answer.type}`)
      const { dropped, shared, facts } = answer
      const settled = { dropped: dropped.map(({ url }) => url), shared }
      await settleStaged(db, scan, settled, now())
      await noteDropped(db, scan.id, dropped)
      return { facts: facts.map(asStored) }
    }
  } finally {
    composing.end()
  }
}

/** Rejects when the signal is aborted. */
export async function findFactsSoFar(
  services: Pick<Services, 'db'>,
  scan: ScanRow,
  signal: AbortSignal,
): Promise<FoundFact[]> {
  const composing = startComposing(scan.websiteUrl, signal)
  try {
    await handOver(services, scan, composing)
    const answer = await composing.ask({ type: 'facts' })
    return answer.type === 'facts' ? answer.facts.map(asStored) : []
  } finally {
    composing.end()
  }
}

async function handOver({ db }: Pick<Services, 'db'>, scan: ScanRow, composing: ComposingProcess) {
  for await (const batch of readStaged(db, scan.id)) {
    // The original buffer is far larger.
    const pages = batch.map(({ id, url, reading }) => ({ id, url, reading: Uint8Array.from(reading) }))
    await composing.ask({ type: 'pages', pages })
  }
}

/** The next scan compares facts with their stored form. */
const asStored = (fact: FoundFact): FoundFact =>
  Object.fromEntries(
    Object.entries(fact).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]),
  ) as FoundFact
