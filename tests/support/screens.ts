import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { launchBrowser } from './browser.ts'
import { releasePages } from './page-pool.ts'

type ScreenOptions = {
  server?: Parameters<typeof startTestApp>[0]
  browser?: Parameters<typeof launchBrowser>[0]
}

export function openScreens(
  opened: (screens: { app: TestApp; browser: Browser }) => unknown,
  { server, browser: launching }: ScreenOptions = {},
) {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    ;[app, browser] = await Promise.all([startTestApp(server), launchBrowser(launching)])
    opened({ app, browser })
  })
  afterEach(() => releasePages(browser))
  afterAll(async () => {
    await browser.close()
    await app.close()
  })
}
