import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Document, Operation } from './document.ts'

let app: TestApp
let document: Document
beforeAll(async () => {
  app = await startTestApp()
  document = (await app.call<Document>('GET', '/api/openapi.json')).body
})
afterAll(() => app.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, ...operation })),
  )

const redocly = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
)

async function lint(text: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, text)
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const printed = await new Promise<string>((resolve) =>
      execFile(
        process.execPath,
        [redocly, 'lint', file, '--format=json'],
        { env, cwd: folder, maxBuffer: 16_777_216 },
        (_error, stdout) => resolve(stdout),
      ),
    )
    const { problems } = JSON.parse(printed.slice(printed.indexOf('{'))) as {
      problems: { ruleId: string; message: string; location: { pointer: string }[] }[]
    }
    return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the document passes Redocly’s recommended rules, and a broken one fails', async () => {
  expect(await lint(JSON.stringify(document))).toEqual([])
  const { operationId: _gone, ...nameless } = document.paths['/api/keys']!.get!
  const broken = {
    ...document,
    paths: { ...document.paths, '/api/keys': { ...document.paths['/api/keys'], get: nameless as Operation } },
  }
  expect(await lint(JSON.stringify(broken))).toEqual([expect.stringContaining('operation-operationId')])
})

test('every API route is described', () => {
  const described = new Set(operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`))
  const missing = app
    .routeTable()
    .filter(({ method, url, schema }) => /^\/(api|v1|mcp)\//.test(url) && method !== 'HEAD' && !schema?.hide)
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    .filter((name) => !described.has(name))
  expect(missing).toEqual([])
  expect(described).toContain('POST /v1/chat/completions')
  expect(described).toContain('GET /v1/models')
  expect(described).toContain('POST /mcp/{assistantId}')
})

test('every operation declares its callers, and every error has the same form', () => {
  const { paths } = document
  expect(paths['/api/keys']!.post!.security).toEqual([{ session: [] }])
  expect(paths['/api/keys']!.get!.security).toEqual([{ session: [] }, { cookie: [] }])
  expect(paths['/api/auth/login']!.post!.security).toEqual([])
  expect(paths['/api/chat/{assistantId}']!.post!.security).toContainEqual({ assistantKey: [] })
  expect(paths['/v1/models']!.get!.security).not.toContainEqual({})
  for (const { path, responses, operationId } of operations()) {
    const refusals = Object.entries(responses).filter(([status]) => /^[45]/.test(status))
    expect(refusals.length, operationId).toBeGreaterThan(1)
    for (const [status, { $ref }] of refusals) {
      if (operationId === 'callMcp' && status === '406') continue
      const { content } = document.components.responses[$ref!.split('/').at(-1)!]!
      const form = path.startsWith('/v1/') ? 'OpenAiFailure' : 'Failure'
      expect(content!['application/json']!.schema.$ref, `${operationId} ${status}`).toMatch(
        new RegExp(`/${form}$`),
      )
    }
  }
})

test('files, recordings, speech and streams have their media types', () => {
  const of = (path: string, method = 'post') => document.paths[path]![method]!
  const typesOf = (content = {}) => Object.keys(content)
  expect(typesOf(of('/api/chat/{assistantId}/files').requestBody!.content)).toEqual(['multipart/form-data'])
  expect(typesOf(of('/api/voice/transcribe').requestBody!.content)).toEqual(['audio/*'])
  expect(typesOf(of('/api/voice/synthesize').responses['200']!.content)).toEqual(['audio/wav', 'audio/mpeg'])
  expect(typesOf(of('/api/chat/{assistantId}').responses['200']!.content)).toContain('text/event-stream')
  expect(typesOf(of('/v1/chat/completions').responses['200']!.content)).toContain('text/event-stream')
  expect(typesOf(of('/api/creations/{sessionId}', 'get').responses['200']!.content)).toEqual([
    'text/event-stream',
  ])
  expect(document.servers[0]!.url).toBe(app.url)
})

test('every example matches its route’s schema', () => {
  const answered = operations().flatMap(({ responses }) =>
    Object.values(responses).map(({ content }) => content?.['application/json']?.example),
  )
  expect(JSON.stringify(answered)).not.toMatch(/9007199254740991|"brand":"brand"/)
  const examples = operations().flatMap(({ path, method, requestBody, responses }) => {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    const { schema } = app
      .routeTable()
      .find((each) => each.url === url && each.method === method.toUpperCase())!
    const answers = (schema!.response ?? {}) as Record<string, z.ZodType>
    return [
      {
        of: `the body of ${method} ${path}`,
        content: requestBody?.content,
        checks: schema!.body as z.ZodType,
      },
      ...Object.entries(responses).map(([status, { content }]) => ({
        of: `${status} of ${method} ${path}`,
        content,
        checks: answers[status],
      })),
    ].filter(({ content, checks }) => content?.['application/json'] && checks)
  })
  for (const { of, content, checks } of examples) {
    const { example } = content!['application/json']!
    expect(example, `${of} has an example`).toBeDefined()
    expect(checks!.safeParse(example).error?.message, of).toBeUndefined()
  }
  expect(examples.length).toBeGreaterThan(70)
})

test('unsupported methods answer 405 with the allowed ones, without authentication', async () => {
  const byUrl = Map.groupBy(
    app.routeTable().filter(({ url }) => /^\/(api|v1|mcp)\//.test(url)),
    ({ url }) => url,
  )
  for (const [url, routes] of byUrl) {
    const methods = routes.map(({ method }) => method)
    const other = ['PUT', 'PATCH', 'POST', 'DELETE'].find((each) => !methods.includes(each))!
    const path = url.replace(/:\w+|\*/g, 'x')
    const answer = await app.call(other, path, {
      body: '{"not":',
      headers: { authorization: 'Bearer nobody' },
    })
    const { message, code } = (answer.body.error ?? answer.body) as Record<string, unknown>
    expect({ url, status: answer.status, message, code }).toMatchObject({
      url,
      status: 405,
      message: expect.stringMatching(new RegExp(`^${other} is not .* It takes .*${methods[0]}`)),
      ...(!url.startsWith('/v1/') && { code: 'method_not_allowed' }),
    })
    const allowed = answer.headers.get('allow')!.split(', ')
    expect(allowed, url).toEqual(expect.arrayContaining(methods))
    expect(allowed).not.toContain(other)
  }
  expect(byUrl.size).toBeGreaterThan(50)
})

test('unknown addresses answer 404 for any method', async () => {
  expect((await app.call('GET', '/api/health')).status).toBe(200)
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(await app.call(method, '/api/nothing/here')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
})
