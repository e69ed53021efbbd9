import type { Page } from 'playwright-core'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

export const readingServer = {
  jobs: true,
  environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
}

// Crawls share two cores with other tests.
export const patience = { timeout: 180_000 }

export async function openCreateForm(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Create (Your First )?Assistant/ }).click()
  await page.getByRole('dialog').waitFor()
}

/**
 * Holds scans before they publish, until `release`. Failed tests release too, because a server can't close while a scan
 * waits.
 */
export async function holdPublishing({ services: { db } }: TestApp) {
  const [locked, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = db.transaction(async (transaction) => {
    await transaction.execute('lock table assistant_facts in share mode')
    locked.resolve()
    await seen.promise
  })
  held.catch(locked.reject)
  await locked.promise
  const release = async () => {
    seen.resolve()
    await held
  }
  return { release, [Symbol.asyncDispose]: release }
}
