import type { EmbedConfig } from '@foyer/contract/embed'
import type { KnownFact } from '@foyer/contract/facts'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const url = 'https://kitchen.example/'
const name = { kind: 'name', label: 'Name', value: 'Anna’s Kitchen & Co.', url } as const
const pages = [{ url, title: 'Welcome', text: '# Welcome\n\nWe cook soups and stews from Monday to Friday.' }]

async function shownTo(owner: Awaited<ReturnType<typeof registerOwner>>, id: string, key: string) {
  const config = await app.call<EmbedConfig>('GET', `/api/embed/config/${id}`)
  const asked = { token: key, body: { message: 'Are you a robot?', sessionId: 'one' } }
  const said = await app.call<{ response: string }>('POST', `/api/chat/${id}`, asked)
  const models = await app.call<{ data: { name: string }[] }>('GET', '/v1/models', { token: key })
  const prompt = await owner.call<{ promptTemplate: string }>(
    'POST',
    `/api/assistants/${id}/rebuild-prompt`,
    {
      body: { apply: false },
    },
  )
  const client = new Client({ name: 'test', version: '1.0.0' })
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp/${id}`), { requestInit: { headers } }),
  )
  const title = client.getServerVersion()?.title
  await client.close()
  return {
    config: config.body.name,
    etag: config.headers.get('etag'),
    said: said.body.response,
    model: models.body.data[0]?.name,
    prompt: prompt.body.promptTemplate,
    title,
  }
}

test('visitors read the site’s spelling of the name, the owner their own', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const typed = 'annas kitchen & co'
  const assistant = await createAssistant(app, owner, { name: typed, pages, facts: [name] })
  const { id, apiKey } = assistant
  const shown = await shownTo(owner, id, apiKey)
  expect(shown).toMatchObject({ config: name.value, model: name.value, title: name.value })
  expect(shown.said).toContain(name.value)
  expect(shown.prompt).toContain(name.value)
  expect(shown.prompt).not.toContain(typed)
  const own = await owner.call<{ name: string }>('GET', `/api/assistants/${id}`)
  expect(own.body.name).toBe(typed)
  const saved = await owner.call<EmbedConfig>('PUT', `/api/embed/config/${id}`, { body: { theme: 'dark' } })
  expect(saved.body.name).toBe(name.value)

  // A dropped name is not shown either.
  const facts = await owner.call<KnownFact[]>('GET', `/api/assistants/${id}/facts`)
  const fact = facts.body.find(({ kind }) => kind === 'name')!
  expect((await owner.call('DELETE', `/api/assistants/${id}/facts/${fact.id}`)).status).toBeLessThan(300)
  const after = await shownTo(owner, id, apiKey)
  expect(after).toMatchObject({ config: typed, model: typed, title: typed })
  expect(after.said).not.toContain(name.value)
  expect(after.etag).not.toBe(shown.etag)
})

test('a different name, or another website’s, changes nothing', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const other = { ...name, value: 'Anna’s Kitchen & Co. Berlin' }
  const assistant = await createAssistant(app, owner, { name: 'annas kitchen & co', pages, facts: [other] })
  const shown = await shownTo(owner, assistant.id, assistant.apiKey)
  expect(shown).toMatchObject({ config: assistant.name, model: assistant.name, title: assistant.name })
})
