import { navigate } from 'wouter/use-browser-location'
import { session } from '../lib/api/browser.ts'

export async function signOut() {
  await session.logout()
  if (!window.location.pathname.startsWith('/login')) navigate('/login')
}
