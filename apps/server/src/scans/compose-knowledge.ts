import { Worker } from 'node:worker_threads'
import type { Fact } from '@foyer/contract/scans'
import type { Services } from '../services.ts'
import type { ComposeAnswer, ComposeRequest } from './compose-worker.ts'
import { dropStagedPages, setTexts, stagedPages, stageShared } from './pages-store.ts'
import type { ScanRow } from './scan.ts'
import { storable } from './stage-pages.ts'

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * Turns what was read into what is known: each page's own text, what all pages repeat once, and the facts. The
 * thinking happens on a thread of its own; this one only carries pages there and texts back.
 */
export async function composeKnowledge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  scan: ScanRow,
  startUrl: string,
  signal: AbortSignal,
): Promise<{ facts: Fact[] }> {
  const worker = new Worker(new URL('./compose-worker.ts', import.meta.url), {
    workerData: { startUrl },
    resourceLimits: memory,
  })
  const answers = answersOf(worker)
  const ask = (request: ComposeRequest, given: ArrayBuffer[] = []) => {
    worker.postMessage(request, given)
    return answers.next()
  }
  try {
    for await (const batch of stagedPages(db, scan.id)) {
      if (signal.aborted) return { facts: [] }
      // Copied out of the buffers they came in, which are far larger and would be sent along whole.
      const pages = batch.map(({ id, url, reading }) => ({ id, url, reading: Uint8Array.from(reading) }))
      await ask(
        { type: 'pages', pages },
        pages.map(({ reading }) => reading.buffer),
      )
    }
    for (;;) {
      if (signal.aborted) return { facts: [] }
      const answer = await ask({ type: 'more' })
      if (answer.type === 'texts') {
        await setTexts(db, scan.id, answer.texts.map(storablePage))
        continue
      }
      if (answer.type !== 'end') throw new Error(`the composing thread answered ${answer.type}`)
      const { dropped, shared, facts } = answer
      await dropStagedPages(db, scan.id, dropped)
      await stageShared(db, scan, shared && storablePage(shared), now())
      return { facts: facts.map(storableFact) }
    }
  } finally {
    await worker.terminate()
  }
}

const storablePage = <Page extends { title: string; text: string }>(page: Page): Page => ({
  ...page,
  title: storable(page.title),
  text: storable(page.text),
})

const storableFact = ({ kind, label, value, url }: Fact): Fact => ({
  kind,
  label: storable(label),
  value: storable(value),
  url,
})

/** One answer a request, in order; rejects when the thread dies. */
function answersOf(worker: Worker) {
  let settle: { resolve(answer: ComposeAnswer): void; reject(error: Error): void } | null = null
  let broken: Error | null = null
  const fail = (error: Error) => {
    broken = error
    settle?.reject(error)
  }
  worker.on('message', (answer: ComposeAnswer) => settle?.resolve(answer))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the composing thread ended')))
  return {
    next: () =>
      new Promise<ComposeAnswer>((resolve, reject) => {
        settle = { resolve, reject }
        if (broken) reject(broken)
      }),
  }
}
