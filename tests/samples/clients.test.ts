import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { openPractice } from '../../apps/server/src/testing/visitors.ts'
import { filled, runCopy } from './support/copied-program.ts'
import * as odd from './support/odd-replies.ts'
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
/** Those that are programs of their own and not a call of another one's. */
const written = programs.filter(({ id }) => ['ask-node', 'ask-python', 'ask-go'].includes(id))

/** What every sample asks, and how its answer begins. */
const question = 'What can you help me with?'
const answer = 'I am the digital assistant of Café Zoë.'

let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  app = await startTestApp()
  practice = await openPractice(app, { tier: 'pro', name: 'Café Zoë' })
})
afterAll(() => app.close())

const run = async (
  each: (typeof programs)[number],
  baseUrl: string,
  environment?: Record<string, string>,
) => {
  const { assistant } = practice
  await using copy = await runCopy({ ...each, baseUrl, assistant, environment })
  return await copy.ended
}

describe('as they are copied', () => {
  test.concurrent.each(programs)('$id prints the answer of the assistant and ends well', async (each) => {
    const { code, out, err } = await run(each, app.url)
    expect(out + err).toContain(answer)
    expect(code).toBe(0)
  })
})

test('what they said is with the owner: one conversation for each customer they name', async () => {
  const { body } = await practice.owner.call<{ messages: { role: string; content: string }[] }[]>(
    'GET',
    '/api/conversations',
  )
  const asked = body.flatMap(({ messages }) => messages.filter(({ role }) => role === 'user'))
  expect(asked.map(({ content }) => content)).toEqual(programs.map(() => question))
})

describe('where a server is busy, fails or never answers', () => {
  test.concurrent.each(written)('$id asks a busy one again', async (each) => {
    const between = await odd.serveOddly(app.url, { [question]: odd.isBusyOnce })
    const { code, out } = await run(each, between.url)
    expect({ code, out, asked: between.asked.length }).toMatchObject({
      code: 0,
      out: expect.stringContaining(answer),
      asked: 2,
    })
    between.close()
  })

  test.concurrent.each(written)('$id says what went wrong', async (each) => {
    for (const [reply, words] of [
      [odd.fails, '500: Something went wrong.'],
      [odd.failsWithAPage, '502'],
    ] as const) {
      const between = await odd.serveOddly(app.url, { [question]: reply })
      const { code, err } = await run(each, between.url)
      expect(code).toBe(1)
      expect(err).toContain(words)
      between.close()
    }
  })

  // Whose clock can be moved from outside.
  test.concurrent.each(written.filter(({ id }) => id !== 'ask-go' && process.platform !== 'win32'))(
    '$id waits half a minute for an answer',
    async (each) => {
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
      await copy.until(() => between.asked.length === 1)
      copy.passHalfAMinute()
      const { code, err } = await copy.ended
      expect(code).toBe(1)
      expect(err).toMatch(/TimeoutError/)
      between.close()
    },
  )

  test.concurrent.each(written)('$id takes its key from the environment before its own', async (each) => {
    const { code, err } = await run(each, app.url, { FOYER_API_KEY: 'fy_a_revoked' })
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
