import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { releasePages } from '../support/page-pool.ts'
import { type Site, startSite, type VisitOptions } from './setup.ts'

export function openSite(opened: (site: Site) => unknown, usual: Partial<EmbedConfig> = {}) {
  let site: Site
  let count = 0
  const leave = () => releasePages(site.browser)

  beforeAll(async () => {
    site = await startSite()
    opened(site)
  })
  afterEach(async () => {
    site.proxy.reset()
    await leave()
  })
  afterAll(() => site.stop())

  function publish(assistantId: string) {
    const html = `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Shop</h1><a id="link" href="#top">A link</a></main>${site.tag(assistantId)}</body></html>`
    return { html, url: site.publish(`/page-${count++}`, { html }) }
  }

  return {
    leave,
    publish,
    /**
     * Visits a page after `beforehand`, on a reused page by default. Without typing, animations are off too, because
     * they are slow to draw.
     */
    async visitWith(
      config: Partial<EmbedConfig> = {},
      options: VisitOptions = {},
      beforehand?: (page: Page, assistantId: string) => unknown,
    ) {
      const wanted = { ...usual, ...config }
      const assistantId = await site.foyer.assistant(wanted)
      const published = publish(assistantId)
      const reducedMotion = wanted.typingSpeed === 0 ? 'reduce' : null
      const visit = await site.visit(
        published.url,
        { pooled: true, reducedMotion, ...options },
        async (page) => beforehand?.(page, assistantId),
      )
      return { ...visit, ...published, assistantId }
    },
  }
}
