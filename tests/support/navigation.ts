import type { Page } from 'playwright-core'

/** Uses the sidebar or menu, which is much faster than a reload. */
export async function goTo(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Open menu' }).filter({ visible: true })
  const links = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true })
  // Neither exists before the screen has rendered.
  await menu.or(links).first().waitFor()
  const before = await page.title()
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  await links.getByRole('link', { name, exact: true }).click()
  // Every screen sets its title.
  await page.waitForFunction((title) => document.title !== title, before)
  if (isNarrow) await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
}
