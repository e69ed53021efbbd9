import type { Render } from '@foyer/crawler/crawl/crawl-options'
import type { GuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import type { Renderer } from '@foyer/crawler/render/renderer'

type Search = {
  fetch: GuardedFetch
  chosen: string | null
  searchPath: string
  warn: (sentence: string) => void
}

/** Loaded on demand: the driver is 100 MB and most sites don't need it. */
export function createBrowser({ fetch, chosen, searchPath, warn }: Search) {
  let renderer: Promise<Renderer | null> | null = null
  let isMissing = false

  async function start(): Promise<Renderer | null> {
    const { findChromium } = await import('@foyer/crawler/render/find-chromium')
    const executablePath = findChromium({ chosen: chosen ?? undefined, searchPath })
    isMissing = executablePath === null
    if (!executablePath) return null
    const { createRenderer } = await import('@foyer/crawler/render/renderer')
    return createRenderer({ executablePath, guard: fetch, warn })
  }

  const renderFor =
    (account: string): Render =>
    async (request) => {
      renderer ??= start()
      const started = await renderer
      if (!started) throw new Error('no browser is installed here')
      return started.renderFor(account)(request)
    }

  return {
    /** Undefined once no browser was found. */
    renderFor: (account: string) => (isMissing ? undefined : renderFor(account)),
    async close() {
      await (await renderer)?.close()
    },
  }
}
