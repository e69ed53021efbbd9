import { expect, test } from 'vitest'
import { type Block, readMarkdown } from './markdown-blocks.ts'
import type { Inline } from './markdown-inline.ts'

const plain = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return '\n'
      return part.kind === 'code' ? part.text : plain(part.parts)
    })
    .join('')

const kinds = (text: string) => readMarkdown(text).map(({ kind }) => kind)

test('all block types are recognized', () => {
  expect(
    kinds('# Prices\n\nWe are open.\n- one\n- two\n\n```\n<b>\n```\n> said\n\n---\n1. first\n2. second'),
  ).toEqual(['heading', 'paragraph', 'list', 'code', 'quote', 'rule', 'list'])
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

test('lists nest, span blank lines and keep their start number', () => {
  const [list] = readMarkdown('3. three\n   - inner\n\n4. four') as [Extract<Block, { kind: 'list' }>]
  expect(list).toMatchObject({ kind: 'list', ordered: true, start: 3 })
  expect(list.items.map(({ parts }) => plain(parts))).toEqual(['three', 'four'])
  expect(list.items[0]?.nested).toHaveLength(1)
})

test('unfinished markup is kept as text', () => {
  for (const text of ['**bold', '`code', '[label](http', '| a |', '```\nhalf'])
    expect(JSON.stringify(readMarkdown(text))).toContain(text.replaceAll(/[`\n]/g, '').slice(0, 4).trim())
})

test.each(['*', '_', '[', '`', '**a ', '|', '> ', '- ', '  - '])(
  'text after 20,000 times %s is still parsed',
  (mark) => {
    expect(JSON.stringify(readMarkdown(`${mark.repeat(20_000)}\n\nthe end`))).toContain('the end')
  },
)
