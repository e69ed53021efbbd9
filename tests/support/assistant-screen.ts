import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createAssistant } from '../../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../../apps/server/src/testing/owners.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { visit } from './browser.ts'
import { signIn } from './owner.ts'

type Owner = Awaited<ReturnType<typeof registerOwner>>
type AssistantWanted = Parameters<typeof createAssistant>[2] & { tier?: 'free' | 'pro' | 'enterprise' }

export async function ownedAssistant(app: TestApp, { tier = 'pro', ...values }: AssistantWanted = {}) {
  const owner = await registerOwner(app, { tier })
  const assistant = await createAssistant(app, owner, {
    pages: harbourPages,
    facts: harbourFacts,
    context: 'A family practice at the old harbour.',
    ...values,
  })
  return { owner, assistant }
}

export async function openAssistant(
  browser: Browser,
  app: TestApp,
  { owner, assistant }: { owner: Owner; assistant: { id: string } },
  options?: BrowserContextOptions,
) {
  const visitor = await visit(browser, app.url, options)
  await signIn(visitor.page, owner)
  await visitor.page.goto(`/bot/${assistant.id}`)
  await visitor.page.getByRole('button', { name: 'Save Changes' }).waitFor()
  return visitor
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
export const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
