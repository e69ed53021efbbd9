import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin } from '../apps/server/src/admin/make-admin.ts'
import { createConversation } from '../apps/server/src/testing/conversations.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from './support/assistant-screen.ts'
import { visit } from './support/browser.ts'
import { findViolations } from './support/find-violations.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'
import { cutWords, eachTab, openScreen, screenPaths, still, tabThrough, unreachable, wrongFocus } from './support/walk.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const longName = 'Bright Smile Harbour Dental Practice and Orthodontics of Great Yarmouth'

/** An owner who has something of everything, so that every list has a row and every row its buttons. */
async function settledOwner() {
  const { owner, assistant } = await ownedAssistant(app, { name: longName, websiteUrl: 'https://harbour.example/' })
  await createConversation(app, assistant)
  await createConversation(app, assistant, { confidence: 'none', said: ['Do you sell toothbrushes?', 'Our website does not say.'] })
  await owner.call('POST', '/api/keys', { body: { name: 'Point of sale in the reception' } })
  await owner.call('POST', `/api/assistants/${assistant.id}/answers`, {
    body: { question: 'Do you have parking?', answer: 'Yes, behind the building.' },
  })
  await app.call('POST', `/api/chat/${assistant.id}/leads`, {
    body: { sessionId: crypto.randomUUID(), name: 'Bob', email: 'bob@example.com', message: 'Please call me.', consent: true },
  })
  await makeAdmin(app.services.db, owner.id)
  return { owner, assistant }
}

async function openAs(owner: Awaited<ReturnType<typeof settledOwner>>['owner'], options: Parameters<typeof visit>[2]) {
  const { page } = await visit(browser, app.url, options)
  await signIn(page, owner)
  return page
}

const pathsFor = (assistantId: string) => screenPaths(/^signed-in/, { id: assistantId, tier: 'pro' })

test('through every screen leads the keyboard, in a short window as in a tall one', async () => {
  const { owner, assistant } = await settledOwner()
  const page = await openAs(owner, { viewport: { width: 667, height: 320 } })
  const wrong: string[] = []
  for (const path of pathsFor(assistant.id)) {
    await openScreen(page, path)
    await eachTab(page, async (tab) => {
      for (const each of await tabThrough(page)) wrong.push(`${path} ${tab}: ${each}`)
    })
  }
  expect(wrong).toEqual([])
})

async function eachDialog(page: Page, look: (told: string) => Promise<unknown>) {
  const layers = page.locator('[role=dialog], [role=alertdialog]')
  const openers = page.getByRole('main').getByRole('button').filter({ visible: true })
  const names = await openers.evaluateAll((all) =>
    all
      .filter((each) => !each.matches(':disabled, [aria-disabled=true], [type=submit]'))
      .map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
  )
  const url = page.url()
  for (const name of new Set(names)) {
    const opener = page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
    if ((await opener.count()) === 0 || !(await opener.isEnabled())) continue
    await opener.focus()
    await page.keyboard.press('Enter')
    await still(page)
    const menu = page.getByRole('menu')
    const focus = await wrongFocus(page)
    if (focus) await look(`${name}: FOCUS ${focus}`)
    if (await menu.count()) {
      await look(`${name}: menu`)
      await page.keyboard.press('Escape')
      continue
    }
    if (page.url() !== url && new URL(page.url()).pathname !== new URL(url).pathname) {
      await openScreen(page, url)
      continue
    }
    for (let nth = 0; nth < 3 && (await layers.count()) > 0; nth += 1) {
      await look(`${name}: dialog`)
      await page.keyboard.press('Escape')
      await still(page)
    }
    const after = await wrongFocus(page)
    if (after) await look(`${name}: AFTER ${after}`)
  }
}

test('EXPLORE dialogs', async () => {
  const { owner, assistant } = await settledOwner()
  const page = await openAs(owner, { viewport: { width: 667, height: 320 } })
  for (const path of pathsFor(assistant.id)) {
    await openScreen(page, path)
    await eachTab(page, async (tab) => {
      await eachDialog(page, async (told) => {
        const top = page.locator('[role=dialog], [role=alertdialog]').last()
        const lines = []
        if (told.endsWith('dialog')) {
          for (const [width, height] of [[667, 320], [320, 256]]) {
            await page.setViewportSize({ width, height })
            await still(page)
            for (const each of await unreachable(top)) lines.push(`${width}: ${each}`)
            for (const each of await tabThrough(page)) lines.push(`${width} tab: ${each}`)
            if (process.env.SHOTS) await page.screenshot({ path: `/tmp/shots/${width}-${told.replace(/[^a-z]+/gi, '-').slice(0, 40)}.png` })
          }
          for (const each of await findViolations(page)) lines.push(each)
          await page.setViewportSize({ width: 667, height: 320 })
        }
        if (lines.length || !told.endsWith('dialog')) console.log(path, tab, '|', told, '\n   ' + lines.join('\n   '))
        else console.log('ok', path, tab, told)
      })
    })
  }
})

test('EXPLORE words', async () => {
  const { owner, assistant } = await settledOwner()
  const page = await openAs(owner, { viewport: { width: 320, height: 640 } })
  for (const path of pathsFor(assistant.id)) {
    await openScreen(page, path)
    await eachTab(page, async (tab) => {
      for (const each of await cutWords(page)) console.log('320', path, tab, each)
      await page.addStyleTag({ content: '' }).catch(() => {})
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
        document.adoptedStyleSheets = [sheet]
      })
      for (const each of await cutWords(page)) console.log('spaced', path, tab, each)
      await page.evaluate(() => { document.adoptedStyleSheets = [] })
    })
  }
})
