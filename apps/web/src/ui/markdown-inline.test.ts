import { expect, test } from 'vitest'
import { readMarkdown } from './markdown-blocks.ts'
import { citedPage, type Inline, readInline } from './markdown-inline.ts'

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

test('stars and underscores in ordinary words are left alone', () => {
  expect(readInline('2 * 3 * 4 and snake_case_name')).toEqual(['2 * 3 * 4 and snake_case_name'])
})
