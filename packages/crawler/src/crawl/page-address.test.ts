import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'
import { siteScope } from './site-scope.ts'

test.each([
  ['HTTPS://Example.COM:443/A/../b/./c#part', 'https://example.com/b/c'],
  ['http://example.com./a', 'http://example.com/a'],
  ['http://example.com//a///b', 'http://example.com/a/b'],
  ['http://example.com/%7euser/%e4%b8%ad?q=%2f', 'http://example.com/~user/%E4%B8%AD?q=%2F'],
  ['http://example.com/a?utm_source=x&id=7&fbclid=1&gclid=2', 'http://example.com/a?id=7'],
  ['http://example.com/a?', 'http://example.com/a'],
  ['http://example.com/a;jsessionid=1F?PHPSESSID=2&x=1', 'http://example.com/a?x=1'],
  ['http://example.com/a?sid=5&sid=0123456789abcdef01', 'http://example.com/a?sid=5'],
  [
    'http://example.com/?option=com_content&view=article&id=3',
    'http://example.com/?option=com_content&view=article&id=3',
  ],
  ['http://example.com/a?view=mobile&tmpl=component&print=1', 'http://example.com/a'],
  ['http://example.com/shop?add-to-cart=12', 'http://example.com/shop'],
  ['http://bücher.example/straße', 'http://xn--bcher-kva.example/stra%C3%9Fe'],
])('%s is fetched as %s', (raw, url) => expect(pageAddress(raw)?.url).toBe(url))

test.each([
  'mailto:a@b.example',
  'javascript:void(0)',
  'http://',
  'http://u:p@example.com/',
  'data:text/html,x',
  '',
])('%s is not a page', (raw) => expect(pageAddress(raw)).toBeNull())

test.each([
  ['http://example.com/', 'https://www.example.com/index.html'],
  ['http://example.com/About', 'http://example.com/about/'],
  ['http://example.com/a?x=1&y=2', 'http://example.com/a?y=2&x=1'],
  ['http://example.com/team/', 'http://example.com/team/index.php'],
])('%s and %s are the same page', (a, b) => {
  expect(pageAddress(a)?.key).toEqual(expect.any(String))
  expect(pageAddress(b)?.key).toBe(pageAddress(a)?.key)
})

test.each([
  ['http://example.com/a?id=1', 'http://example.com/a?id=2'],
  ['http://example.com/a', 'http://blog.example.com/a'],
  ['http://example.com/a', 'http://example.com:8080/a'],
  ['http://example.com/docs.html', 'http://example.com/docs/'],
])('%s and %s are different pages', (...both) => {
  const keys = both.map((each) => pageAddress(each)?.key)
  expect(new Set(keys.filter(Boolean)).size).toBe(2)
})

test.each([
  ['https://example.co.uk/', 'http://www.example.co.uk/a', true],
  ['https://www.example.co.uk/', 'https://shop.example.co.uk:8443/', true],
  ['https://example.co.uk/', 'https://other.co.uk/', false],
  ['https://a.github.io/', 'https://b.github.io/', false],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/a', true],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3001/', false],
  ['http://localhost:3000/', 'http://localhost/', false],
  ['http://intranet/', 'http://intranet/a', true],
  ['http://[::1]:80/', 'http://[::1]/x', true],
])('%s and %s are on the same site: %s', (start, url, same) =>
  expect(siteScope(new URL(start))(new URL(url))).toBe(same),
)
