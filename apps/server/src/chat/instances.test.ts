import type { ChatAnswer } from '@foyer/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnsweringPool, createAnsweringPool, type OpenIndex } from '../answering/answering-pool.ts'
import type { AnswerWanted } from '../answering/answering-task.ts'
import { addKnowledge } from '../testing/assistants.ts'
import { asTokens, startModelServer } from '../testing/model-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../testing/visitors.ts'

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await startTestApp()
  other = await startTestApp({ beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

test('two instances answer alike, go on with each other’s conversations, and hear of new knowledge', async () => {
  const { path, assistant } = await openPractice(one, { tier: 'enterprise' })
  const sessionId = newSessionId()
  const ask = (app: TestApp, message: string) =>
    app.call<ChatAnswer>('POST', path, { body: { message, sessionId } })
  const first = await ask(one, 'How much is a cleaning?')
  const second = await ask(other, 'And a crown?')
  expect(first.body.response).toContain('$120')
  expect(second.body.response).toContain('$900')
  await addKnowledge(one, assistant, {
    pages: [{ text: '# Sedation\n\nWe offer sedation with laughing gas.' }],
  })
  const said = await Promise.all([one, other].map((app) => ask(app, 'Do you offer sedation?')))
  expect(said.map(({ body }) => body.response)).toEqual(
    Array(2).fill(expect.stringContaining('laughing gas')),
  )
})

test('an instance that is shut down in the middle of an answer keeps what was said', async () => {
  const model = await startModelServer({
    says: asTokens(`A cleaning costs $120. ${'Parking is free. '.repeat(100)}`),
    everyMs: 25,
  })
  const leaving = await startTestApp({ beside: one, environment: model.environment })
  const { path } = await openPractice(one, { tier: 'enterprise' })
  const sessionId = newSessionId()
  const asked = askStreaming(leaving, path, { message: 'How much is a cleaning?', sessionId })
  await expect.poll(() => asked.text(), { timeout: 90_000 }).toContain('$120.')
  await leaving.close()
  await asked.done
  const { body } = await one.call<{ messages: { content: string }[] }>(
    'GET',
    `${path}/history?sessionId=${sessionId}`,
  )
  expect(body.messages[1]!.content).toMatch(/^A cleaning costs \$120\./)
  await model.close()
})

test('an index is gone with its process, and opened again for the question that comes after', async () => {
  const limits = { memoryMb: 640, mostWaiting: 100, mostWaitingOfOne: 50, idleMs: 100 }
  const opened: OpenIndex[] = []
  const own = createAnsweringPool(limits)
  const ordinary: AnsweringPool = {
    ...own,
    async open(...knowledge) {
      const found = await own.open(...knowledge)
      opened.push(found.index)
      return found
    },
  }
  const pools = { ordinary, heavy: createAnsweringPool(limits) }
  const close = async () => void (await Promise.all([pools.ordinary.close(), pools.heavy.close()]))
  const app = await startTestApp({ beside: one, answering: { ...pools, windUp() {}, close } })
  const wanted: AnswerWanted = {
    question: { text: 'How much is a cleaning?', history: [], files: [], multiLanguage: false },
    assistant: {
      name: 'Ada',
      language: 'en',
      personality: 'professional',
      tone: 'helpful',
      multiLanguage: false,
    },
    prompt: null,
    now: new Date(0),
  }
  const { path } = await openPractice(one, { tier: 'enterprise' })
  const ask = (message: string) => app.call('POST', path, { body: { message } })
  expect((await ask('How much is a cleaning?')).body.response).toContain('$120')
  // Null: it was another process that answered, which has never heard of this index.
  const search = () => opened[0]!.search({ query: 'cleaning', name: 'Harbour Dental', limit: 1 }, 'a test')
  await expect.poll(search, { interval: 500 }).toBeNull()
  expect(await opened[0]!.ask(wanted, 'a test')).toBeNull()
  expect((await ask('How much does a cleaning cost?')).body.response).toContain('$120')
  expect(opened).toHaveLength(2)
  await app.close()
})
