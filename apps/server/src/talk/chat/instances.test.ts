import type { ChatAnswer } from '@foyer/contract/chat'
import type { Conversation } from '@foyer/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AnsweringPool,
  createAnsweringPool,
  type OpenIndex,
} from '../../knowledge/answering/answering-pool.ts'
import type { AnswerWanted } from '../../knowledge/answering/answering-task.ts'
import { addKnowledge } from '../../testing/assistants.ts'
import { openDesk } from '../../testing/live.ts'
import { asTokens, startModelServer } from '../../testing/models/model-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { askStreaming, newSessionId, openPractice } from '../../testing/visitors.ts'

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

test('two instances answer alike, share conversations and learn of new knowledge', async () => {
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

test('messages keep their order across instances with different clocks', async () => {
  const early = await startTestApp({ beside: one })
  early.clock.advance(-2_000)
  const desk = await openDesk(one)
  const { owner, path, sessionId, id, at } = desk
  const say = (app: TestApp, message: string) =>
    app.call('POST', path, { body: { message, sessionId, messageKey: message.replaceAll(/\W/g, '') } })
  const write = (app: TestApp, content: string) =>
    app.call('POST', at('messages'), { token: owner.token, body: { content } })
  await say(early, 'And a crown?')
  await say(one, 'And a filling?')
  await say(early, 'Is there parking?')
  await desk.takeOver()
  await say(one, 'Is somebody there?')
  await write(early, 'Yes, I am.')
  await say(early, 'Fine.')
  await write(one, 'What can I do for you?')
  await write(early, 'Take your time.')
  await desk.handBack()
  await say(early, 'How much is a cleaning?')
  const wanted = [
    'How much is a cleaning?',
    'assistant',
    'And a crown?',
    'assistant',
    'And a filling?',
    'assistant',
    'Is there parking?',
    'assistant',
    'Is somebody there?',
    'Yes, I am.',
    'Fine.',
    'What can I do for you?',
    'Take your time.',
    'How much is a cleaning?',
    'assistant',
  ]
  const saidIn = ({ messages }: Pick<Conversation, 'messages'>) =>
    messages.map(({ role, author, content }) => (role === 'user' || author ? content : role))
  const history = await early.call<Conversation>('GET', `${path}/history?sessionId=${sessionId}`)
  expect(saidIn(history.body)).toEqual(wanted)
  const ids = history.body.messages.map((message) => message.id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(saidIn((await owner.call<Conversation>('GET', `/api/conversations/${id}`)).body)).toEqual(wanted)
  for (const list of ['', '/download', '?q=filling'])
    expect(saidIn((await owner.call<Conversation[]>('GET', `/api/conversations${list}`)).body[0]!)).toEqual(
      wanted,
    )
  const following = await desk.follow({ from: early })
  await expect.poll(following.received).toEqual(['Yes, I am.', 'What can I do for you?', 'Take your time.'])
  following.leave()
  await early.close()
})

test('an instance shut down during an answer keeps the text so far', async () => {
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

test('an index lost with its process is opened again for the next question', async () => {
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
  // Null proves that a new process answered, without this index.
  const search = () => opened[0]!.search({ query: 'cleaning', name: 'Harbour Dental', limit: 1 }, 'a test')
  await expect.poll(search, { interval: 500 }).toBeNull()
  expect(await opened[0]!.ask(wanted, 'a test')).toBeNull()
  expect((await ask('How much does a cleaning cost?')).body.response).toContain('$120')
  expect(opened).toHaveLength(2)
  await app.close()
})
