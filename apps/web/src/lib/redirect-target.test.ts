import { expect, test } from 'vitest'
import { afterSignIn, samePlacePath } from './redirect-target.ts'

test.each(['/billing', '/conversations?assistant=all&date=week', '/bot/1#api', '/'])('follows %s', (path) => {
  expect(samePlacePath(path)).toBe(path)
})

test.each([
  [null, '/'],
  ['', '/'],
  ['billing', '/billing'],
  ['https://evil.example/', '/https://evil.example/'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/t/evil.example'],
  ['/ /evil.example', '/%20/evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['\\\\evil.example', '/evil.example'],
])('refuses %j and follows %j', (elsewhere, here) => {
  expect(samePlacePath(elsewhere)).toBeNull()
  expect(samePlacePath(here)).toBe(here)
})

test('after signing in one lands on the page asked for, else on the dashboard', () => {
  expect(afterSignIn('redirect=%2Fbilling')).toBe('/billing')
  expect(afterSignIn('')).toBe('/dashboard')
  expect(afterSignIn('redirect=//evil.example')).toBe('/dashboard')
})

test('the sign-in pages themselves are no place to return to', () => {
  expect(afterSignIn('redirect=/login')).toBe('/dashboard')
  expect(afterSignIn('redirect=/register?website=a.example')).toBe('/dashboard')
  expect(afterSignIn('redirect=/login-help')).toBe('/login-help')
})

test('the website entered on the landing page is carried to the dashboard', () => {
  expect(afterSignIn('website=linden-bakery.example%2Fvisit%3Fa%3Db')).toBe(
    '/dashboard?website=linden-bakery.example%2Fvisit%3Fa%3Db',
  )
})
