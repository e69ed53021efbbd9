import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createReadingPool } from '../../apps/server/src/knowledge/reading/reading-pool.ts'
import { crawl } from '../../packages/crawler/src/crawl/crawl.ts'
import { createGuardedFetch } from '../../packages/crawler/src/fetch/guarded-fetch.ts'

const [url, pages, concurrency] = process.argv.slice(2)

const fetch = createGuardedFetch({ allowHosts: [new URL(url!).host], userAgent: 'FoyerBot/1.0' })
await sleep(500)
const idle = process.memoryUsage.rss()
let peak = idle
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 25)
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

// On a busy machine the loop also stalls while other processes run, so the thread's own CPU time is measured too.
let busiestMs = 0
let before = process.threadCpuUsage()
const turns = setInterval(() => {
  const used = process.threadCpuUsage(before)
  busiestMs = Math.max(busiestMs, (used.user + used.system) / 1000)
  before = process.threadCpuUsage()
}, 5)

const started = performance.now()
// Starting the pool is part of the measured crawl.
const pool = createReadingPool()
let kept = 0
let characters = 0
const limits = { pages: Number(pages), concurrency: Number(concurrency), depth: 1_000 }
for await (const event of crawl(url!, {
  fetch,
  read: (document, signal) => pool.readPage(document, { whose: 'bench', signal }),
  limits,
})) {
  if (event.type !== 'page') continue
  kept++
  characters += event.page?.text.length ?? 0
}
const ms = performance.now() - started

delay.disable()
clearInterval(sampler)
clearInterval(turns)
await pool.close()
await fetch.close()
const memoryMb = (peak - idle) / 2 ** 20
const result = { pages: kept, characters, ms, memoryMb, stallMs: delay.max / 1e6, busiestMs }
process.send?.(result)
process.disconnect?.()
