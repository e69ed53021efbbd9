import type { Page } from 'playwright-core'

/**
 * To another screen as people go there, by the links beside the screen or, where it is narrow, in the menu. Loading it
 * anew takes a processor much longer, and tells nothing where the way there is not the story.
 */
export async function goTo(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Open menu' }).filter({ visible: true })
  const links = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true })
  // Until the screen is there it has neither, and can't be told to be narrow.
  await menu.or(links).first().waitFor()
  const before = await page.title()
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  await links.getByRole('link', { name, exact: true }).click()
  // A screen that is there has named itself.
  await page.waitForFunction((title) => document.title !== title, before)
  if (isNarrow) await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
}
