import type { Page } from 'playwright-core'
import { password, type registerOwner } from '../../apps/server/src/testing/owners.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { openNothing } from './page-pool.ts'

export async function signIn(page: Page, { email }: Awaited<ReturnType<typeof registerOwner>>) {
  const answer = await page.context().request.post('/api/auth/login', { data: { email, password } })
  const { token, user } = await answer.json()
  const { origin } = new URL(answer.url())
  // Storage belongs to the origin, so an empty page will do.
  if (!page.url().startsWith(origin)) await openNothing(page)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authToken', token)
      localStorage.setItem('user', user)
    },
    [token, JSON.stringify(user)] as const,
  )
}

export async function endSession(app: TestApp, page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await app.call('POST', '/api/auth/logout', { token })
}
