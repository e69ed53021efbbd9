import { inflate } from '../fetch/inflate.ts'

export interface SitemapUrl {
  url: string
  nested: boolean
}

type Kind = 'index' | 'urls' | 'lines'

/** The unfinished rest of the previous chunk plus new text. */
export interface SitemapPart {
  text: string
  /** Null until the type is known. */
  kind: Kind | null
}

interface TakenEntries {
  urls: string[]
  /** Text to prepend to the next chunk. */
  rest: string
}

export interface SitemapTaken extends TakenEntries {
  kind: Kind | null
}

export type TakeSitemap = (part: SitemapPart) => SitemapTaken | Promise<SitemapTaken>

const inflateLimits = { maxBytes: 64 * 1024 * 1024, maxRatio: 500, ratioFloor: 4 * 1024 * 1024 }
// The maximum length of an unfinished entry, eight times what the protocol allows for an address.
const maxEntry = 16 * 1024
const maxAddress = 4 * 1024
// A server can send a sitemap byte by byte, so parsing waits for this much.
const portionBytes = 64 * 1024

/** Streams the addresses of a sitemap, XML or plain text, gzipped or not. */
export async function* sitemapUrls(
  body: AsyncIterable<Uint8Array>,
  take: TakeSitemap = takeSitemap,
): AsyncGenerator<SitemapUrl[]> {
  let taken: SitemapTaken = { urls: [], rest: '', kind: null }
  for await (const text of portions(unpackedBody(body))) {
    taken = await take({ text: taken.rest + text, kind: taken.kind })
    const nested = taken.kind === 'index'
    if (taken.urls.length) yield taken.urls.map((url) => ({ url, nested }))
  }
  const last = taken.rest.trim()
  if (taken.kind === 'lines' && last) yield [{ url: last, nested: false }]
}

export function takeSitemap(part: SitemapPart): SitemapTaken {
  const text = part.kind ? part.text : part.text.trimStart()
  const kind = part.kind ?? kindOf(text)
  const { urls, rest } = kind === null ? nothingTaken : kind === 'lines' ? takeLines(text) : takeEntries(text)
  return { urls, rest: rest.length > maxEntry ? rest.slice(-maxEntry) : rest, kind }
}

const nothingTaken: TakenEntries = { urls: [], rest: '' }

async function* portions(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let gathered: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    const text = decoder.decode(chunk, { stream: true })
    gathered.push(text)
    length += text.length
    if (length < portionBytes) continue
    yield gathered.join('')
    gathered = []
    length = 0
  }
  if (length > 0) yield gathered.join('')
}

async function* unpackedBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first.value
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  try {
    // `sitemap.xml.gz` is usually served as a file, without Content-Encoding.
    const gzipped = first.value[0] === 0x1f && first.value[1] === 0x8b
    yield* gzipped ? inflate(whole(), 'gzip', inflateLimits) : whole()
  } finally {
    await chunks.return?.()
  }
}

function kindOf(text: string): Kind | null {
  if (!text) return null
  if (!text.startsWith('<')) return 'lines'
  return /<(?:\w{1,20}:)?sitemapindex\b/i.test(text.slice(0, maxEntry)) ? 'index' : 'urls'
}

const openingTag = /<loc>/gi
const closingTag = /<\/loc>/iy
const cdata = '<![CDATA['

/** Searching forward from the last entry keeps the cost linear for hostile input. */
function takeEntries(text: string): TakenEntries {
  const urls: string[] = []
  let at = 0
  for (;;) {
    openingTag.lastIndex = at
    const open = openingTag.exec(text)
    if (!open) return { urls, rest: text.slice(Math.max(at, text.length - 4)) }
    const start = open.index + open[0].length
    const entry = entryAt(text, start)
    if (!entry) return { urls, rest: text.slice(open.index) }
    if (entry.value && entry.value.length <= maxAddress) urls.push(unescapeXml(entry.value))
    at = entry.end
  }
}

/** Reads the element's text: '' if it isn't an address, null if it is incomplete. */
function entryAt(text: string, start: number): { value: string; end: number } | null {
  const mark = text.indexOf('<', start)
  if (mark < 0) return null
  if (isClosing(text, mark)) return { value: text.slice(start, mark).trim(), end: mark + '</loc>'.length }
  if (mark + cdata.length > text.length) return null
  if (!text.startsWith(cdata, mark) || text.slice(start, mark).trim()) return { value: '', end: mark }
  const from = mark + cdata.length
  const to = text.indexOf(']]>', from)
  if (to < 0) return null
  const end = text.indexOf('<', to)
  if (end < 0 || end + '</loc>'.length > text.length) return null
  if (!isClosing(text, end) || text.slice(to + 3, end).trim()) return { value: '', end }
  return { value: text.slice(from, to).trim(), end: end + '</loc>'.length }
}

function isClosing(text: string, at: number): boolean {
  closingTag.lastIndex = at
  return closingTag.test(text)
}

function takeLines(text: string): TakenEntries {
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  const isAddress = (line: string) => line.length <= maxAddress && /^https?:/i.test(line)
  return { urls: lines.map((line) => line.trim()).filter(isAddress), rest }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,8})|#x([\da-f]{1,8})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
