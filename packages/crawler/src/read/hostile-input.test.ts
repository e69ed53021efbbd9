import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const url = 'https://hostile.example/'
const many = 100_000

const read = (html: string) => readHtml(html, url)

// Quadratic work would take minutes and run into the test timeout.
test.each([
  ['nested divs', '<div>'.repeat(many)],
  ['nested divs, closed', `${'<div>'.repeat(many)}deep${'</div>'.repeat(many)}`],
  ['unclosed spans with closing divs', `${'<span>'.repeat(many)}${'</div>'.repeat(many)}`],
  ['unclosed bold in paragraphs', '<p><b>'.repeat(many)],
  ['nested tables', '<table><tr><td>'.repeat(many)],
  ['nested lists', '<ul><li>x'.repeat(many)],
  ['nested definition lists', '<dl><dd>x'.repeat(many)],
  ['links in links', '<a href=x>y'.repeat(many)],
  ['stray ends', '</p></b></td>'.repeat(many)],
  ['open angle brackets', '<'.repeat(many * 5)],
  ['unclosed comments', '<!--'.repeat(many)],
  ['comment dashes', `<!--${'-'.repeat(many * 5)}`],
  ['half an attribute', `<a ${'x="'.repeat(many)}`],
  ['equals signs', `<a ${'='.repeat(many)}>`],
  ['unclosed scripts', '<script>'.repeat(many)],
  ['script with ends of others', `<script>${'</style>'.repeat(many)}`],
  ['a giant attribute', `<p class="${'a '.repeat(many * 10)}">x</p>`],
  ['a giant style', `<p style="${'color:red;'.repeat(many)}">x</p>`],
  ['many attributes', `<p ${Array.from({ length: many }, (_, i) => `a${i}=1`).join(' ')}>x</p>`],
  ['entities', '&amp;&lt;&nosuch;&#99999999;'.repeat(many)],
  ['white space', `<p>${' \n'.repeat(many * 5)}x`],
  ['a wide table', `<table>${`<tr>${'<td>1'.repeat(300)}`.repeat(300)}`],
  ['spans of spans', '<table><tr><td rowspan=9999 colspan=9999>x'.repeat(1000)],
  [
    'cells that ask to be repeated',
    `<table>${`<tr><td>a<td colspan=60 rowspan=60>${'word '.repeat(40)}${'<tr>'.repeat(59)}`.repeat(200)}</table>`,
  ],
  [
    'panels of one strip of tabs',
    `<div role=tablist>${'<i role=tab aria-controls=p>a</i>'.repeat(many / 4)}</div>${'<div role=tabpanel id=p>b</div>'.repeat(many / 4)}`,
  ],
  ['many rows of nothing', '<div role=table>x<div>y</div></div><div role=row></div>'.repeat(many)],
  ['blanks in code', `<pre>a${' '.repeat(many * 5)}b</pre>`],
  ['a title of many parts', `<title>${'a b | '.repeat(many)}</title>${'<p>c d</p>'.repeat(many / 4)}`],
  ['headings', '<h2>x</h2>'.repeat(many)],
  ['rows of boxes', `<div>${'<div><div>a</div><div>£1</div></div>'.repeat(many / 4)}</div>`],
  ['boxes within boxes', `${'<div><p>a</p><div><p>£1</p>'.repeat(many / 4)}`],
  ['microdata', '<div itemscope itemprop=x>y'.repeat(many)],
  ['one long word', `<p>${'x'.repeat(many * 20)}`],
  ['one long line of dates', `<p>${'1.1.2020 '.repeat(many)}`],
])('%s do not stall the reader', { timeout: 30_000 }, (_name, html) => {
  const page = read(
    `<html><body><h1>Title</h1><p>First words of the page, before it turns strange.</p>${html}`,
  )
  expect(page.text).toContain('First words of the page')
  expect(page.text.length).toBeLessThan(html.length * 2 + 1000)
})

test('text around extreme nesting is read', () => {
  const { text } = read(
    `<h1>Start</h1>${'<div>'.repeat(5000)}deep words${'</div>'.repeat(5000)}<p>The end is read too.</p>`,
  )
  expect(text).toContain('deep words')
  expect(text).toContain('The end is read too.')
})

test('deeply nested structured data is harmless', () => {
  const deep = `${'{"@type":"A","x":'.repeat(5000)}1${'}'.repeat(5000)}`
  const lists = '['.repeat(50_000) + ']'.repeat(50_000)
  const polluting = '{"__proto__":{"polluted":"yes"},"@type":"A"}'
  for (const data of [deep, '['.repeat(50_000), lists, `{"@type":"A","x":${lists}}`, polluting]) {
    const { text } = read(`<script type="application/ld+json">${data}</script><p>We open at nine.</p>`)
    expect(text).toBe('We open at nine.')
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
