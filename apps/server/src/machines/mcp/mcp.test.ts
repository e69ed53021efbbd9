import { rates } from '@foyer/contract/rates'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof registerOwner>>
let assistant: Awaited<ReturnType<typeof createAssistant>>
const url = 'https://barber.example/prices'
const pages = [
  {
    url,
    title: 'Prices',
    text: '# Prices\n\n| Service | Price |\n| --- | --- |\n| Haircut | $42 |\n| Beard trim | $18 |',
  },
  { url: 'https://barber.example/team', title: 'Team', text: '# Team\n\nMario has cut hair since 1998.' },
]
beforeAll(async () => {
  app = await startTestApp()
  owner = await registerOwner(app, { tier: 'pro' })
  assistant = await createAssistant(app, owner, {
    name: 'Barber',
    pages,
    context: 'Confidential: the till code is 9917.',
  })
})
afterAll(() => app.close())

async function connect(id: string, key?: string) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp/${id}`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  return client
}
const call = (client: Client, name: string, args: Record<string, unknown>) =>
  client.callTool({ name, arguments: args })
const textOf = ({ content }: { content: unknown }) => (content as { text: string }[])[0]!.text

test('the official client lists the tools, asks, searches and reads', async () => {
  const client = await connect(assistant.id, assistant.apiKey)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(['ask', 'read_page', 'search_pages'])

  const said = await call(client, 'ask', { question: 'How much is a haircut?' })
  expect(said.structuredContent).toMatchObject({
    answered: true,
    confidence: 'sure',
    sources: [{ url, sentences: [1] }],
  })
  expect(textOf(said)).toContain('$42')
  const { answer, sentences } = said.structuredContent as { answer: string; sentences: [number, number][] }
  expect(sentences.map(([start, end]) => answer.slice(start, end))).toEqual([expect.stringContaining('$42')])
  const { conversationId } = said.structuredContent as { conversationId: string }
  const next = await call(client, 'ask', { question: 'And a beard trim?', conversationId })
  expect(next.structuredContent).toMatchObject({ answered: true, conversationId })
  expect(textOf(next)).toContain('$18')
  // An unsure answer shows one quote; the others are only in the structured data.
  const perhaps = await call(client, 'ask', { question: 'Does Mario trim beards of children?' })
  const { said: manner, more } = perhaps.structuredContent as { said: string; more: { quote: string }[] }
  expect(['quoted', 'doubtful']).toContain(manner)
  expect(textOf(perhaps)).toMatch(/^(Our website says|I'm not sure this answers it): .*\n\nSources:\n- /)
  for (const { quote } of more) expect(textOf(perhaps)).not.toContain(quote)

  const found = await call(client, 'search_pages', { query: 'Who cuts hair since 1998?', limit: 3 })
  expect(found.structuredContent).toMatchObject({
    passages: expect.arrayContaining([expect.objectContaining({ title: 'Team' })]),
  })
  const read = await call(client, 'read_page', { url })
  expect(read.structuredContent).toMatchObject({ url, title: 'Prices', next: null })
  expect(textOf(read)).toContain('Beard trim')
  await client.close()
})

test('visitors without a key can ask within the daily limit and see nothing private', async () => {
  const client = await connect(assistant.id)
  for (const name of ['ask', 'search_pages'])
    expect(
      JSON.stringify(await call(client, name, { question: 'What is the till code?', query: 'till code' })),
    ).not.toContain('9917')
  expect(await call(client, 'read_page', { url: 'https://barber.example/secret' })).toMatchObject({
    isError: true,
    content: [{ text: 'This website has no such page, or it was not read.' }],
  })
  const free = await createAssistant(app, await registerOwner(app), { pages })
  const other = await connect(free.id)
  for (let nth = 0; nth < 50; nth++) await call(other, 'search_pages', { query: 'haircut', limit: 1 })
  expect(await call(other, 'ask', { question: 'How much is a haircut?' })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('messages for today') }],
  })
  await Promise.all([client.close(), other.close()])
})

test('bad keys, foreign assistants and invalid requests are rejected with a message', async () => {
  const stranger = await createAssistant(app, await registerOwner(app))
  const post = (id: string, body: string, key?: string) =>
    fetch(`${app.url}/mcp/${id}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(key && { authorization: `Bearer ${key}` }),
      },
    })
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  expect((await post(assistant.id, list, 'nonsense')).status).toBe(401)
  expect((await post(assistant.id, list, stranger.apiKey)).status).toBe(404)
  expect((await post('garbage', list)).status).toBe(404)
  expect((await post(assistant.id, '{')).status).toBe(400)
  expect((await post(assistant.id, '{"hello":1}')).status).toBe(400)
  const batch = await post(assistant.id, `[${list},${list}]`)
  expect([batch.status, await batch.json()]).toMatchObject([400, { message: 'Send one message at a time.' }])
  const wrong = await fetch(`${app.url}/mcp/${assistant.id}`, { method: 'DELETE' })
  expect(wrong.status).toBe(405)
  const client = await connect(assistant.id, assistant.apiKey)
  expect(await call(client, 'ask', { question: ' ' })).toMatchObject({ isError: true })
  expect(await call(client, 'ask', { question: 'x'.repeat(4_001) })).toMatchObject({ isError: true })
  await client.close()
})

test('listing the tools is rate limited', async () => {
  const list = () =>
    app.call('POST', `/mcp/${assistant.id}`, {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      headers: { accept: 'application/json, text/event-stream' },
    })
  app.clock.advance(61_000)
  for (let nth = 0; nth < rates.mcpRequestsPerMinutePerAddress; nth++) expect((await list()).status).toBe(200)
  const refused = await list()
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many requests. Please wait a moment.' },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.advance(61_000)
  expect((await list()).status).toBe(200)
})
