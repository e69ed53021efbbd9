import { once } from 'node:events'
import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { html } from '../testing/site.ts'
import { practicePages } from './practice-pages.ts'
import { practise } from './practise.ts'
import { createReadPool } from './read-pool.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const document = (text: string, url = 'http://a.example/') => ({
  bytes: encode(text),
  contentType: 'text/html',
  url,
})
const never = new AbortController().signal

// Reads like the real worker, except that some words make it misbehave.
const twisted = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage({ ready: true })
  parentPort.on('message', ({ id, document }) => {
    const text = new TextDecoder().decode(document.bytes)
    if (text === 'hang') for (;;) {}
    if (text === 'wait') return setTimeout(() => parentPort.postMessage({ id, reading: { page: { title: text } } }), 200)
    if (text === 'exit') process.exit(1)
    if (text === 'hoard') { const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 })) }
    parentPort.postMessage({ id, reading: { page: { title: text } } })
  })`)}`,
)

test('pages are read on another thread, several at a time, each answer to its own question', async () => {
  const pool = createReadPool({ workers: 2 })
  const titles = Array.from({ length: 30 }, (_, i) => `Page ${i}`)
  const readings = await Promise.all(titles.map((title) => pool.read(document(html(title)), never)))
  expect(readings.map(({ page }) => page.title)).toEqual(titles)
  expect(new Set(readings.map(({ hash }) => hash)).size).toBe(30)
  await pool.close()
})

test('a page that hangs its reader fails in time, and those behind it are read', async () => {
  const pool = createReadPool({ timeMs: 300, worker: twisted })
  const results = await Promise.allSettled(
    ['hang', 'one', 'two'].map((text) => pool.read(document(text), never)),
  )
  expect(results[0]).toMatchObject({
    status: 'rejected',
    reason: new Error('The page took too long to read'),
  })
  expect(results.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await pool.close()
})

test('a page that overtakes a slow document is not lost', async () => {
  const pool = createReadPool({ worker: twisted, timeMs: 5_000 })
  const readings = await Promise.all(['wait', 'one', 'two'].map((text) => pool.read(document(text), never)))
  expect(readings.map(({ page }) => page.title)).toEqual(['wait', 'one', 'two'])
  await pool.close()
})

test('a page that kills its reader fails by itself', async () => {
  const pool = createReadPool({ worker: twisted, memoryMb: 32 })
  const results = await Promise.allSettled(
    ['exit', 'one', 'hoard', 'two'].map((text) => pool.read(document(text), never)),
  )
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  await pool.close()
}, 20_000)

test('a reader is there before the first page', async () => {
  const started = new BroadcastChannel('reader started')
  const isThere = once(started, 'message')
  const announcing = `new BroadcastChannel('reader started').postMessage(true)`
  const pool = createReadPool({ worker: new URL(`data:text/javascript,${encodeURIComponent(announcing)}`) })
  await isThere
  started.close()
  await pool.close()
})

test('practice is reading what sites are made of, until there is something else to do', async () => {
  const texts = practicePages.map(({ html, url }) => readHtml(html, url).text)
  expect(texts.map((text) => text.includes('|') || text.includes('roof'))).toEqual([true, true, true])
  let left = 4
  await practise(() => left-- > 0)
  expect(left).toBe(-1)
})

test('an abort is answered at once, even while the thread is busy', async () => {
  const pool = createReadPool({ worker: twisted, timeMs: 5_000 })
  const abort = new AbortController()
  const reading = Promise.allSettled(
    ['hang', 'one', 'two'].map((text) => pool.read(document(text), abort.signal)),
  )
  setTimeout(() => abort.abort(), 100)
  expect(await reading).toEqual(
    Array(3).fill({ status: 'rejected', reason: new Error('Reading was stopped') }),
  )
  await pool.close()
})

test('the event loop stays free while a large page is read', async () => {
  const row = '<tr><td>Crown</td><td>£720</td></tr>'
  const page = `<html><body><main><h1>Prices</h1><table>${row.repeat(40_000)}</table></main></body></html>`
  const pool = createReadPool({ timeMs: 30_000 })
  await pool.read(document(html('Warm up')), never)
  let turns = 0
  let counting = setImmediate(function count() {
    turns++
    counting = setImmediate(count)
  })
  await pool.read(document(page), never)
  clearImmediate(counting)
  await pool.close()
  expect(turns).toBeGreaterThan(100)
}, 40_000)
