import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { sha256 } from '../crypto/secrets.ts'
import { readBuiltPage } from './built-pages.ts'

export type Encoding = 'br' | 'gzip' | 'plain'

export type CachedPage = { etag: string } & Record<Encoding, Buffer>

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** An instance has one address, plus a few local names on a laptop. */
const mostAddresses = 4

async function prepare(file: string, address: string): Promise<CachedPage> {
  const html = (await readBuiltPage(file, address)) ?? ''
  const plain = Buffer.from(html)
  const [br, gzip] = await Promise.all([brotli(plain, quick), gz(plain)])
  return { plain, br, gzip, etag: `"${sha256(html).slice(0, 22)}"` }
}

export function createPageCache() {
  const byAddress = new LRUCache<string, Map<string, Promise<CachedPage>>>({ max: mostAddresses })

  return function pageAt(file: string, address: string): Promise<CachedPage> {
    const pages = byAddress.get(address) ?? new Map<string, Promise<CachedPage>>()
    byAddress.set(address, pages)
    let page = pages.get(file)
    if (!page) {
      page = prepare(file, address)
      pages.set(file, page)
      // Failed reads aren't cached, so they are retried.
      page.catch(() => pages.delete(file))
    }
    return page
  }
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (/\bbr\b/.test(accepted ?? '')) return 'br'
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'plain'
}
