import { expect, test } from 'vitest'
import { type Block, citedPage, type Inline, readInline, readMarkdown } from './markdown-blocks.ts'

const plain = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return '\n'
      return part.kind === 'code' ? part.text : plain(part.parts)
    })
    .join('')

const kinds = (text: string) => readMarkdown(text).map(({ kind }) => kind)

test('paragraphs, headings, lists, code, quotes and rules are told apart', () => {
  expect(
    kinds('# Prices\n\nWe are open.\n- one\n- two\n\n```\n<b>\n```\n> said\n\n---\n1. first\n2. second'),
  ).toEqual(['heading', 'paragraph', 'list', 'code', 'quote', 'rule', 'list'])
})

test('a quote that ends in a link of its own line names its page', () => {
  const [quote, other] = readMarkdown(
    '> Pay by **card**.\n> [Prices](https://a.example/prices)\n\n> See [our prices](https://a.example/prices)',
  ) as { parts: Inline[] }[]
  expect(citedPage(quote!.parts)).toEqual({
    words: ['Pay by ', { kind: 'strong', parts: ['card'] }, '.'],
    page: { kind: 'link', href: 'https://a.example/prices', parts: ['Prices'] },
  })
  expect(citedPage(other!.parts)).toBeNull()
})

test('emphasis, code and links stand inside words', () => {
  expect(readInline('a **bold** and *slanted* `code` [here](https://a.example/x_(y)).')).toEqual([
    'a ',
    { kind: 'strong', parts: ['bold'] },
    ' and ',
    { kind: 'em', parts: ['slanted'] },
    ' ',
    { kind: 'code', text: 'code' },
    ' ',
    { kind: 'link', href: 'https://a.example/x_(y)', parts: ['here'] },
    '.',
  ])
})

test('addresses and mail become links without their last full stop', () => {
  expect(readInline('See https://a.example/b. Or hi@a.example.')).toEqual([
    'See ',
    { kind: 'link', href: 'https://a.example/b', parts: ['https://a.example/b'] },
    '. Or ',
    { kind: 'link', href: 'mailto:hi@a.example', parts: ['hi@a.example'] },
    '.',
  ])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>1</script>)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
])('%s stays text', (payload) => {
  const [block] = readMarkdown(payload)
  if (block?.kind !== 'paragraph') throw new Error(`it became a ${block?.kind}`)
  const { parts } = block
  expect(parts.every((part) => typeof part === 'string' || part.kind !== 'link')).toBe(true)
  expect(plain(parts)).toBe(payload)
})

test('a picture is shown as its words, and fetches nothing', () => {
  expect(readInline('![a cat](https://evil.example/track.png)')).toEqual(['a cat'])
})

test('a link’s words hold no link of their own', () => {
  expect(readInline('[see https://b.example **now**](https://a.example)')).toEqual([
    {
      kind: 'link',
      href: 'https://a.example',
      parts: ['see ', 'https://b.example', ' ', { kind: 'strong', parts: ['now'] }],
    },
  ])
})

test('a table keeps its head and rows', () => {
  const [table] = readMarkdown('| Treatment | Price |\n| --- | ---: |\n| Crown | $900 |\n| Check-up | $60 |')
  expect(table).toEqual({
    kind: 'table',
    head: [['Treatment'], ['Price']],
    rows: [
      [['Crown'], ['$900']],
      [['Check-up'], ['$60']],
    ],
  })
})

test('lists nest, go on over blank lines, and keep where they start', () => {
  const [list] = readMarkdown('3. three\n   - inner\n\n4. four') as [Extract<Block, { kind: 'list' }>]
  expect(list).toMatchObject({ kind: 'list', ordered: true, start: 3 })
  expect(list.items.map(({ parts }) => plain(parts))).toEqual(['three', 'four'])
  expect(list.items[0]?.nested).toHaveLength(1)
})

test('stars and underscores in ordinary words are left alone', () => {
  expect(readInline('2 * 3 * 4 and snake_case_name')).toEqual(['2 * 3 * 4 and snake_case_name'])
})

test('an unfinished text is never lost', () => {
  for (const text of ['**bold', '`code', '[label](http', '| a |', '```\nhalf'])
    expect(JSON.stringify(readMarkdown(text))).toContain(text.replaceAll(/[`\n]/g, '').slice(0, 4).trim())
})

test.each(['*', '_', '[', '`', '**a ', '|', '> ', '- ', '  - '])(
  'what comes after many %s is still read',
  (mark) => {
    expect(JSON.stringify(readMarkdown(`${mark.repeat(20_000)}\n\nthe end`))).toContain('the end')
  },
)
