import type { Page } from 'playwright-core'

/**
 * On a busy machine animations stay at the first frame until it is drawn. Inherited color transitions start after their
 * parent's, so this repeats until nothing moves.
 */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const inShadow = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)
      const passing = [document, ...inShadow]
        .flatMap((root) => root?.getAnimations() ?? [])
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
      if (passing.length === 0) return
      await Promise.allSettled(passing.map(({ finished }) => finished))
    }
  })
}
