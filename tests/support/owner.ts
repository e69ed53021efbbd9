import type { Page } from 'playwright-core'
import { password, type registerOwner } from '../../apps/server/src/testing/owners.ts'

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
