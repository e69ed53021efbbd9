import type { Page } from 'playwright-core'
import { password, type registerOwner } from '../../apps/server/src/testing/owners.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

/** Signs a registered owner in as the login page does: the token and the user in storage, the session in a cookie. */
export async function signIn(page: Page, { email }: Awaited<ReturnType<typeof registerOwner>>) {
  const answer = await page.context().request.post('/api/auth/login', { data: { email, password } })
  const { token, user } = await answer.json()
  const { origin } = new URL(answer.url())
  // Storage belongs to an origin, and the first page of it that is opened fills it: another would be loaded for nothing.
  await page.addInitScript(putInStorage, { origin, token, user: JSON.stringify(user) })
}

/** Once a sign-in: what the owner does afterwards, such as signing out, is not undone when a page is loaded again. */
function putInStorage({ origin, token, user }: { origin: string; token: string; user: string }) {
  // A frame without an origin of its own has no storage either.
  if (self.origin !== origin || sessionStorage.getItem(token)) return
  sessionStorage.setItem(token, 'signed in')
  localStorage.setItem('authToken', token)
  localStorage.setItem('user', user)
}

/** Ends the session of this browser on the server, as signing out of it from elsewhere would. */
export async function endSession(app: TestApp, page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await app.call('POST', '/api/auth/logout', { token })
}
