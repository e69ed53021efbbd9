import { expect, test } from 'vitest'
import { readMarkdown } from './markdown-blocks.ts'
import { citedPage, type Inline, readInline } from './markdown-inline.ts'

test('a quote that ends with a link on its own line cites that page', () => {
  const [quote, other] = readMarkdown(
    '> Pay by **card**.\n> [Prices](https://a.example/prices)\n\n> See [our prices](https://a.example/prices)',
  ) as { parts: Inline[] }[]
  expect(citedPage(quote!.parts)).toEqual({
    words: ['Pay by ', { kind: 'strong', parts: ['card'] }, '.'],
    page: { kind: 'link', href: 'https://a.example/prices', parts: ['Prices'] },
  })
  expect(citedPage(other!.parts)).toBeNull()
})

test('emphasis, code and links are parsed inside text', () => {
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

test('URLs and emails become links without a trailing period', () => {
  expect(readInline('See https://a.example/b. Or hi@a.example.')).toEqual([
    'See ',
    { kind: 'link', href: 'https://a.example/b', parts: ['https://a.example/b'] },
    '. Or ',
    { kind: 'link', href: 'mailto:hi@a.example', parts: ['hi@a.example'] },
    '.',
  ])
})

test('an image is shown as its alt text', () => {
  expect(readInline('![a cat](https://evil.example/track.png)')).toEqual(['a cat'])
})

test('links do not nest', () => {
  expect(readInline('[see https://b.example **now**](https://a.example)')).toEqual([
    {
      kind: 'link',
      href: 'https://a.example',
      parts: ['see ', 'https://b.example', ' ', { kind: 'strong', parts: ['now'] }],
    },
  ])
})

test('asterisks and underscores in plain text stay', () => {
  expect(readInline('2 * 3 * 4 and snake_case_name')).toEqual(['2 * 3 * 4 and snake_case_name'])
})
