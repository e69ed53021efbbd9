import type { history } from '@foyer/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { createFullAccount, type FullAccount } from '../../testing/authorisation/create-full-account.ts'
import { fieldsOf, fill, workingBody } from '../../testing/authorisation/requests.ts'
import { startAppForAnyRequest } from '../../testing/authorisation/start-app-for-any-request.ts'
import { sendFile } from '../../testing/send-file.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'
import type { Route } from './access.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAppForAnyRequest()
})
afterAll(() => app.close())

const dirty = (text: string) => `${text.slice(0, 2)}\u0000\ud83e${text.slice(2)}`

function* dirtied(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield dirty(value)
  else if (Array.isArray(value))
    for (const [at, each] of value.entries()) for (const next of dirtied(each)) yield value.with(at, next)
  else if (value !== null && typeof value === 'object')
    for (const [name, each] of Object.entries(value))
      for (const next of dirtied(each)) yield { ...value, [name]: next }
}

function* bodiesFor(route: Route, owner: FullAccount, other: FullAccount) {
  const body = workingBody(route, owner, other)
  if (!route.schema?.body || body instanceof FormData) return
  yield* dirtied(body)
  for (const name of fieldsOf(route.schema.body))
    if (!(name in (body as object))) yield { ...(body as object), [name]: dirty('text') }
}

function* pathsFor(route: Route, owner: FullAccount) {
  const path = fill(route, [owner])
  for (const name of fieldsOf(route.schema?.querystring)) yield `${path}?${name}=te%00xt`
  for (const id of Object.values(owner.ids)) if (path.includes(id)) yield path.replace(id, `${id}%00`)
}

test('NUL and lone surrogates in any field never cause a server error', async () => {
  const [owner, other] = [await createFullAccount(app), await createFullAccount(app)]
  const broken: string[] = []
  let sent = 0
  const send = async ({ method, url }: Route, path: string, body?: unknown) => {
    sent++
    const { status } = await app.call(method, path, { token: owner.token, body })
    if (status === 500) broken.push(`${method} ${url} ${path} ${JSON.stringify(body)}`)
  }
  for (const route of app.routeTable()) {
    if (route.url === '/api/auth/logout' || route.url.includes('*')) continue
    for (const path of pathsFor(route, owner)) await send(route, path)
    for (const body of bodiesFor(route, owner, other)) await send(route, fill(route, [owner]), body)
  }
  expect(broken).toEqual([])
  expect(sent).toBeGreaterThan(200)
})

test('invalid characters are removed from visitors’ data, and the rest is kept', async () => {
  const { owner, assistant, path, ask } = await openPractice(app, {
    tier: 'enterprise',
    embed: { allowFileUpload: true, fileUploadEnabled: true },
  })
  const sessionId = newSessionId()
  const asked = await ask('Is there \u0000parking\ud83e?', {
    sessionId,
    conversationHistory: [
      { role: 'user', content: 'Hello \ud83d there\u0000' },
      { role: 'assistant', content: '\udc00Hello!' },
    ],
  })
  expect(asked.status).toBe(200)
  const { status } = await app.call('POST', `${path}/leads`, {
    body: {
      sessionId,
      name: 'Mona \ud800',
      email: 'mona@visitor.example',
      message: 'Call me \udfff please',
      page: 'https://practice.example/\u0000fees?from=\ud83e',
      consent: true,
      consentText: 'I agree\u0000.',
    },
  })
  expect(status).toBe(201)
  const file = await sendFile(app, path, 'A note', { name: 'my \u0000note.txt', sessionId })
  expect([file.status, file.body.name]).toEqual([201, 'my note.txt'])

  expect((await owner.call('GET', `/api/leads?assistant=${assistant.id}`)).body).toEqual([
    expect.objectContaining({
      name: 'Mona',
      message: 'Call me  please',
      page: 'https://practice.example/fees?from=',
      consentText: 'I agree.',
    }),
  ])
  const said = await app.call<z.infer<typeof history>>(
    'GET',
    `${path}/history?sessionId=${asked.body.sessionId}`,
  )
  expect(said.body.messages.map(({ content }) => content)).toContain('Is there parking?')
})
