import { longestPage } from '@foyer/answers/knowledge/longest-page'
import { shortenPage } from '@foyer/crawler/read/shorten-page'
import { readPlainText } from './read-plain-text.ts'
import type { SourceRead } from './reading-task.ts'

const plain = 'text/plain'

/** The format is detected from the lines, not the name. */
export async function readSource({ bytes, type }: { bytes: Uint8Array; type: string }): Promise<SourceRead> {
  const text = type === plain ? readPlainText(bytes) : null
  if (text !== null) {
    const { readCsv } = await import('@foyer/crawler/read/read-csv')
    const table = readCsv(text, longestPage)
    if (table) return { ...table, type: 'text/csv', language: null }
  }
  const hasHeadings = text !== null && /^#{1,6} \S/m.test(text)
  // The PDF and DOCX readers are large, so they are loaded on demand.
  const { readDocument } = await import('@foyer/crawler/read/read-document')
  const encoded = text === null ? bytes : new TextEncoder().encode(text)
  const whole = await readDocument(encoded, hasHeadings ? 'text/markdown' : type, 'file:///')
  const page = shortenPage(whole, longestPage)
  return {
    text: page.text,
    language: page.language || null,
    type: hasHeadings ? 'text/markdown' : type,
    shortened: page.text.length < whole.text.length,
  }
}
