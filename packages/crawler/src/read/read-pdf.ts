import { getDocumentProxy, getMeta } from 'unpdf'
import { checkPdfStreams } from './check-pdf-streams.ts'
import type { DocumentContent } from './document-content.ts'
import { layOut, type PdfItem } from './pdf-layout.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const pageCap = 400
const itemCap = 400_000
const linkCap = 5_000
const timeCapMs = 20_000

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

export async function readPdf(bytes: Uint8Array): Promise<DocumentContent> {
  const deadline = performance.now() + timeCapMs
  await checkPdfStreams(bytes)
  const document = await open(bytes)
  try {
    const pages: PdfItem[][] = []
    const links: { href: string; text: string }[] = []
    let items = 0
    for (let number = 1; number <= Math.min(document.numPages, pageCap); number++) {
      if (performance.now() > deadline || items > itemCap) break
      const page = await beforeDeadline(readPage(document, number), deadline)
      if (!page) break
      items += page.items.length
      pages.push(page.items)
      for (const link of page.links) if (links.length < linkCap) links.push(link)
    }
    const lines = layOut(pages)
    if (lines.length === 0) throw new UnreadableDocument('The PDF holds pictures of pages and no text.')
    const heading = lines.find((line) => line.kind === 'heading')?.markdown
    return { title: await titleOf(document, heading), lines, links }
  } finally {
    await document.cleanup().catch(() => {})
    await document.destroy().catch(() => {})
  }
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The PDF reader takes ownership of its buffer, so it gets a copy.
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: false })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new UnreadableDocument('The PDF is locked by a password.', { cause: error })
    }
    throw new UnreadableDocument('The PDF is damaged.', { cause: error })
  }
}

interface PdfPage {
  items: PdfItem[]
  links: { href: string; text: string }[]
}

async function readPage(document: PdfDocument, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  try {
    const { items } = await page.getTextContent()
    const read: PdfItem[] = []
    for (const item of items) {
      if (!('str' in item)) continue
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
      read.push({ text: item.str, x, y, width: item.width, size: Math.hypot(a, b) || item.height || 1 })
    }
    return { items: read, links: await linksOf(page) }
  } catch {
    // A broken page must not lose the others.
    return { items: [], links: [] }
  } finally {
    page.cleanup()
  }
}

async function linksOf(page: Awaited<ReturnType<PdfDocument['getPage']>>): Promise<PdfPage['links']> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => [])
  const links: PdfPage['links'] = []
  for (const annotation of annotations) {
    if (typeof annotation !== 'object' || annotation === null || !('url' in annotation)) continue
    if (typeof annotation.url === 'string') links.push({ href: annotation.url, text: '' })
  }
  return links
}

async function beforeDeadline<T>(work: Promise<T>, deadline: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(1, deadline - performance.now()))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function titleOf(document: PdfDocument, heading: string | undefined): Promise<string> {
  const { info } = await getMeta(document).catch(() => ({ info: {} as Record<string, unknown> }))
  const stated = typeof info.Title === 'string' ? info.Title.trim() : ''
  // Many programs store the file name as the title.
  const useful =
    stated.length > 2 &&
    !/^(?:untitled|microsoft word|document\d*|powerpoint|.*\.(?:docx?|indd|xlsx?|pptx?|pdf|qxd|cdr|ai)$)/i.test(
      stated,
    )
  return useful ? stated : (heading?.replace(/^#+ /, '') ?? '')
}
