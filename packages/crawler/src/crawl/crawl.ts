import { fetchReasons } from '../fetch/fetch-failure.ts'
import { createChannel } from './channel.ts'
import type { CrawlEvent, DoneEvent } from './crawl-event.ts'
import { type CrawlOptions, crawlLimits } from './crawl-options.ts'
import { createCrawlRun } from './crawl-run.ts'
import { pageAddress } from './page-address.ts'

// A slow consumer pauses the crawl, which bounds the memory for unread events.
const maxUnread = 16

/** Always ends with a `done` event; errors of the site never throw. */
export async function* crawl<Findings>(
  startUrl: string,
  options: CrawlOptions<Findings>,
): AsyncGenerator<CrawlEvent<Findings>, void> {
  if (!pageAddress(startUrl)) {
    const problem = fetchReasons.invalid_url.replace(/\.$/, '')
    yield {
      type: 'done',
      found: 0,
      fetched: 0,
      kept: 0,
      left: 0,
      stopped: 'finished',
      problem,
      plainStart: null,
      site: startUrl,
      alike: [],
    }
    return
  }
  const limits = { ...crawlLimits, ...options.limits }
  const channel = createChannel<CrawlEvent<Findings>>()
  const stop = new AbortController()
  let stopped: DoneEvent['stopped'] | null = null
  const halt = (why: DoneEvent['stopped']) => {
    stopped ??= why
    stop.abort()
  }
  const onAbort = () => halt('aborted')
  if (options.signal?.aborted) onAbort()
  else options.signal?.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(() => halt('time limit'), limits.timeMs)

  // Findings come from `options.read`, so the cast is safe.
  const tell = (event: CrawlEvent) => channel.push(event as CrawlEvent<Findings>)
  const run = createCrawlRun(startUrl, options, limits, tell, stop.signal)
  const running = run
    .toTheEnd(() => channel.room(maxUnread, stop.signal))
    .then(() => channel.push(run.summary(stopped)))
    .finally(() => channel.close())
  running.catch(() => {})
  try {
    yield* channel
    await running
  } finally {
    halt('aborted')
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', onAbort)
    await running.catch(() => {})
  }
}
