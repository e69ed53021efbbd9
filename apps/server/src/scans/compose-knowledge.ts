import type { FoundFact } from '@foyer/contract/facts'
import { readStaged } from '../knowledge/read-staged.ts'
import { setTexts, settleStaged } from '../knowledge/stage-readings.ts'
import type { Services } from '../services.ts'
import { type ComposingProcess, startComposing } from './composing.ts'
import { noteDropped } from './ledger-store.ts'
import type { ScanRow } from './scan.ts'
import { storableText } from './stage-pages.ts'

/**
 * Turns what was read into what is known: each page's own text, what all pages repeat once, and the facts. The
 * thinking happens in a process of its own; this one only carries pages there and texts back. Rejects when the signal
 * is aborted.
 */
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
        await setTexts(db, scan.id, answer.texts.map(storablePage))
        continue
      }
      if (answer.type !== 'end') throw new Error(`the composing process answered ${answer.type}`)
      const { dropped, shared, facts } = answer
      const settled = { dropped: dropped.map(({ url }) => url), shared: shared && storablePage(shared) }
      await settleStaged(db, scan, settled, now())
      await noteDropped(db, scan.id, dropped)
      return { facts: facts.map(storableFact) }
    }
  } finally {
    composing.end()
  }
}

/** What the pages read so far state together. Rejects when the signal is aborted. */
export async function findFactsSoFar(
  services: Pick<Services, 'db'>,
  scan: ScanRow,
  signal: AbortSignal,
): Promise<FoundFact[]> {
  const composing = startComposing(scan.websiteUrl, signal)
  try {
    await handOver(services, scan, composing)
    const answer = await composing.ask({ type: 'facts' })
    return answer.type === 'facts' ? answer.facts.map(storableFact) : []
  } finally {
    composing.end()
  }
}

async function handOver({ db }: Pick<Services, 'db'>, scan: ScanRow, composing: ComposingProcess) {
  for await (const batch of readStaged(db, scan.id)) {
    // Readings are copied out of the buffers they came in, which are far larger and would be sent along whole.
    const pages = batch.map(({ id, url, reading }) => ({ id, url, reading: Uint8Array.from(reading) }))
    await composing.ask({ type: 'pages', pages })
  }
}

const storablePage = <Page extends { title: string; text: string }>(page: Page): Page => ({
  ...page,
  title: storableText(page.title),
  text: storableText(page.text),
})

const storableFact = (fact: FoundFact): FoundFact => {
  const { part, condition, unit, validity, quote, otherValue } = fact
  return {
    ...fact,
    label: storableText(fact.label),
    value: storableText(fact.value),
    ...(part && { part: storableText(part) }),
    ...(condition && { condition: storableText(condition) }),
    ...(unit && { unit: storableText(unit) }),
    ...(validity && { validity: storableText(validity) }),
    ...(quote && { quote: storableText(quote) }),
    ...(otherValue && { otherValue: storableText(otherValue) }),
  }
}
