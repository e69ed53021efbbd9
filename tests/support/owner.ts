import type { Page } from 'playwright-core'
import type { registerOwner } from '../../apps/server/src/testing/owners.ts'

/** Puts a registered owner's session where the app keeps it, as a sign-in in this browser would have. */
export async function signIn(page: Page, owner: Awaited<ReturnType<typeof registerOwner>>) {
  const { body: user } = await owner.call('GET', '/api/auth/user')
  await page.goto('/terms')
  await page.evaluate(
    ([token, record]) => {
      localStorage.setItem('authToken', token!)
      localStorage.setItem('user', record!)
    },
    [owner.token, JSON.stringify(user)],
  )
}
