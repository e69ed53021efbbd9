import { inflate } from '../fetch/inflate.ts'

export interface SitemapUrl {
  url: string
  /** The entry is itself a sitemap. */
  nested: boolean
}

const inflateLimits = { maxBytes: 64 * 1024 * 1024, maxRatio: 500, ratioFloor: 4 * 1024 * 1024 }
// An entry is an address; anything longer between two tags is not one.
const maxEntry = 16 * 1024

/** The addresses of a sitemap as its bytes arrive: XML or one per line, gzipped or not. Never held as a whole. */
export async function* sitemapUrls(body: AsyncIterable<Uint8Array>): AsyncGenerator<SitemapUrl[]> {
  let decoder: TextDecoder | null = null
  let pending = ''
  let kind: 'index' | 'urls' | 'lines' | null = null
  for await (const chunk of unpacked(body)) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    pending += decoder.decode(chunk, { stream: true })
    kind ??= kindOf(pending)
    if (!kind) continue
    const { urls, rest } = kind === 'lines' ? takeLines(pending) : takeEntries(pending)
    pending = rest.length > maxEntry ? rest.slice(-maxEntry) : rest
    if (urls.length) yield urls.map((url) => ({ url, nested: kind === 'index' }))
  }
  if (kind === 'lines' && pending.trim()) yield [{ url: pending.trim(), nested: false }]
}

async function* unpacked(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first.value
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  try {
    // Servers send `sitemap.xml.gz` as a file, not as an encoding.
    const gzipped = first.value[0] === 0x1f && first.value[1] === 0x8b
    yield* gzipped ? inflate(whole(), 'gzip', inflateLimits) : whole()
  } finally {
    await chunks.return?.()
  }
}

function kindOf(start: string): 'index' | 'urls' | 'lines' | null {
  const text = start.trimStart()
  if (!text) return null
  if (!text.startsWith('<')) return 'lines'
  if (/<(\w+:)?sitemapindex\b/i.test(text)) return 'index'
  if (/<(\w+:)?urlset\b/i.test(text) || text.length > 4_096) return 'urls'
  return null
}

function takeEntries(text: string): { urls: string[]; rest: string } {
  const urls: string[] = []
  let end = 0
  for (const match of text.matchAll(/<loc>([^<]*|\s*<!\[CDATA\[[\s\S]*?\]\]>\s*)<\/loc>/gi)) {
    const url = match[1]!.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '').trim()
    if (url) urls.push(unescapeXml(url))
    end = match.index + match[0].length
  }
  return { urls, rest: text.slice(end) }
}

function takeLines(text: string): { urls: string[]; rest: string } {
  const lines = text.split(/\r?\n/)
  const rest = lines.pop() ?? ''
  return { urls: lines.map((line) => line.trim()).filter((line) => /^https?:/i.test(line)), rest }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
