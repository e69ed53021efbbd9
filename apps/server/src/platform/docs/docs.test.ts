import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { rates } from '@foyer/contract/rates'
import { type OpenApi, readReference } from '@foyer/docs/read-reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const run = promisify(execFile)
let app: TestApp
let folder: string
let document: OpenApi
let owner: Awaited<ReturnType<typeof registerOwner>>
let assistant: Awaited<ReturnType<typeof createAssistant>>
beforeAll(async () => {
  ;[app, folder] = await Promise.all([startTestApp(), mkdtemp(join(tmpdir(), 'foyer-docs-'))])
  document = (await app.call<OpenApi>('GET', '/api/openapi.json')).body
  owner = await registerOwner(app, { tier: 'pro' })
  assistant = await createAssistant(app, owner, {
    pages: [{ title: 'Hours', text: '# Opening hours\n\nSaturday 9 am to 1 pm.' }],
    embed: { allowFileUpload: true, fileUploadEnabled: true },
  })
  // The first answer may be slow on a busy machine, and the client times out after 30 seconds.
  await app.call('POST', `/api/chat/${assistant.id}`, { body: { message: 'When are you open?' } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('the web app’s copy of the API description matches the server', async () => {
  const { servers: _here, ...told } = document as OpenApi & { servers: unknown }
  // To update the copy, run this file with --update.
  await expect(`${JSON.stringify(told, null, 1)}\n`).toMatchFileSnapshot(
    '../../../../../packages/docs/openapi.json',
  )
})

test('/llms.txt follows the llms.txt format, and all its links work', async () => {
  const { headers, text } = await app.call('GET', '/llms.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^# Foyer\n\n> .+\n\n/)
  const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, link]) => link!)
  expect(links.length).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length)
  expect(links.length).toBeGreaterThan(8)
  for (const link of links) {
    const answer = await fetch(link)
    expect([link, answer.status]).toEqual([link, 200])
    expect((await answer.text()).length, link).toBeGreaterThan(500)
  }
})

test('the documentation is available as Markdown with every operation and no placeholders', async () => {
  const { headers, text } = await app.call('GET', '/docs.md')
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(text).toContain(`script-src 'self' ${app.url}; connect-src 'self' ${app.url}`)
  for (const { id, method, path } of readReference(document).operations)
    expect(text, id).toContain(`\`${method} ${path}\` (\`${id}\`)`)
  expect(text).not.toMatch(/\{\{|^::/m)
  expect(text).toContain(`${app.url}/api/chat/YOUR_ASSISTANT_ID`)
  expect(text).toContain('| Messages a month | 1,000 | 100,000 | Unlimited |')
  expect(text).toContain(`| ${rates.voicePerMinutePerAddress} a minute from one address |`)
  expect((await app.call('GET', '/docs/nothing.md')).status).toBe(404)
  // Without the extension, browsers get the page.
  const page = await fetch(`${app.url}/docs/embedding`, { redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([302, '/docs?tab=embedding'])
  expect(text).toContain('/deliveries/YOUR_DELIVERY_ID/replay')
  expect(text).toContain('/api/notices/unsubscribe?token=YOUR_TOKEN"')
})

type Client = typeof import('../../../../../packages/docs/client/runtime.ts')

async function downloadClient(): Promise<{ file: string; text: string }> {
  const { text, headers } = await app.call('GET', '/foyer.ts')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const file = join(folder, 'foyer.ts')
  await writeFile(file, text)
  return { file, text }
}

test('the client is one strict file, with a method for every operation', async () => {
  const { file, text } = await downloadClient()
  for (const { id } of readReference(document).operations)
    expect(text).toMatch(new RegExp(`^ {2}(async \\*)?${id}\\(`, 'm'))
  expect(text).not.toMatch(/^import /m)
  const use = join(folder, 'use.ts')
  await writeFile(
    use,
    `import { Foyer, FoyerError } from './foyer.ts'
const foyer = new Foyer({ baseUrl: 'http://localhost' })
export async function main() {
  const { response, sources } = await foyer.askAssistant('id', { message: 'Hello' })
  const urls: string[] = sources.map(({ url }) => url)
  for await (const event of foyer.askAssistantStream('id', { message: 'Hello' }))
    if (event.type === 'done') return [response, event.answered, urls]
  const keys: { id: string }[] = await foyer.listKeys()
  const audio: Blob = await foyer.synthesizeSpeech({ text: 'Hello' })
  // @ts-expect-error: a question needs a message.
  await foyer.askAssistant('id', {})
  return [keys, audio, new FoyerError(404, {}).code]
}
`,
  )
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const strict = [
    '--strict',
    '--noEmit',
    '--noUnusedLocals',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
  ]
  const target = [
    '--target',
    'es2023',
    '--lib',
    'es2023,dom,dom.iterable',
    '--module',
    'nodenext',
    '--types',
    '',
  ]
  const { stdout } = await run(
    process.execPath,
    [tsc, ...strict, ...target, '--allowImportingTsExtensions', use, file],
    {
      cwd: folder,
    },
  ).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('the client asks, streams, reports errors and can be aborted', async () => {
  const { file } = await downloadClient()
  const { Foyer, FoyerError } = (await import(pathToFileURL(file).href)) as Client
  const foyer = new Foyer({ baseUrl: app.url, key: assistant.apiKey }) as InstanceType<Client['Foyer']> &
    Record<'askAssistant' | 'uploadFile' | 'getHistory' | 'listKeys', (...args: unknown[]) => Promise<never>>
  const question = { message: 'When are you open on Saturday?', sessionId: 'a customer' }

  const answer: { response: string } = await foyer.askAssistant(assistant.id, question)
  expect(answer.response).toContain('1 pm')

  const events: { type: string; text?: string; response?: string }[] = []
  for await (const event of foyer.askAssistantStream(assistant.id, question)) events.push(event)
  const said = events.filter(({ type }) => type === 'delta').map(({ text }) => text)
  expect(events.at(-1)).toMatchObject({ type: 'done', response: said.join('') })

  const file1 = new Blob(['Saturday, please.'], { type: 'text/plain' })
  expect(await foyer.uploadFile(assistant.id, { file: file1, sessionId: 'a customer' })).toMatchObject({
    size: 17,
  })
  const history: { messages: unknown[] } = await foyer.getHistory(assistant.id, { sessionId: 'a customer' })
  expect(history.messages).toHaveLength(4)

  const refused = await foyer.listKeys().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FoyerError)
  expect(refused).toMatchObject({ status: 401, code: 'unauthorized', requestId: expect.any(String) })

  const stopped = foyer.askAssistant(assistant.id, question, {
    signal: AbortSignal.abort(new Error('enough')),
  })
  await expect(stopped).rejects.toThrow('enough')
  for await (const _event of foyer.askAssistantStream(assistant.id, question)) break
})

test('the client retries after Retry-After unless it is too long', async () => {
  const { file } = await downloadClient()
  const { Foyer } = (await import(pathToFileURL(file).href)) as Client
  const waits = ['0', '0', '86400']
  let asked = 0
  const busy = createServer((_request, reply) => {
    const after = waits[asked++]
    reply.setHeader('content-type', 'application/json')
    if (after !== undefined && asked !== 2) reply.writeHead(429, { 'retry-after': after })
    reply.end(JSON.stringify({ message: 'Too many messages.', code: 'rate_limited' }))
  })
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  try {
    const baseUrl = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
    const foyer = new Foyer({ baseUrl }) as unknown as Record<'getHealth', () => Promise<unknown>>
    expect(await foyer.getHealth()).toMatchObject({ code: 'rate_limited' })
    expect(asked).toBe(2)
    await expect(foyer.getHealth()).rejects.toMatchObject({
      status: 429,
      retryAfter: 86_400,
      code: 'rate_limited',
    })
    expect(asked).toBe(3)
  } finally {
    busy.close()
  }
})
