import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { phone, visit } from '../support/browser.ts'
import { openScreens } from '../support/screens.ts'
import {
  clippedText,
  eachTab,
  invisibleInForcedColors,
  openScreen,
  screenPaths,
  stillMoving,
  tabThrough,
} from '../support/walk.ts'
import { ownerOfEverything } from './owner-of-everything.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const publicPaths = screenPaths(/^public/, {})

const spread = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('every owner screen works by keyboard in a short window with visible focus', async () => {
  const { paths, open } = await ownerOfEverything(app)
  const { page, problems } = await open(browser, { viewport: { width: 667, height: 320 } })
  const wrong: string[] = []
  for (const path of paths) {
    await openScreen(page, path)
    await eachTab(page, async (tab) => {
      for (const each of await tabThrough(page)) wrong.push(`${path} ${tab}: ${each}`)
    })
  }
  expect(wrong).toEqual([])
  expect(problems).toEqual([])
})

test('every public page works by keyboard in a short window', async () => {
  const { page, problems } = await visit(browser, app.url, { viewport: { width: 667, height: 320 } })
  const wrong: string[] = []
  for (const path of publicPaths) {
    await openScreen(page, path)
    for (const each of await tabThrough(page, 60)) wrong.push(`${path}: ${each}`)
  }
  expect(wrong).toEqual([])
  expect(problems).toEqual([])
})

test('no text is clipped at 320 px or with wide spacing, and every choice shows in forced colors', async () => {
  const { paths, open } = await ownerOfEverything(app)
  const { page, problems } = await open(browser, { ...phone, viewport: { width: 320, height: 640 } })
  const settles = (place: string, find: (seen: typeof page) => Promise<string[]>) =>
    expect.poll(() => find(page), { message: place }).toEqual([])
  const look = async (place: string) => {
    await settles(place, clippedText)
    await settles(place, invisibleInForcedColors)
    await settles(place, stillMoving)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, spread)
    await settles(`${place}, spread`, clippedText)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  }
  for (const path of [...paths, ...publicPaths]) {
    await openScreen(page, path)
    await eachTab(page, (tab) => look(`${path} ${tab}`))
  }
  expect(problems).toEqual([])
})
