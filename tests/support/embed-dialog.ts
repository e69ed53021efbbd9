import type { Browser, BrowserContextOptions } from 'playwright-core'
import { createAssistant } from '../../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../../apps/server/src/testing/owners.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import type { Tier } from '../../packages/contract/src/plans.ts'
import { visit } from './browser.ts'
import { signIn } from './owner.ts'

export const wide = { viewport: { width: 1440, height: 900 } }

export async function openEmbedDialog(
  browser: Browser,
  app: TestApp,
  tier: Tier,
  options: BrowserContextOptions = wide,
) {
  const owner = await registerOwner(app, { tier })
  const assistant = await createAssistant(app, owner, { pages: harbourPages, facts: harbourFacts })
  const visitor = await visit(browser, app.url, {
    ...options,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const { page } = visitor
  await signIn(page, owner)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add to My Website' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to Website: Harbour Dental' })
  await dialog.getByRole('tab', { name: 'Style' }).waitFor()
  const preview = page.frameLocator('iframe[title="Preview of your widget"]')
  return { ...visitor, owner, assistant, dialog, preview }
}
