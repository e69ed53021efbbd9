import { expect, test } from 'vitest'
import { readRobots, rulesOf } from './robots.ts'

const parse = (text: string) => rulesOf(readRobots(text, 'FoyerBot'))

const allows = (text: string, path: string) => parse(text).allows(path)

test.each([
  ['Disallow: /', '/', false],
  ['Disallow:', '/a', true],
  ['Disallow: /a', '/about', false],
  ['Disallow: /a$', '/about', true],
  ['Disallow: /a$', '/a', false],
  ['Disallow: /*.php$', '/x/y.php', false],
  ['Disallow: /*.php$', '/x/y.php?a=1', true],
  ['Disallow: /*?', '/x?y', false],
  ['Disallow: /a*b*c', '/a-b-x-c-d', false],
  ['Disallow: /a*b*c$', '/a-b-c-d', true],
  ['Disallow: *private', '/very/private', false],
  ['Disallow: /p\nAllow: /page', '/page/1', true],
  ['Allow: /p\nDisallow: /page', '/page/1', false],
  ['Disallow: /page\nAllow: /page', '/page', true],
  ['Disallow: /caf%c3%a9', '/caf%C3%A9', false],
  ['Disallow: /café', '/caf%C3%A9', false],
  ['Disallow: /%7Euser', '/~user', false],
  ['disallow : /x # never', '/x', false],
])('%j on %s: %s', (rules, path, allowed) => expect(allows(`User-agent: *\n${rules}`, path)).toBe(allowed))

test('groups that name us are merged, whatever their case or version', () => {
  const text =
    'User-Agent: *\nDisallow: /\n\nUser-agent: other\nuser-agent: FOYERBOT/1.0\nDisallow: /a\n\nUser-agent: foyerbot\nDisallow: /b\nCrawl-delay: 2.5'
  const rules = parse(`\ufeff${text.replaceAll('\n', '\r\n')}`)
  expect(['/', '/a', '/b'].map((path) => rules.allows(path))).toEqual([true, false, false])
  expect(rules.crawlDelayMs).toBe(2_500)
})

test('sitemaps belong to no group, and rules before the first group are ignored', () => {
  const rules = parse('Disallow: /\nSitemap: https://a.example/1.xml\nUser-agent: x\nsitemap:/2.xml')
  expect(rules.sitemaps).toEqual(['https://a.example/1.xml', '/2.xml'])
  expect(rules.allows('/')).toBe(true)
})

test('an error page instead of robots.txt allows everything, and a hostile file stays cheap', () => {
  expect(allows('<!doctype html><html><body>User-agent: *</body></html>', '/a')).toBe(true)
  const hostile = `User-agent: *\nDisallow: /${'*a'.repeat(5_000)}$`
  // Backtracking over all stars would run into the test timeout.
  expect(allows(hostile, `/${'a'.repeat(4_000)}b`)).toBe(true)
})

test('rules after a line of hashes and line separators still apply', () => {
  const rules = `User-agent: *\nDisallow: /a ${'#'.repeat(200_000)}\u2028\nDisallow: /b`
  expect(allows(rules, '/a')).toBe(false)
  expect(allows(rules, '/b')).toBe(false)
  expect(allows(rules, '/c')).toBe(true)
})

test('a file full of stars is cut off and stays cheap for as many addresses as a sitemap lists', () => {
  const stars = 'Disallow: /*aa*ab*aa*ab*b$\n'.repeat(10_000)
  const rules = parse(`User-agent: *\nDisallow: /*private\n${stars}Disallow: /late`)
  expect(rules.allows('/very/private')).toBe(false)
  for (let nth = 0; nth < 500; nth++) expect(rules.allows(`/${'a'.repeat(1_000)}${nth}`)).toBe(true)
  const many = parse(`User-agent: *\n${'Sitemap: /s.xml\n'.repeat(20_000)}`)
  expect(many.sitemaps.length).toBeLessThanOrEqual(1_000)
})
