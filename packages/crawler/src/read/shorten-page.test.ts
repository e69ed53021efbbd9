import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'
import { shortenPage, shortenText } from './shorten-page.ts'

const page = readHtml(
  `<nav>${'<p>Home and away, as on every page</p>'.repeat(50)}</nav><main><h1>Cabins</h1>${Array.from({ length: 40 }, (_, nth) => `<p>Cabin ${nth} has a roof of slate.</p>`).join('')}</main>`,
  'https://a.example/',
)

test('a page within the limit stays unchanged', () => {
  expect(shortenPage(page, 100_000)).toBe(page)
})

test('a longer page and its frame are cut after a complete line', () => {
  const short = shortenPage(page, 300)
  expect(short.text.length).toBeLessThanOrEqual(300)
  expect(short.text.startsWith('# Cabins\n\nCabin 0 has')).toBe(true)
  expect(short.text.endsWith('slate.')).toBe(true)
  const around = short.blocks.filter(({ kept }) => !kept)
  expect(around.reduce((sum, { markdown }) => sum + markdown.length, 0)).toBeLessThanOrEqual(300)
})

test('a single line is cut after a word, and a single word anywhere', () => {
  expect(shortenText('one two three', 9)).toBe('one two')
  expect(shortenText('one\ntwo three', 9)).toBe('one')
  expect(shortenText('onetwothree', 6)).toBe('onetwo')
  expect(shortenPage(readHtml(`<p>${'word '.repeat(100)}</p>`, 'https://a.example/'), 23).text).toBe(
    'word word word word',
  )
})
