import { expect, test } from 'vitest'
import { afterSignIn } from './redirect-target.ts'

test('sign-in leads to the requested page, else to the dashboard', () => {
  expect(afterSignIn('redirect=%2Fbilling')).toBe('/billing')
  expect(afterSignIn('')).toBe('/dashboard')
  expect(afterSignIn('redirect=%2Fbot%2F1%23api')).toBe('/bot/1#api')
})

test.each([
  '//evil.example',
  '/.//evil.example',
  '/..%2F/evil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
])('a redirect to %s falls back to the dashboard', (elsewhere) => {
  expect(afterSignIn(`redirect=${elsewhere}`)).toBe('/dashboard')
  expect(afterSignIn(`redirect=${encodeURIComponent(elsewhere)}`)).toBe('/dashboard')
})

test('redirects to the sign-in pages are ignored', () => {
  expect(afterSignIn('redirect=/login')).toBe('/dashboard')
  expect(afterSignIn('redirect=/register?website=a.example')).toBe('/dashboard')
  expect(afterSignIn('redirect=/a/../login')).toBe('/dashboard')
  expect(afterSignIn('redirect=/login-help')).toBe('/login-help')
})

test('the website entered on the landing page is passed to the dashboard', () => {
  expect(afterSignIn('website=linden-bakery.example%2Fvisit%3Fa%3Db')).toBe(
    '/dashboard?website=linden-bakery.example%2Fvisit%3Fa%3Db',
  )
})
