import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import {
  asTokens,
  type Behaviour,
  type ModelServer,
  startModelServer,
} from '../../testing/models/model-server.ts'
import { openModel } from './open-model.ts'
import { createFailurePause } from './pause-after-failures.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const settings = (more: Record<string, string> = {}) =>
  readConfig({ ...server.environment, MODEL_API_KEY: 'a key', ...more }).model!

const impatient = { MODEL_FIRST_TOKEN_SECONDS: '0.4', MODEL_TOTAL_SECONDS: '0.8' }

const request = {
  instructions: 'Answer from the passages.',
  turns: [{ role: 'user' as const, content: 'When are you open?' }],
  pictures: [],
}

async function ask(behaviour: Behaviour, leaving = new AbortController().signal, more = {}) {
  server.does(behaviour)
  const heard: string[] = []
  const stream = openModel(settings(more)).stream(request, leaving)
  for (;;) {
    const next = await stream.next()
    if (next.done) return { heard, tokens: next.value }
    heard.push(next.value)
  }
}

test('a model gets its key, and its words arrive one by one', async () => {
  const { heard, tokens } = await ask({ says: asTokens('We open at nine.') })
  expect(heard).toEqual(['We', ' open', ' at', ' nine.'])
  expect(tokens).toEqual({ input: 120, output: 4 })
  expect(server.state.keys.at(-1)).toBe('Bearer a key')
  expect(server.state.asked.at(-1)).toMatchObject({
    model: 'stand-in',
    stream: true,
    messages: [
      { role: 'system', content: 'Answer from the passages.' },
      { role: 'user', content: 'When are you open?' },
    ],
  })
})

test('pictures are sent with the question', async () => {
  server.does({ says: ['A tooth.'] })
  const pictures = [{ type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) }]
  for await (const _ of openModel(settings()).stream({ ...request, pictures }, new AbortController().signal));
  expect(server.state.asked.at(-1)!.messages[1]!.content).toEqual([
    { type: 'text', text: 'When are you open?' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
  ])
})

describe('failures have a reason:', () => {
  test.each<[string, Behaviour]>([
    ['slow', { hangs: true }],
    ['slow', { says: ['We', ' open'], firstAfterMs: 600 }],
    ['slow', { says: Array(50).fill(' word'), everyMs: 50 }],
    ['slow', { says: ['We', ' open'], hangAfter: 1 }],
    ['slow', { says: ['We', ' open', ' at'], everyMs: 700 }],
    ['failed', { status: 500 }],
    ['failed', { status: 401 }],
    ['failed', { raw: 'data: {"not":"what was expected"}\n\ndata: garbage\n\n' }],
    ['rate_limited', { status: 429 }],
    ['refused', { says: [], finish: 'content_filter' }],
    ['cut_off', { says: ['We', ' open', ' at'], cutAfter: 2, everyMs: 20 }],
    ['empty', { says: [] }],
  ])('%s, when it does %o', async (reason, behaviour) => {
    const asked = ask(behaviour, undefined, reason === 'slow' ? impatient : {})
    await expect(asked).rejects.toMatchObject({ name: 'ModelTrouble', reason })
  })

  test('a server that doesn’t exist', async () => {
    const model = openModel(settings({ MODEL_BASE_URL: 'http://127.0.0.1:9/v1' }))
    await expect(model.stream(request, new AbortController().signal).next()).rejects.toMatchObject({
      reason: 'failed',
    })
  })

  test('without the text of the request', async () => {
    const trouble = await ask({ status: 500, body: JSON.stringify({ error: { message: 'open?' } }) }).catch(
      (error: Error) => error,
    )
    expect(trouble).toMatchObject({ name: 'ModelTrouble', reason: 'failed' })
    expect(JSON.stringify(trouble, Object.getOwnPropertyNames(trouble))).not.toContain('open?')
  })
})

test('a visitor who leaves ends the call', async () => {
  const leaving = new AbortController()
  const left = server.state.left
  const begun = server.state.firstPieceAt.length
  const asking = ask({ says: Array(50).fill(' word'), everyMs: 60_000 }, leaving.signal)
  await expect.poll(() => server.state.firstPieceAt).toHaveLength(begun + 1)
  leaving.abort()
  expect((await asking).heard.length).toBeLessThan(2)
  await expect.poll(() => server.state.left).toBe(left + 1)
})

test('so does a consumer that stops early', async () => {
  server.does({ says: Array(50).fill(' word'), everyMs: 20 })
  const left = server.state.left
  for await (const _ of openModel(settings()).stream(request, new AbortController().signal)) break
  await expect.poll(() => server.state.left).toBe(left + 1)
})

test('a model that keeps failing is paused', () => {
  let at = 0
  const modelPause = createFailurePause(() => new Date(at))
  const failed = { reason: 'slow', retryAfterMs: null } as const
  modelPause.failed(failed)
  modelPause.failed(failed)
  modelPause.succeeded()
  modelPause.failed(failed)
  modelPause.failed(failed)
  modelPause.failed({ reason: 'refused', retryAfterMs: null })
  expect(modelPause.isPaused()).toBe(false)
  modelPause.failed(failed)
  expect(modelPause.isPaused()).toBe(true)
  at = 31_000
  expect(modelPause.isPaused()).toBe(false)
  modelPause.failed({ reason: 'rate_limited', retryAfterMs: 5_000 })
  expect(modelPause.isPaused()).toBe(true)
  at += 6_000
  expect(modelPause.isPaused()).toBe(false)
})

describe('an invalid model setting stops the start and is named:', () => {
  test.each([
    [{ MODEL: 'gpt' }, 'MODEL must look like'],
    [{ MODEL: 'openai:gpt-5-mini' }, 'MODEL_API_KEY must be set'],
    [{ MODEL: 'compatible:llama' }, 'MODEL_BASE_URL must say'],
    [{ MODEL: 'compatible:llama', MODEL_BASE_URL: 'ftp://x' }, 'MODEL_BASE_URL must be'],
    [
      { MODEL: 'compatible:llama', MODEL_BASE_URL: 'http://x', MODEL_OUTPUT_TOKENS: '0' },
      'MODEL_OUTPUT_TOKENS',
    ],
    [
      { MODEL: 'compatible:l', MODEL_BASE_URL: 'http://x', MODEL_MONTHLY_BUDGET: '5' },
      'MODEL_MONTHLY_BUDGET needs',
    ],
  ])('%o', (environment: Record<string, string>, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})
