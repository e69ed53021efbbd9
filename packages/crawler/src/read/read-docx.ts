import mammoth from 'mammoth'
import type { DocumentContent } from './document-content.ts'
import { readHtml } from './read-html.ts'
import { packArchive, unpackArchive } from './unpack-archive.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const unfoldedCap = 40_000_000
/** Images, fonts and embedded files contain no readable text. */
const unreadParts = /^word\/(?:media|embeddings|fonts)\//i

/** The maximum nesting of fields; a table of contents uses two levels. */
const mostFields = 50

export async function readDocx(bytes: Uint8Array, url: string): Promise<DocumentContent> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts = unpackArchive(buffer, {
    bytes: unfoldedCap,
    required: 'word/document.xml',
    wanted: (name) => !unreadParts.test(name),
  })
  if (parts.some(({ data }) => fieldDepth(data) > mostFields))
    throw new UnreadableDocument('The Word document is damaged.')
  let html: string
  try {
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
    const options = { convertImage, includeEmbeddedStyleMap: false }
    html = (await mammoth.convertToHtml({ buffer: packArchive(parts) }, options)).value
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

/** Returns the maximum nesting. Mammoth searches all open fields for every word, so unclosed ones would be slow. */
function fieldDepth(part: Buffer): number {
  let depth = 0
  let deepest = 0
  for (let at = part.indexOf(fieldMark); at >= 0; at = part.indexOf(fieldMark, at + fieldMark.length)) {
    const stated = part.toString('latin1', at + fieldMark.length, at + fieldMark.length + 20)
    const [, does = ''] = /^\s{0,5}=\s{0,5}["'](\w{1,10})/.exec(stated) ?? []
    if (does === 'end') depth = Math.max(0, depth - 1)
    else if (does !== 'separate') depth++
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const fieldMark = 'fldCharType'
