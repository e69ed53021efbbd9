import type { Read } from '@foyer/crawler/crawl/crawl-options'
import { createReadPool } from '@foyer/crawler/read-pool/read-pool'

const isPage = (contentType: string | null) =>
  !contentType || /^(text\/html|application\/xhtml\+xml)/i.test(contentType.trim())

/** Threads that read what was fetched. Files have one of their own, a file at a time: a slow PDF holds up no page. */
function createReadThreads() {
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

type ReadThreads = ReturnType<typeof createReadThreads>

/** Threads shared by the scans under way, and gone with the last of them: even idle, each holds much memory. */
export function shareReadThreads() {
  let threads: ReadThreads | null = null
  let borrowers = 0

  async function close() {
    const unused = threads
    threads = null
    await unused?.close()
  }

  return {
    borrow() {
      threads ??= createReadThreads()
      borrowers++
      return {
        read: threads.read,
        async giveBack() {
          borrowers--
          if (borrowers === 0) await close()
        },
      }
    },
    close,
  }
}
