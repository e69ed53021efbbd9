import { zstdDecompressSync } from 'node:zlib'
import { longestPage } from '@foyer/answers/knowledge/longest-page'
import type { FoundFact } from '@foyer/contract/facts'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { shortenText } from '@foyer/crawler/read/shorten-page'
import { createSite, type DroppedPage } from '@foyer/crawler/read/site'
import { createFactFinder } from '@foyer/extract/find-facts'

type PackedReading = { id: string; url: string; reading: Uint8Array }
export type ComposeRequest = { type: 'pages'; pages: PackedReading[] } | { type: 'facts' } | { type: 'more' }

type ComposedText = { id: string; title: string; text: string }

export type ComposeAnswer =
  | { type: 'taken' }
  | { type: 'facts'; facts: FoundFact[] }
  | { type: 'texts'; texts: ComposedText[] }
  | {
      type: 'end'
      dropped: { url: string; reason: string }[]
      shared: { url: string; title: string; text: string } | null
      facts: FoundFact[]
    }

const textsAtOnce = 50

/** The fetched address may be spelled differently. */
const unpack = ({ url, reading }: PackedReading): ReadPage => ({
  ...JSON.parse(zstdDecompressSync(reading).toString('utf8')),
  url,
})

const sameAs = (url: string) => `Says the same as ${url}`

const reasons: Record<DroppedPage['reason'], string> = {
  copies: 'Put together from other pages of the site',
  empty: 'Says nothing that other pages don’t say too',
}

export function createComposer(startUrl: string): (request: ComposeRequest) => Promise<ComposeAnswer> {
  const site = createSite(startUrl)
  const ids = new Map<string, string>()
  const duplicates: { url: string; reason: string }[] = []
  const finder = createFactFinder()
  let composing: AsyncGenerator<ComposeAnswer> | null = null

  function take(packed: PackedReading) {
    const page = unpack(packed)
    const { duplicateOf } = site.add(page)
    finder.add(page)
    if (duplicateOf) duplicates.push({ url: packed.url, reason: sameAs(duplicateOf) })
    ids.set(packed.url, packed.id)
  }

  async function* compose(): AsyncGenerator<ComposeAnswer> {
    const { pages, dropped, shared } = await site.finish()
    let texts: ComposedText[] = []
    for (const { url, title, text } of pages) {
      const id = ids.get(url)
      // Surroundings that turned out to be the page's own are added to its text.
      if (id) texts.push({ id, title, text: shortenText(text, longestPage) })
      if (texts.length < textsAtOnce) continue
      yield { type: 'texts', texts }
      texts = []
    }
    if (texts.length > 0) yield { type: 'texts', texts }
    yield {
      type: 'end',
      dropped: [...duplicates, ...dropped.map(({ url, reason }) => ({ url, reason: reasons[reason] }))],
      shared: shared && { ...shared, url: `${shared.url}${sharedTextMark}` },
      facts: finder.facts(),
    }
  }

  return async (request) => {
    if (request.type === 'facts') return { type: 'facts', facts: finder.facts() }
    if (request.type === 'pages') {
      for (const packed of request.pages) take(packed)
      return { type: 'taken' }
    }
    composing ??= compose()
    return (await composing.next()).value
  }
}
