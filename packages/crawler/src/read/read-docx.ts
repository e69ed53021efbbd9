import { inflateRawSync } from 'node:zlib'
import mammoth from 'mammoth'
import type { DocumentContent } from './read-document.ts'
import { readHtml } from './read-html.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** All of a document's markup together; a zip can promise a few kilobytes and unfold to gigabytes. */
const unfoldedCap = 40_000_000
const entryCap = 5000

export async function readDocx(bytes: Uint8Array, url: string): Promise<DocumentContent> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  checkArchive(buffer)
  let html: string
  try {
    const pictures = mammoth.images.imgElement(async () => ({ src: '' }))
    html = (await mammoth.convertToHtml({ buffer }, { convertImage: pictures })).value
  } catch (error) {
    throw new UnreadableDocument('The Word document is damaged.', { cause: error })
  }
  const page = readHtml(`<main>${html}</main>`, url)
  const lines = page.blocks
    .filter((block) => block.kept)
    .map(({ kind, markdown, apart }) => ({ kind, markdown, apart }))
  const links = [
    ...page.links.map(({ url: href, text }) => ({ href, text })),
    ...page.contacts.emails.map((address) => ({ href: `mailto:${address}`, text: '' })),
    ...page.contacts.phones.map((number) => ({ href: `tel:${number}`, text: '' })),
  ]
  return { title: page.headings[0]?.text ?? '', lines, links }
}

/** Unfolds the parts that will be read, to the cap and no further, before the reader does so without one. */
function checkArchive(buffer: Buffer): void {
  const damaged = () => new UnreadableDocument('The Word document is damaged.')
  let document = false
  let unfolded = 0
  try {
    for (const entry of entriesOf(buffer)) {
      if (entry.name === 'word/document.xml') document = true
      if (!/\.(?:xml|rels)$/i.test(entry.name)) continue
      if (entry.method !== 0 && entry.method !== 8) throw damaged()
      unfolded +=
        entry.method === 0
          ? entry.data.length
          : inflateRawSync(entry.data, { maxOutputLength: unfoldedCap - unfolded }).length
      if (unfolded >= unfoldedCap) throw new RangeError('too large')
    }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    if (error instanceof RangeError)
      throw new UnreadableDocument('The Word document is too large to read.', { cause: error })
    throw new UnreadableDocument('The Word document is damaged.', { cause: error })
  }
  if (!document) throw new UnreadableDocument('The file is an archive, not a Word document.')
}

interface Entry {
  name: string
  method: number
  data: Buffer
}

/** The archive's directory stands at its end. */
function* entriesOf(buffer: Buffer): Generator<Entry> {
  const end = buffer.lastIndexOf('PK\u0005\u0006', buffer.length, 'latin1')
  if (end < 0) throw new Error('no directory')
  const count = buffer.readUInt16LE(end + 10)
  if (count > entryCap) throw new Error('too many entries')
  let at = buffer.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (buffer.readUInt32LE(at) !== 0x02014b50) throw new Error('bad entry')
    const method = buffer.readUInt16LE(at + 10)
    const size = buffer.readUInt32LE(at + 20)
    const nameLength = buffer.readUInt16LE(at + 28)
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength)
    const local = buffer.readUInt32LE(at + 42)
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    yield { name, method, data: buffer.subarray(start, start + size) }
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32)
  }
}
