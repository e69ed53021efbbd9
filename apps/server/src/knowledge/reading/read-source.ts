import { longestPage } from '@foyer/answers/knowledge/longest-page'
import { shortenPage } from '@foyer/crawler/read/shorten-page'
import { readPlainText } from './read-plain-text.ts'
import type { SourceRead } from './reading-task.ts'

const plain = 'text/plain'

/** An owner's own file as a page of the website would be read. What kind of text it is, its lines say and not its name. */
export async function readSource({ bytes, type }: { bytes: Uint8Array; type: string }): Promise<SourceRead> {
  const text = type === plain ? readPlainText(bytes) : null
  if (text !== null) {
    const { readCsv } = await import('@foyer/crawler/read/read-csv')
    const table = readCsv(text, longestPage)
    if (table) return { ...table, type: 'text/csv', language: null }
  }
  const hasHeadings = text !== null && /^#{1,6} \S/m.test(text)
  // Readers of PDF and DOCX are large; a process that meets none never loads them.
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
