import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Assistant, Page } from '@foyer/answers/types'
import { afterAll, expect, test } from 'vitest'
import { crashOnceWords, crashWords } from '../../testing/crash-on-request.ts'
import { openCrashingPool } from '../../testing/crashing-answering.ts'
import { shareAnsweringPools } from '../../testing/share-pools.ts'
import { AnsweringCrash } from './answering-pool.ts'

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

test('several indexes in one process answer from their own pages only', async () => {
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
    siteTokens: 0,
    alike: [],
  }
  const withPrompt = { ...question, prompt }
  expect((await one!.ask(withPrompt, 'me'))?.prompt?.passages[0]?.text).toContain('4 dollars')
  one!.close()
  expect(await one!.ask(question, 'me')).toBeNull()
})

test('questions of the same meaning are grouped, and small talk is left out', async () => {
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

test('a question that crashes its process is not sent to a process without its index', async () => {
  const { pool, warnings } = openCrashingPool()
  const { index } = await pool.open([[page('A loaf of rye costs 4 dollars.')]], rest, 'en')
  await expect(index.ask(asked(crashWords), 'me')).rejects.toThrow(AnsweringCrash)
  expect(warnings).toEqual(['a task ended its process'])
  expect(await index.ask(asked('How much is a loaf of rye?'), 'me')).toBeNull()
  await pool.close()
})

test('after a crash the index is rebuilt once, and knowledge that crashes two processes is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-crash-'))
  const { pool, warnings } = openCrashingPool()
  const open = (context: string) =>
    pool.open([[page('A loaf of rye costs 4 dollars.')]], { ...rest, context }, 'en')
  const { index } = await open(crashOnceWords(join(folder, 'crashed')))
  expect((await index.ask(asked('How much is a loaf of rye?'), 'me'))?.answer.text).toContain('4 dollars')
  expect(warnings).toHaveLength(1)
  await expect(open(crashWords)).rejects.toThrow(AnsweringCrash)
  expect(warnings).toHaveLength(3)
  await pool.close()
  await rm(folder, { recursive: true })
})
