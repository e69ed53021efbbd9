import { expect, test } from 'vitest'
import { inline, isSafeLink, type Piece, parse, settleTail } from './markdown.ts'

/** The pieces as a short outline, for reading in a test. */
const outline = (pieces: Piece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `<${piece.tag}${piece.href ? ` ${piece.href}` : ''}>${outline(piece.kids)}</${piece.tag}>`,
    )
    .join('')

test('bold, italics, code and their escapes', () => {
  expect(outline(inline('**Open** *daily*, _really_, `a*b*c`, 2 \\* 3, snake_case_name'))).toBe(
    '<strong>Open</strong> <em>daily</em>, <em>really</em>, <code>a*b*c</code>, 2 * 3, snake_case_name',
  )
})

test('links open only http, https, mail and telephone addresses', () => {
  expect(
    outline(inline('[site](https://a.example/x_(y)) [call](tel:+15550100) [mail](mailto:a@b.example)')),
  ).toBe('<a https://a.example/x_(y)>site</a> <a tel:+15550100>call</a> <a mailto:a@b.example>mail</a>')
  for (const bad of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/relative',
    '//host.example',
    'java\tscript:x',
    ' javascript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'https:javascript',
  ]) {
    expect(isSafeLink(bad), bad).toBe(false)
    expect(outline(inline(`[text](${bad})`)), bad).not.toContain('<a')
  }
})

test('bare addresses become links without the punctuation around them', () => {
  expect(outline(inline('See https://a.example/b, or write to hello@shop.example.'))).toBe(
    'See <a https://a.example/b>https://a.example/b</a>, or write to <a mailto:hello@shop.example>hello@shop.example</a>.',
  )
})

test('a link inside a link is not made, and images are their text', () => {
  expect(outline(inline('[see https://b.example now](https://a.example)'))).toBe(
    '<a https://a.example>see https://b.example now</a>',
  )
  expect(outline(inline('![our shop](https://a.example/x.png)'))).toBe('our shop')
})

test('markup of the page stays text', () => {
  expect(outline(parse('<img src=x onerror=alert(1)> & <script>'))).toBe(
    '<p><img src=x onerror=alert(1)> & <script></p>',
  )
})

test('headings, paragraphs and line breaks', () => {
  expect(outline(parse('# Prices\nFrom $10\nper hour\n\nAsk us.\n### Small'))).toBe(
    '<h3>Prices</h3><p>From $10<br></br>per hour</p><p>Ask us.</p><h4>Small</h4>',
  )
})

test('lists nest, and numbered and plain ones are told apart', () => {
  expect(outline(parse('- one\n  - inner\n- two\n1. first\n2. second'))).toBe(
    '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><ol><li>first</li><li>second</li></ol>',
  )
  expect(outline(parse('- one\n\n- two\n\nAfter'))).toBe('<ul><li>one</li><li>two</li></ul><p>After</p>')
})

test('a table needs its rule; cells may hold emphasis', () => {
  expect(outline(parse('| Day | Hours |\n|---|:-:|\n| **Mon** | 9–5 |\nDone'))).toBe(
    '<div><table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><td><strong>Mon</strong></td><td>9–5</td></tr></tbody></table></div><p>Done</p>',
  )
  expect(outline(parse('this | that'))).toBe('<p>this | that</p>')
})

test('code blocks keep their text, even unclosed', () => {
  expect(outline(parse('```js\n**x**\n  y\n```\nz'))).toBe('<pre><code>**x**\n  y</code></pre><p>z</p>')
  expect(outline(parse('```\nopen'))).toBe('<pre><code>open</code></pre>')
})

test('a text still being written never shows half a mark', () => {
  expect(settleTail('We are **open')).toBe('We are **open**')
  expect(settleTail('We are **')).toBe('We are ')
  expect(settleTail('See [our pa')).toBe('See our pa')
  expect(settleTail('See [our page](https://exa')).toBe('See our page')
  expect(settleTail('Use `cod')).toBe('Use `cod`')
  expect(settleTail('Hours:\n| Mon | 9')).toBe('Hours:\n')
  expect(settleTail('List\n- ')).toBe('List\n')
  expect(settleTail('All **done** here')).toBe('All **done** here')
})

test.each([
  '**',
  '*a',
  '[',
  '[a](',
  '`',
  '_',
  '|',
  '- ',
  '> ',
  'a@',
  'https://',
  '\\',
  '# ',
  '  - x\n',
  '|-',
  '1. ',
])('what comes after many %s is still read', (piece) => {
  const blocks = parse(`${piece.repeat(20_000 / piece.length)}\n\nthe end`)
  expect(JSON.stringify(blocks)).toContain('the end')
})
