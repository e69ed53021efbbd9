import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createConversation } from '../../apps/server/src/testing/conversations.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { ownedAssistant } from '../support/assistant-screen.ts'
import { hasFocus, visit } from '../support/browser.ts'
import { findViolations } from '../support/find-violations.ts'
import { signIn } from '../support/owner.ts'
import { openScreens } from '../support/screens.ts'
import {
  eachTab,
  focusProblem,
  openScreen,
  still,
  tabThrough,
  unexplainedErrors,
  unreachable,
} from '../support/walk.ts'
import { ownerOfEverything } from './owner-of-everything.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const layers = '[role=dialog], [role=alertdialog]'
const shortWindows = [
  { width: 667, height: 320 },
  { width: 320, height: 256 },
]

const namesIn = (part: Locator) =>
  part
    .locator('button:enabled:not([role=tab]):not([aria-disabled=true])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
    )

const buttonIn = (part: Locator, name: string) =>
  part.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

async function press(page: Page, button: Locator) {
  await button.focus()
  await page.keyboard.press('Enter')
  await still(page)
}

/** Discards typed text where the dialog asks about it. */
async function closeAll(page: Page) {
  for (let nth = 0; nth < 6 && (await page.locator(layers).count()) > 0; nth += 1) {
    const discard = page.getByRole('button', { name: 'Discard changes' })
    if (await discard.isVisible()) await discard.click()
    else await page.keyboard.press('Escape')
    await still(page)
  }
}

test('no button on any screen loses focus, and every dialog works in a short window', async () => {
  const { paths, open } = await ownerOfEverything(app)
  const [wide] = shortWindows
  const { page, problems } = await open(browser, { viewport: wide! })
  const wrong: string[] = []
  const seen = new Set<string>()
  const top = () => page.locator(layers).last()

  async function lookAtFocus(place: string) {
    const lost = await focusProblem(page)
    if (lost) wrong.push(`${place}: ${lost}`)
    for (const each of await unexplainedErrors(page)) wrong.push(`${place}: ${each}`)
  }

  async function lookAtDialog(place: string) {
    for (const size of shortWindows) {
      await page.setViewportSize(size)
      await still(page)
      const told = `${place} at ${size.width} px`
      for (const each of await unreachable(top())) wrong.push(`${told}: ${each}`)
    }
    for (const each of await tabThrough(page)) wrong.push(`${place}: ${each}`)
    await page.setViewportSize(wide!)
    for (const each of await findViolations(page)) wrong.push(`${place}: ${each}`)
  }

  /** Presses every button of a dialog, reopening it for each. */
  async function pressInDialog(place: string, reopen: () => Promise<unknown>) {
    const names = (await namesIn(top())).filter((name) => !/^(Close|Cancel|Keep)$/.test(name))
    for (const name of new Set(names)) {
      if ((await page.locator(layers).count()) === 0) await reopen()
      const button = buttonIn(top(), name)
      if ((await button.count()) === 0 || !(await button.isEnabled())) continue
      await press(page, button)
      await lookAtFocus(`${place} › ${name}`)
      if ((await page.locator(layers).count()) > 1) await closeAll(page)
    }
  }

  for (const path of paths) {
    await openScreen(page, path)
    const pressed = new Set<string>()
    await eachTab(page, async (tab) => {
      const main = page.getByRole('main')
      for (const name of await namesIn(main)) {
        const place = `${path} ${tab} › ${name}`
        const opener = buttonIn(main, name)
        if (pressed.has(name) || (await opener.count()) === 0 || !(await opener.isEnabled())) continue
        pressed.add(name)
        const url = page.url()
        await press(page, opener)
        await lookAtFocus(place)
        if (await page.getByRole('menu').count()) {
          await page.keyboard.press('Escape')
          await still(page)
        } else if ((await page.locator(layers).count()) > 0) {
          const title = (await top().getByRole('heading').first().textContent()) ?? ''
          const isNew = !seen.has(title)
          seen.add(title)
          if (isNew) await lookAtDialog(place)
          await closeAll(page)
          const isBack = await opener.evaluate((each) => each === document.activeElement).catch(() => true)
          if (!isBack) wrong.push(`${place}: the focus did not come back`)
          if (isNew && (await opener.count()) > 0) {
            await press(page, opener)
            await pressInDialog(place, () => press(page, opener))
          }
        }
        await closeAll(page)
        await lookAtFocus(place)
        if (new URL(page.url()).pathname !== new URL(url).pathname) {
          await openScreen(page, url)
        }
      }
    })
  }
  expect(seen.size).toBeGreaterThan(15)
  expect(wrong).toEqual([])
  expect(problems).toEqual([])
})

test('an invalid field gets focus and a reason, and loading more rows moves focus to the first new one', async () => {
  const { owner, assistant } = await ownedAssistant(app)
  for (let nth = 0; nth < 52; nth += 1)
    await createConversation(app, assistant, { said: [`Question ${nth}`, 'Yes.'] })
  const { page, problems } = await visit(browser, app.url)
  const expectRefused = async (field: Locator, words: string) => {
    await expect.poll(() => hasFocus(field)).toBe(true)
    const told = field.evaluate((each) => [
      each.getAttribute('aria-invalid'),
      document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
    ])
    expect(await told).toEqual(['true', words])
  }
  await page.goto('/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await press(page, page.getByRole('button', { name: 'Sign In', exact: true }).last())
  await expectRefused(page.getByLabel('Password', { exact: true }), 'Invalid email or password')
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBeNull()

  await signIn(page, owner)
  await page.goto('/settings')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('a better one than that')
  await page.getByLabel('Confirm new password').fill('a better one than that')
  await press(page, page.getByRole('button', { name: 'Change password' }))
  await expectRefused(page.getByLabel('Current password'), 'Your current password is not correct.')
  await press(page, page.getByRole('button', { name: 'Erase account' }))
  const erasing = page.getByRole('alertdialog', { name: 'Erase your account?' })
  for (const typed of ['not this one', 'nor this']) {
    await erasing.getByLabel('Your password').fill(typed)
    await press(page, erasing.getByRole('button', { name: 'Erase everything' }))
    await expectRefused(erasing.getByLabel('Your password'), 'Your password is not correct.')
  }
  await closeAll(page)

  await page.goto('/conversations')
  await press(page, page.getByRole('button', { name: 'Load more' }))
  await expect.poll(() => hasFocus(page.getByRole('button', { name: /Question 1 / }).first())).toBe(true)
  expect(problems).toEqual([])
})
