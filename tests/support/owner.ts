import type { Page } from 'playwright-core'
import { password, type registerOwner } from '../../apps/server/src/testing/owners.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

/** Signs a registered owner in as the login page does: the token and the user in storage, the session in a cookie. */
export async function signIn(page: Page, { email }: Awaited<ReturnType<typeof registerOwner>>) {
  await page.goto('/terms')
  await page.evaluate(
    async (credentials) => {
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      const { token, user } = await answer.json()
      localStorage.setItem('authToken', token)
      localStorage.setItem('user', JSON.stringify(user))
    },
    { email, password },
  )
}

/** Ends the session of this browser on the server, as signing out of it from elsewhere would. */
export async function endSession(app: TestApp, page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await app.call('POST', '/api/auth/logout', { token })
}
