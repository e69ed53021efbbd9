import type { FoundFact } from '@foyer/contract/facts'
import { createFactFinder } from '@foyer/crawler/facts/find-facts'
import { createSite } from '@foyer/crawler/read/site'
import { sha256 } from '../crypto/secrets.ts'
import type { ReadingPool } from '../reading/reading-pool.ts'
import { fileOf, publicPages, readBuilt } from '../site/built-pages.ts'

export type OwnPage = { url: string; title: string; text: string }
export type OwnKnowledge = { websiteUrl: string; build: string; pages: OwnPage[]; facts: FoundFact[] }

/** Pages as they were built, not yet read. */
export type OwnBuild = {
  address: string
  files: { path: string; html: string }[]
  /** Changes with every letter of the pages, and with their address. */
  build: string
}

/** Forms to fill in, and nothing to tell. */
const untold = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/account-erased',
  '/unsubscribe',
  '/file-upload-demo.html',
])

/** Programs are there to be copied. Told as an answer, 'export FOYER_TOKEN=…' would be how to export one's data. */
function withoutPrograms(html: string): string {
  const [before = '', ...parts] = html.split('<pre')
  return before + parts.map((part) => part.split('</pre>').slice(1).join('')).join('')
}

const contentType = 'text/html; charset=utf-8'

/** Null where there is no build. */
export async function findOwnPages(
  address: string,
  read: (file: string) => Promise<string | null> = readBuilt,
): Promise<OwnBuild | null> {
  const files: OwnBuild['files'] = []
  for (const path of publicPages) {
    const html = untold.has(path) ? null : await read(fileOf(path))
    if (html !== null) files.push({ path, html })
  }
  return files.length > 0 ? { address, files, build: sha256(JSON.stringify([address, files])) } : null
}

/** What this build's public pages say, read as any other website would be. */
export async function readOwnPages(
  reading: ReadingPool,
  { address, files, build }: OwnBuild,
  signal: AbortSignal,
): Promise<OwnKnowledge> {
  const websiteUrl = `${address}/`
  const site = createSite(websiteUrl)
  const finder = createFactFinder()
  for (const { path, html } of files) {
    const document = { bytes: Buffer.from(withoutPrograms(html)), contentType, url: address + path }
    const { page } = await reading.readPage(document, { whose: 'house', signal })
    site.add(page)
    finder.add(page)
  }
  // What all our pages repeat is a slogan; other sites' footers hold hours and phone numbers.
  const { pages } = await site.finish()
  return {
    websiteUrl,
    build,
    pages: Array.from(pages, ({ url, title, text }) => ({ url, title, text })),
    facts: finder.facts(),
  }
}
