import { pageLanguage } from '@foyer/text/page-language'
import { mailAddress, phoneNumber } from './contact-links.ts'
import { decodeBody } from './decode.ts'
import type { DocumentContent, DocumentLine } from './document-content.ts'
import { hashText } from './hash.ts'
import { absoluteAddress } from './head.ts'
import { readDocx } from './read-docx.ts'
import type { Block, Heading, ReadPage } from './read-page.ts'
import { readPdf } from './read-pdf.ts'
import { readPlain } from './read-plain.ts'
import { renderBlocks } from './render-blocks.ts'
import { UnreadableDocument } from './unreadable-document.ts'
import { collapse } from './whitespace.ts'

const sizeCap = 40_000_000
const textCap = 2_000_000
const blockCap = 30_000
const linkCap = 2_000

export type DocumentKind = 'pdf' | 'docx' | 'markdown' | 'text'

export function documentKind(contentType: string | null, url: string): DocumentKind | null {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase()
  const extension = /\.([a-z0-9]{2,8})$/i.exec(pathOf(url))?.[1]?.toLowerCase() ?? ''
  if (type === 'application/pdf' || type === 'application/x-pdf') return 'pdf'
  if (type === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document') return 'docx'
  if (type === 'text/markdown' || type === 'text/x-markdown') return 'markdown'
  if (type === 'text/plain') return extension === 'md' || extension === 'markdown' ? 'markdown' : 'text'
  // Servers send 'octet-stream' or nothing for unknown types.
  if (
    type !== '' &&
    type !== 'application/octet-stream' &&
    type !== 'binary/octet-stream' &&
    type !== 'application/download'
  )
    return null
  if (extension === 'pdf' || extension === 'docx') return extension
  if (extension === 'md' || extension === 'markdown') return 'markdown'
  return extension === 'txt' ? 'text' : null
}

export async function readDocument(
  bytes: Uint8Array,
  contentType: string | null,
  url: string,
): Promise<ReadPage> {
  if (bytes.length === 0) throw new UnreadableDocument('The file is empty.')
  if (bytes.length > sizeCap) throw new UnreadableDocument('The file is too large to read.')
  const { title, lines, links = [] } = await readContent(bytes, contentType, url)
  // A line break in a title would start a new line of content.
  const named = collapse(title).trim() || collapse(fileName(url)).trim()
  const page: ReadPage = { ...toPage(url, named, lines), ...sortedLinks(links, url) }
  if (page.text.trim() === '') throw new UnreadableDocument('The file holds no text.')
  return page
}

function sortedLinks(
  links: { href: string; text: string }[],
  base: string,
): Pick<ReadPage, 'links' | 'contacts'> {
  const emails = new Set<string>()
  const phones = new Set<string>()
  const pages = new Map<string, string>()
  for (const { href, text } of links) {
    const mail = mailAddress(href)
    const phone = phoneNumber(href)
    const address = mail || phone ? null : absoluteAddress(href, base)
    if (mail) emails.add(mail)
    else if (phone) phones.add(phone)
    else if (address && pages.size < linkCap) pages.set(address, pages.get(address) || text)
  }
  return {
    links: Array.from(pages, ([url, text]) => ({ url, text, rel: '', nofollow: false })),
    contacts: { emails: [...emails], phones: [...phones] },
  }
}

/** The file's signature outweighs the content type. */
async function readContent(
  bytes: Uint8Array,
  contentType: string | null,
  url: string,
): Promise<DocumentContent> {
  if (startsWith(bytes, '%PDF-', 1024)) return readPdf(bytes)
  if (startsWith(bytes, 'PK\u0003\u0004')) return readDocx(bytes, url)
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) {
    throw new UnreadableDocument(
      'Word files from before 2007 (.doc) cannot be read. Save it as PDF or .docx.',
    )
  }
  const kind = documentKind(contentType, url)
  if (kind === 'pdf') throw new UnreadableDocument('The file is called a PDF but is not one.')
  if (kind === 'docx') throw new UnreadableDocument('The file is called a Word document but is not one.')
  // Word processors use vertical tabs as line breaks, and DOS programs end files with Ctrl-Z.
  const text = decodeBody(bytes, contentType).replaceAll('\v', '\n').replaceAll('\u001a', '')
  const controls = (text.slice(0, 20_000).match(/[^\P{Cc}\t\n\f\r]/gu) ?? []).length
  if (controls * 100 > Math.min(text.length, 20_000)) throw new UnreadableDocument('The file is not a text.')
  return readPlain(text, kind === 'markdown')
}

function startsWith(bytes: Uint8Array, signature: string, within = signature.length): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, within + signature.length))
    .toString('latin1')
    .includes(signature)
}

function toPage(url: string, title: string, lines: DocumentLine[]): ReadPage {
  const blocks: Block[] = []
  const headings: Heading[] = []
  let length = 0
  for (const { kind, markdown, apart } of lines) {
    length += markdown.length
    if (length > textCap || blocks.length >= blockCap) break
    blocks.push({ kind, markdown, apart, key: hashText(markdown), kept: true, zone: 'content' })
    const heading = kind === 'heading' ? /^(#+) (.*)$/s.exec(markdown) : null
    if (heading) headings.push({ level: heading[1]!.length, text: heading[2]! })
  }
  const text = renderBlocks(blocks)
  return {
    url,
    canonical: null,
    title,
    siteName: '',
    description: '',
    language: pageLanguage('', text),
    headings,
    text,
    blocks,
    links: [],
    robots: { noindex: false, nofollow: false },
    metaRefresh: null,
    structured: { items: [], openGraph: {} },
    contacts: { emails: [], phones: [] },
    article: false,
    published: null,
    shell: false,
  }
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return url
  }
}

function fileName(url: string): string {
  const name = pathOf(url).split('/').at(-1) ?? ''
  return name
    .replace(/\.[a-z0-9]{2,8}$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim()
}
