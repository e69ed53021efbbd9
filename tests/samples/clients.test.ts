import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { openPractice } from '../../apps/server/src/testing/visitors.ts'
import { filled, question, runCopy } from './support/copied-program.ts'
import * as odd from './support/faulty-replies.ts'
import * as long from './support/long-answers.ts'
import { runnable } from './support/toolchains.ts'

const programs = await runnable([
  'ask-curl',
  'ask-node',
  'ask-python',
  'ask-go',
  'openai-curl',
  'openai-node',
  'openai-python',
  'mcp-node',
])
const written = programs.filter(({ id }) => ['ask-node', 'ask-python', 'ask-go'].includes(id))
const openAi = programs.filter(({ id }) => ['openai-node', 'openai-python'].includes(id))
const curl = programs.filter(({ id }) => id.endsWith('-curl'))
const mcp = programs.filter(({ id }) => id === 'mcp-node')
/** Their clock is moved by a signal, which Windows lacks. */
const movableClock = programs.filter(({ id }) => /node|python/.test(id) && process.platform !== 'win32')
const fixedClock = programs.filter(({ id }) => /go|curl/.test(id))

const answer = 'I am the digital assistant of Café Zoë.'

let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
type Hanging = { between: Awaited<ReturnType<typeof odd.serveOddly>>; given: ReturnType<typeof run>[] }
let hanging: Hanging
beforeAll(async () => {
  app = await startTestApp()
  practice = await openPractice(app, { tier: 'pro', name: 'Café Zoë' })
  // These really wait half a minute, once for all and in parallel.
  const between = await odd.serveOddly(app.url, { [question]: odd.hangs })
  hanging = { between, given: fixedClock.map((each) => run(each, between.url)) }
})
afterAll(async () => {
  await Promise.allSettled(hanging.given)
  hanging.between.close()
  await app.close()
})

type More = Pick<Parameters<typeof runCopy>[0], 'environment' | 'asking'>

async function run(each: (typeof programs)[number], baseUrl: string, more: More = {}) {
  const { assistant } = practice
  await using copy = await runCopy({ ...each, baseUrl, assistant, ...more })
  return await copy.ended
}

async function runOddly(
  each: (typeof programs)[number],
  reply: Parameters<typeof odd.serveOddly>[1][string],
) {
  const between = await odd.serveOddly(app.url, { [question]: reply })
  try {
    return { ...(await run(each, between.url)), asked: between.asked.length }
  } finally {
    between.close()
  }
}

describe('as they are copied', () => {
  test.concurrent.for(programs)(
    '$id prints the assistant’s answer and exits with success',
    async (each, { expect }) => {
      const { code, out, err } = await run(each, app.url)
      expect(out + err).toContain(answer)
      expect(code).toBe(0)
    },
  )
})

test('the owner sees one conversation for each customer the programs name', async () => {
  const { body } = await practice.owner.call<{ messages: { role: string; content: string }[] }[]>(
    'GET',
    '/api/conversations',
  )
  const asked = body.flatMap(({ messages }) => messages.filter(({ role }) => role === 'user'))
  expect(asked.map(({ content }) => content)).toEqual(programs.map(() => question))
})

describe('an answer of more than 10,000 characters, a third of them emoji', () => {
  let other: typeof practice
  let told: string
  beforeAll(async () => {
    other = await openPractice(app, { tier: 'pro' })
    told = (await long.teachLongAnswers(other)).mixed
  })

  test.concurrent.for(programs)('$id prints it in full', async (each, { expect }) => {
    const { assistant } = other
    await using copy = await runCopy({ ...each, baseUrl: app.url, assistant, asking: long.mixedQuestion })
    const { code, out } = await copy.ended
    const isWhole = out.includes(told) || out.includes(JSON.stringify(told))
    expect({ code, isWhole, length: out.length }).toMatchObject({ code: 0, isWhole: true })
  })
})

describe('when the server is busy, fails or never answers', () => {
  test.concurrent.for([...written, ...openAi])('$id retries a busy server', async (each, { expect }) => {
    const { code, out, asked } = await runOddly(each, odd.isBusyOnce)
    expect({ code, out, asked }).toMatchObject({ code: 0, out: expect.stringContaining(answer), asked: 2 })
  })

  test.concurrent.for(written)('$id prints the error', async (each, { expect }) => {
    for (const [reply, words] of [
      [odd.fails, '500: Something went wrong.'],
      [odd.failsWithHtml, '502'],
      [odd.lacksResponse, '200: no answer in the reply'],
    ] as const) {
      const { code, err } = await runOddly(each, reply)
      expect(code).toBe(1)
      expect(err).toContain(words)
    }
  })

  // OpenAI's and MCP's clients word failures themselves, but must show the error.
  test.concurrent.for([...openAi, ...mcp])('$id fails when the server does', async (each, { expect }) => {
    const { code, err } = await runOddly(each, odd.fails)
    expect(code).toBe(1)
    expect(err).toContain('Something went wrong.')
  })

  test.concurrent.for(curl)('$id prints a partial answer', async (each, { expect }) => {
    for (const [reply, words] of [
      [odd.fails, 'Something went wrong.'],
      [odd.isBusyForAnHour, 'Too many requests.'],
      [odd.lacksResponse, '"sessionId"'],
    ] as const) {
      const { code, out, asked } = await runOddly(each, reply)
      expect({ code, out, asked }).toMatchObject({ code: 0, out: expect.stringContaining(words), asked: 1 })
    }
  })

  test.concurrent.for(movableClock)('$id waits half a minute for an answer', async (each, { expect }) => {
    const between = await odd.serveOddly(app.url, { [question]: odd.hangs })
    const clock = new URL('./support/clock/', import.meta.url)
    await using copy = await runCopy({
      ...each,
      baseUrl: between.url,
      assistant: practice.assistant,
      environment: {
        NODE_OPTIONS: `--import ${new URL('move-clock.mjs', clock).href}`,
        PYTHONPATH: fileURLToPath(clock),
      },
    })
    // OpenAI's packages retry twice with the same timeout.
    for (const nth of openAi.includes(each) ? [1, 2, 3] : [1]) {
      await copy.until(() => between.asked.length === nth)
      copy.passHalfAMinute()
    }
    const { code, err } = await copy.ended
    expect(code).toBe(1)
    expect(err).toMatch(/TimeoutError|timed out/i)
    between.close()
  })

  test.concurrent.for(written)('$id prefers the key from the environment', async (each, { expect }) => {
    const { code, err } = await run(each, app.url, { environment: { FOYER_API_KEY: 'fy_a_revoked' } })
    expect(code).toBe(1)
    expect(err).toContain('401: This key is not valid.')
  })
})

test('an MCP client connects with the copied configuration', async () => {
  const { assistant } = practice
  const { mcpServers } = JSON.parse(await filled('mcp-config', { baseUrl: app.url, assistant }))
  const { type, url, headers } = mcpServers['cafe-zoe']
  expect(type).toBe('http')
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  const said = await client.callTool({ name: 'ask', arguments: { question } })
  expect(said.content).toMatchObject([{ text: expect.stringContaining(answer) }])
  await client.close()
})

test('half a minute without an answer is reported', async () => {
  expect(hanging.between.asked).toHaveLength(fixedClock.length)
  for (const [nth, { code, err }] of (await Promise.all(hanging.given)).entries()) {
    const { id } = fixedClock[nth]!
    expect({ id, err }).toEqual({ id, err: expect.stringMatching(/timed out|Timeout exceeded/) })
    expect(code, id).toBe(id === 'ask-go' ? 1 : 28)
  }
})
