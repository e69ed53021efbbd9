import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalServer } from '@foyer/contract/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { makeAdmin } from '../../platform/admin/make-admin.ts'
import { type ModelServer, startModelServer } from '../../testing/models/model-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { findLocalModels } from './find-local-models.ts'
import { offerLocalModels } from './offer-local-models.ts'

let ollama: ModelServer
let lmStudio: ModelServer
beforeAll(async () => {
  ollama = await startModelServer()
  ollama.serves('Ollama', ['llama3.2:latest', 'qwen3:8b', 'nomic-embed-text:latest'])
  lmStudio = await startModelServer()
  lmStudio.serves('LM Studio', ['qwen2.5-7b-instruct'])
})
afterAll(async () => {
  await ollama.close()
  await lmStudio.close()
})

const serverOf = (
  { address }: ModelServer,
  program: string,
  models: string[],
  embeddings: string[] = [],
) => ({
  program,
  baseUrl: `${address}/v1`,
  models,
  embeddings,
})

test('model servers are recognized by their replies, and embedding models are listed separately', async () => {
  expect(await findLocalModels([ollama.address, lmStudio.address])).toEqual([
    serverOf(ollama, 'Ollama', ['llama3.2:latest', 'qwen3:8b'], ['nomic-embed-text:latest']),
    serverOf(lmStudio, 'A model server', ['qwen2.5-7b-instruct']),
  ])
})

test.each([
  ['a website', 200, '<h1>Hello</h1>', {}],
  ['other JSON', 200, '{"models":"many"}', {}],
  ['a refusal', 500, '{"models":[]}', {}],
  ['more than anybody has', 200, `{"models":[{"name":"${'x'.repeat(1_100_000)}"}]}`, {}],
  ['a way to elsewhere', 302, '', { location: 'http://127.0.0.1:9/api/tags' }],
])(
  '%s on such a port is not a model server, and neither is a closed port',
  async (_name, status, body, headers) => {
    const other = createServer((_request, reply) => void reply.writeHead(status, headers).end(body))
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const beside = serverOf(lmStudio, 'A model server', ['qwen2.5-7b-instruct'])
    expect(await findLocalModels([address, lmStudio.address])).toEqual([beside])
    await new Promise((closed) => other.close(closed))
    expect(await findLocalModels([address, lmStudio.address])).toEqual([beside])
  },
)

test('local models are offered at startup and to the operator, and get no request before one is chosen', async () => {
  const app = await startTestApp({ environment: { LOCAL_MODELS: ollama.address } })
  expect(await offerLocalModels(app.services, 'http://foyer.example')).toBe(
    [
      'Ollama (llama3.2:latest and 1 more) runs on this machine. Nothing is sent there until an administrator',
      'chooses a model at http://foyer.example/operator',
      '(npm run admin -- make-admin EMAIL makes an administrator)',
    ].join('\n  '),
  )
  const path = '/api/operator/local-models'
  expect((await app.call('GET', path)).status).toBe(401)
  const operator = await registerOwner(app)
  expect((await operator.call('GET', path)).status).toBe(404)
  await makeAdmin(app.services.db, operator.id)
  const { body } = await operator.call<LocalServer[]>('GET', path)
  expect(body).toEqual([
    serverOf(ollama, 'Ollama', ['llama3.2:latest', 'qwen3:8b'], ['nomic-embed-text:latest']),
  ])
  expect(ollama.state.asked).toEqual([])

  const { status } = await operator.call('POST', '/api/operator/models', {
    body: { provider: 'compatible', name: body[0]!.models[0], baseUrl: body[0]!.baseUrl },
  })
  expect(status).toBe(201)
  expect(await offerLocalModels(app.services, 'http://foyer.example')).toBeNull()
  await app.close()
})

test('the addresses are a setting, limited to this machine', () => {
  expect(readConfig({}).localModels).toEqual(['http://127.0.0.1:11434', 'http://127.0.0.1:1234'])
  expect(readConfig({ LOCAL_MODELS: 'off' }).localModels).toEqual([])
  expect(readConfig({ LOCAL_MODELS: 'http://localhost:8080/, http://[::1]:9090' }).localModels).toEqual([
    'http://localhost:8080',
    'http://[::1]:9090',
  ])
  for (const wrong of ['http://models.example', 'llama', 'http://127.0.0.1:11434/v1'])
    expect(() => readConfig({ LOCAL_MODELS: wrong })).toThrow('LOCAL_MODELS must be')
})
