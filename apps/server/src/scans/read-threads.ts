import type { Read } from '@foyer/crawler/crawl/crawl-options'
import { createReadPool } from '@foyer/crawler/read-pool/read-pool'

const isPage = (contentType: string | null) =>
  !contentType || /^(text\/html|application\/xhtml\+xml)/i.test(contentType.trim())

/** Threads that read what was fetched. Files have one of their own, a file at a time: a slow PDF holds up no page. */
export function createReadThreads() {
  const pages = createReadPool()
  const files = createReadPool()
  let lastFile: Promise<unknown> = Promise.resolve()

  const read: Read = (document, signal) => {
    if (isPage(document.contentType)) return pages.read(document, signal)
    const reading = lastFile.then(() => files.read(document, signal))
    lastFile = reading.catch(() => {})
    return reading
  }
  return {
    read,
    async close() {
      await Promise.all([pages.close(), files.close()])
    },
  }
}
