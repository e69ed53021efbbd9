import type { Fact } from '@foyer/contract/scans'
import { createFactFinder } from '@foyer/crawler/facts/find-facts'
import { createSite } from '@foyer/crawler/read/site'
import { createReadPool } from '@foyer/crawler/read-pool/read-pool'
import { fileOf, publicPages, readBuilt } from '../site/built-pages.ts'

export type OwnPage = { url: string; title: string; text: string }
export type OwnKnowledge = { websiteUrl: string; pages: OwnPage[]; facts: Fact[] }

/** Forms to fill in, and nothing to tell. */
const untold = new Set(['/login', '/register', '/file-upload-demo.html'])

const contentType = 'text/html; charset=utf-8'

/** What this build's public pages say, read as any other website would be. Null where there is no build. */
export async function readOwnPages(
  address: string,
  signal: AbortSignal,
  read: (file: string) => Promise<string | null> = readBuilt,
): Promise<OwnKnowledge | null> {
  const websiteUrl = `${address}/`
  const site = createSite(websiteUrl)
  const finder = createFactFinder()
  const pool = createReadPool()
  let found = 0
  try {
    for (const path of publicPages) {
      const html = untold.has(path) ? null : await read(fileOf(path))
      if (html === null) continue
      const document = { bytes: Buffer.from(html), contentType, url: address + path }
      const { page } = await pool.read(document, signal)
      site.add(page)
      finder.add(page)
      found++
    }
  } finally {
    await pool.close()
  }
  if (found === 0) return null
  // What all our pages repeat is a slogan; other sites' footers hold hours and phone numbers.
  const { pages } = await site.finish()
  return {
    websiteUrl,
    pages: Array.from(pages, ({ url, title, text }) => ({ url, title, text })),
    facts: finder.facts().map(({ kind, label, value, url }) => ({ kind, label, value, url })),
  }
}
