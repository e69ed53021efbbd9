import type { Document, PageReading } from '../crawl/crawl-options.ts'
import { contentHash, packSketch, sketchOf } from '../crawl/sketch.ts'
import { decodeBody } from '../read/decode.ts'
import { readHtml } from '../read/read-html.ts'
import type { ReadPage } from '../read/read-page.ts'

/** Reads a document in the current process, which can be slow and use much memory; a worker pool runs it elsewhere. */
export async function readHere({ bytes, contentType, url }: Document): Promise<PageReading<never>> {
  const isHtml = !contentType || /^(text\/html|application\/xhtml\+xml)/i.test(contentType.trim())
  if (!isHtml) return measuredPage(await readOther({ bytes, contentType, url }), false)
  const html = decodeBody(bytes, contentType)
  return measuredPage(readHtml(html, url), asksPassword(html))
}

const passwordType = /\btype\s{0,5}=\s{0,5}["']?password/gi
const longestTag = 500

/** Matches the end of password fields, which is rarer than the beginning of an input. */
function asksPassword(html: string): boolean {
  for (const { index } of html.matchAll(passwordType)) {
    const before = html.slice(Math.max(0, index - longestTag), index)
    const tag = before.slice(before.lastIndexOf('<'))
    if (/^<input\s/i.test(tag) && !tag.includes('>')) return true
  }
  return false
}

/** The PDF and DOCX readers are large, so they load on demand. */
async function readOther({ bytes, contentType, url }: Document): Promise<ReadPage> {
  const { readDocument } = await import('../read/read-document.ts')
  return readDocument(bytes, contentType, url)
}

function measuredPage(page: ReadPage, hasPassword: boolean): PageReading<never> {
  const sketch = packSketch(sketchOf(page.text))
  return { page, hash: contentHash(page), sketch, asksPassword: hasPassword }
}
