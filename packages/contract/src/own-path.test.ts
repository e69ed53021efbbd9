import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const own = 'https://foyer.example'

test.each([
  '/',
  '/billing',
  '/conversations?assistant=all&date=week',
  '/bot/1#api',
  '/evil.example',
  '/https://evil.example/',
  '/javascript:alert(1)',
  '/%20/evil.example',
  '/docs/100%25',
  '/100%',
  '/search?at=//evil.example&then=%2F%2Fevil.example',
])('%s is a path of this site', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  ['/./billing', '/billing'],
  ['/a/../billing?x=1', '/billing?x=1'],
])('%s resolves to %s', (address, path) => {
  expect(ownPath(address)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'billing',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/.//',
  '/..%2F/evil.example',
  '/%/..%2f..%2f/evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%252f/evil.example',
  '/%5cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%0d%0a//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/ /evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '//user@evil.example/billing',
  '//[',
])('%j is rejected', (address) => {
  expect(ownPath(address)).toBeNull()
})

test('an accepted path stays on this site, however often it is parsed again', () => {
  const parts = [
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%2f',
    '%2e',
    '%5c',
    '%09',
    '\t',
    '@',
    'evil.example',
    'a',
    '?',
    '#',
  ]
  const tails = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => `/${one}${two}${three}`)))
  const followed = tails
    .flatMap((tail) => [tail, `${tail}//evil.example`])
    .flatMap((each) => ownPath(each) ?? [])
  expect(followed.length).toBeGreaterThan(100)
  for (const path of followed) {
    expect(new URL(path, own).origin).toBe(own)
    expect(ownPath(path)).toBe(path)
  }
})
