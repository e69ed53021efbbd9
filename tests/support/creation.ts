import type { Page } from 'playwright-core'

/** A server that reads websites on this machine. */
export const readingServer = {
  jobs: true,
  environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
}

// A site is read while others' tests run on the same two cores.
export const patience = { timeout: 180_000 }

export async function openCreateForm(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Create (Your First )?Assistant/ }).click()
  await page.getByRole('dialog').waitFor()
}
