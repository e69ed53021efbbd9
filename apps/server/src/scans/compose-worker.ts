import { parentPort, workerData } from 'node:worker_threads'
import { zstdDecompressSync } from 'node:zlib'
import { longestPage } from '@foyer/answers/knowledge/longest-page'
import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { Fact } from '@foyer/contract/scans'
import { createFactFinder } from '@foyer/crawler/facts/find-facts'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { shortenText } from '@foyer/crawler/read/shorten-page'
import { createSite, type DroppedPage } from '@foyer/crawler/read/site'

type Packed = { id: string; url: string; reading: Uint8Array<ArrayBuffer> }
export type ComposeRequest = { type: 'pages'; pages: Packed[] } | { type: 'more' }

type Composed = { id: string; title: string; text: string }

export type ComposeAnswer =
  | { type: 'taken' }
  | { type: 'texts'; texts: Composed[] }
  | {
      type: 'end'
      /** Pages that add nothing, with the reason for the owner. */
      dropped: { url: string; reason: string }[]
      shared: { url: string; title: string; text: string } | null
      facts: Fact[]
    }

const textsAtOnce = 50

const port = parentPort
if (!port) throw new Error('this module runs as a thread')

const site = createSite(workerData.startUrl)
const ids = new Map<string, string>()
const duplicates: { url: string; reason: string }[] = []
const finder = createFactFinder()
let answering: AsyncGenerator<ComposeAnswer> | null = null

/** Under the address it is kept by, which can be another spelling than the one it was read at. */
const unpack = ({ url, reading }: Packed): ReadPage => ({
  ...JSON.parse(zstdDecompressSync(reading).toString('utf8')),
  url,
})

function take(packed: Packed) {
  const page = unpack(packed)
  const { duplicateOf } = site.add(page)
  finder.add(page)
  if (duplicateOf) duplicates.push({ url: packed.url, reason: sameAs(duplicateOf) })
  ids.set(packed.url, packed.id)
}

const sameAs = (url: string) => `Says the same as ${url}`

const reasons: Record<DroppedPage['reason'], string> = {
  copies: 'Put together from other pages of the site',
  empty: 'Says nothing that other pages don’t say too',
}

async function* compose(): AsyncGenerator<ComposeAnswer> {
  const { pages, dropped, shared } = await site.finish()
  let texts: Composed[] = []
  for (const { url, title, text } of pages) {
    const id = ids.get(url)
    // What stood around a page and proved to be its own comes on top of what was kept of it.
    if (id) texts.push({ id, title, text: shortenText(text, longestPage) })
    if (texts.length < textsAtOnce) continue
    yield { type: 'texts', texts }
    texts = []
  }
  if (texts.length > 0) yield { type: 'texts', texts }
  yield {
    type: 'end',
    dropped: [...duplicates, ...dropped.map(({ url, reason }) => ({ url, reason: reasons[reason] }))],
    shared: shared && { ...shared, url: `${shared.url}${everywhereMark}` },
    facts: finder.facts(),
  }
}

port.on('message', async (request: ComposeRequest) => {
  if (request.type === 'pages') {
    for (const packed of request.pages) take(packed)
    port.postMessage({ type: 'taken' } satisfies ComposeAnswer)
    return
  }
  answering ??= compose()
  const { value } = await answering.next()
  port.postMessage(value)
})
