import type { FoundFact } from '@foyer/contract/facts'
import { dropStagedPages, setTexts, stagedPages, stageShared } from '../knowledge/staged-pages.ts'
import { startChild } from '../processes/start-child.ts'
import type { Services } from '../services.ts'
import type { ComposeAnswer, ComposeRequest } from './compose-pages.ts'
import { noteDropped } from './ledger-store.ts'
import type { ScanRow } from './scan.ts'
import { storable } from './stage-pages.ts'

const memoryMb = 768
/** How long one answer may take; the longest works through all pages of a site. */
const patienceMs = 120_000

type Composing = { ask(request: ComposeRequest): Promise<ComposeAnswer>; end(): void }

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
      const urls = dropped.map(({ url }) => url)
      await dropStagedPages(db, scan.id, urls)
      await noteDropped(db, scan.id, dropped)
      await stageShared(db, scan, shared && storablePage(shared), now())
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

async function handOver({ db }: Pick<Services, 'db'>, scan: ScanRow, composing: Composing) {
  for await (const batch of stagedPages(db, scan.id)) {
    // Copied out of the buffers they came in, which are far larger and would be sent along whole.
    const pages = batch.map(({ id, url, reading }) => ({ id, url, reading: Uint8Array.from(reading) }))
    await composing.ask({ type: 'pages', pages })
  }
}

/**
 * One answer a request, in order; rejects when the process ends, says nothing for too long, or is no longer wanted:
 * then it is killed at once, as it may be deep in a large site.
 */
function startComposing(startUrl: string, signal: AbortSignal): Composing {
  signal.throwIfAborted()
  let settle: { resolve(answer: ComposeAnswer): void; reject(error: Error): void } | null = null
  let broken: Error | null = null
  const fail = (error: Error) => {
    broken ??= error
    settle?.reject(broken)
  }
  const child = startChild<ComposeRequest | { startUrl: string }, ComposeAnswer>({
    module: new URL('./compose-process.ts', import.meta.url),
    memoryMb,
    hear: (answer) => settle?.resolve(answer),
    ended: (detail) => fail(new Error(`the composing process ended: ${detail}`)),
  })
  child.send({ startUrl })
  const stop = () => {
    fail(new Error('composing was stopped'))
    child.kill()
  }
  signal.addEventListener('abort', stop, { once: true })
  return {
    ask(request) {
      const { promise, resolve, reject } = Promise.withResolvers<ComposeAnswer>()
      settle = { resolve, reject }
      if (broken) reject(broken)
      const timer = setTimeout(() => {
        fail(new Error('the composing process took too long'))
        child.kill()
      }, patienceMs)
      child.send(request)
      return promise.finally(() => clearTimeout(timer))
    },
    end() {
      signal.removeEventListener('abort', stop)
      child.kill()
    },
  }
}

const storablePage = <Page extends { title: string; text: string }>(page: Page): Page => ({
  ...page,
  title: storable(page.title),
  text: storable(page.text),
})

const storableFact = (fact: FoundFact): FoundFact => {
  const { part, condition, unit, validity, quote } = fact
  return {
    ...fact,
    label: storable(fact.label),
    value: storable(fact.value),
    ...(part && { part: storable(part) }),
    ...(condition && { condition: storable(condition) }),
    ...(unit && { unit: storable(unit) }),
    ...(validity && { validity: storable(validity) }),
    ...(quote && { quote: storable(quote) }),
  }
}
