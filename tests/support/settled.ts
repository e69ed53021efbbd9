import type { Page } from 'playwright-core'

/**
 * Even an animation cut short stands at its beginning until a busy machine has drawn the first picture. What inherits a
 * colour that changes slowly begins to change when that one has ended, so it is looked again until a picture is drawn in
 * which nothing moves.
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
