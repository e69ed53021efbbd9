import type { Assistant, Page } from '@foyer/answers/types'
import { afterAll, expect, test } from 'vitest'
import { shareAnsweringPools } from '../testing/share-pools.ts'

const pools = shareAnsweringPools()
const pool = pools.ordinary
afterAll(() => pools.close())

const assistant: Assistant = {
  name: 'Ada',
  language: 'en',
  personality: 'professional',
  tone: 'helpful',
  multiLanguage: false,
}
const rest = { facts: [], taught: [], context: '', websiteUrl: 'http://bakery.example/', kept: [] }
const page = (text: string): Page => ({
  url: 'http://bakery.example/',
  title: 'Prices',
  language: 'en',
  text,
})
const asked = (text: string) => ({
  question: { text, history: [], files: [], multiLanguage: false },
  assistant,
  prompt: null,
  now: new Date(0),
})

test('several indexes are asked side by side, each answering from its own pages', async () => {
  const [one, other] = await Promise.all(
    ['A loaf of rye costs 4 dollars.', 'A loaf of rye costs 7 dollars.'].map(
      async (text) => (await pool.open([[page(text)]], rest, 'en')).index,
    ),
  )
  const question = asked('How much is a loaf of rye?')
  const answers = await Promise.all([one!.ask(question, 'me'), other!.ask(question, 'me')])
  expect(answers.map((each) => each?.answer.text)).toEqual([
    expect.stringContaining('4 dollars'),
    expect.stringContaining('7 dollars'),
  ])
  expect(answers[0]).toMatchObject({ spoken: 'en', prompt: null })
  const prompt = {
    owner: '',
    site: '# Ada',
    fence: 'f'.repeat(24),
    inputTokens: 8_000,
    alike: [],
  }
  const withPrompt = { ...question, prompt }
  expect((await one!.ask(withPrompt, 'me'))?.prompt?.passages[0]?.text).toContain('4 dollars')
  one!.close()
  expect(await one!.ask(question, 'me')).toBeNull()
})

test('questions of one meaning stand together, and courtesy is none', async () => {
  const groups = await pool.group(
    ['How much is rye?', 'What does rye cost?', 'Thank you!', 'Where can I park?'].map((text) => ({
      text,
      assistantId: 'a',
      unsure: false,
      taught: false,
    })),
    'en',
    'me',
  )
  expect(groups.map(({ questions }) => questions.length)).toEqual([2, 1])
})
