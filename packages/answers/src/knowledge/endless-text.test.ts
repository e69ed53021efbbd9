import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { assistantOf } from '../testing/assistant.ts'
import { buildIndex } from './build-index.ts'
import { readBlocks } from './read-blocks.ts'
import { eachSentence, sentencesOf } from './sentences.ts'

const page = (text: string) => ({ url: 'https://shop.example/', title: 'Shop', language: 'en', text })
const longest = 4_000

test.each([
  ['digits', '1'.repeat(50_000)],
  ['a sentence without end', 'open Monday 9-17 '.repeat(3_000)],
  ['an item without end', `- ${'bread and cake '.repeat(3_000)}`],
  ['a row without end', `| ${'a | '.repeat(10_000)}\n| ${'b | '.repeat(10_000)}`],
  ['a heading without end', `# ${'bread '.repeat(5_000)}\n\nWe bake it.`],
])('no passage of %s is longer than a passage may be', async (_, text) => {
  const { passages } = await buildIndex(
    { pages: [page(`# Shop\n\nWe sell bread.\n\n${text}`)], facts: [] },
    { language: 'en' },
  )
  expect(passages.length).toBeGreaterThan(1)
  for (const { text, subject, path, cells } of passages) {
    expect(text.length).toBeLessThanOrEqual(longest)
    for (const name of [subject, ...path]) expect(name.length).toBeLessThanOrEqual(500)
    expect(cells?.length ?? 0).toBeLessThanOrEqual(200)
  }
})

test('a sentence in pieces is whole when put together', async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ')
  const { passages } = await buildIndex({ pages: [page(text)], facts: [] }, { language: 'en' })
  expect(passages.map((passage) => passage.text).join(' ')).toBe(text)
})

test('what a long message asked before is still leaned on', async () => {
  const pages = [
    page(
      '# Prices\n\n| Bread | Small | Large |\n| --- | --- | --- |\n| Rye loaf | £3 | £5 |\n| Rolls | £1 | £2 |',
    ),
  ]
  const index = await buildIndex({ pages, facts: [] }, { language: 'en' })
  const assistant = assistantOf('Shop')
  const content = `How much is a large rye loaf? ${'Thank you so much. '.repeat(190)}`
  const said = answer({
    index,
    assistant,
    question: 'And a small one?',
    history: [{ role: 'user', content }],
  })
  expect(said.text).toContain('£3')
})

test('the first sentence is found without the others', () => {
  const text = 'Dr. Young is in. We open at 9. Come by.'
  expect(sentencesOf(text)).toEqual(['Dr. Young is in.', 'We open at 9.', 'Come by.'])
  expect(eachSentence(text).next().value).toBe('Dr. Young is in.')
})

test('links are read as their words, pictures not at all', () => {
  const read = (text: string) => readBlocks(text)[0]
  expect(read('See [our prices](/prices) and ![a cake](cake.jpg)[more](/more).')).toMatchObject({
    text: 'See our prices and more.',
  })
  expect(read(`${'['.repeat(20_000)}a](b)`)).toBeDefined()
})
