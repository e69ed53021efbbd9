import { expect, test } from 'vitest'
import { asciiDomain, shownDomain } from './domains.ts'

test.each([
  ['bäckerei-müller.de', 'xn--bckerei-mller-bfb28a.de'],
  ['*.żółw.example:8080', '*.xn--w-uga1v8h.example:8080'],
  ['παράδειγμα.gr', 'xn--hxajbheg2az3al.gr'],
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['shop.example', 'shop.example'],
  ['*.shop.example:81', '*.shop.example:81'],
])('%s is stored as %s and shown as typed', (typed, kept) => {
  expect(asciiDomain(typed)).toBe(kept)
  expect(shownDomain(kept)).toBe(typed)
})

test('input that is not a domain is unchanged', () => {
  for (const typed of ['', 'ä b', 'http://ü.de', '*.', 'ü:port']) expect(asciiDomain(typed)).toBe(typed)
  for (const kept of ['xn--', 'xn--a-.de', 'xn--99999999.de', 'xn--ü.de'])
    expect(() => shownDomain(kept)).not.toThrow()
})
