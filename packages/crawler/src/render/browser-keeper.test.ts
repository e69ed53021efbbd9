import type { Browser, Page } from 'playwright-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserKeeper } from './browser-keeper.ts'
import { renderLimits } from './render-limits.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a page that opens just after the timeout is neither used nor watched', async () => {
  vi.useFakeTimers()
  const over = new AbortController()
  const opening = Promise.withResolvers<Page>()
  const context = {
    newPage: () => {
      over.abort(new Error('it took too long'))
      return opening.promise
    },
    on: () => {},
    close: async () => {},
  }
  // A real Chromium would hit this moment only by chance.
  const browser = { once: () => {}, newContext: async () => context } as unknown as Browser
  const said = { heard: () => ({ bytes: 0, handedOnBytes: 0, messages: 0 }), countAnew: () => {} }
  const keeper = createBrowserKeeper(async () => ({ browser, said, end: async () => {} }), renderLimits)
  const use = vi.fn()
  await expect(keeper.withPage(over, use)).rejects.toThrow('it took too long')
  opening.resolve({ once: () => {} } as unknown as Page)
  await vi.advanceTimersByTimeAsync(0)
  expect(use).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
