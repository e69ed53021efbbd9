import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { guardOwners, sessionCookieName } from '../../people/auth/guard-owners.ts'
import { readSession } from '../../people/auth/sessions/read-session.ts'
import { createCallers } from '../../testing/authorisation/callers.ts'
import { createFullAccount } from '../../testing/authorisation/create-full-account.ts'
import { findHoles } from '../../testing/authorisation/find-holes.ts'
import { startAppForAnyRequest } from '../../testing/authorisation/start-app-for-any-request.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { assistants } from '../db/schema/assistants.ts'
import { collectRoutes, makeRoutesPublic } from './access.ts'
import { answerError } from './errors.ts'
import { Failure } from './failure.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAppForAnyRequest()
})
afterAll(() => app.close())

async function gatherPeople() {
  const owner = await createFullAccount(app)
  const other = await createFullAccount(app)
  return { owner, other, callers: await createCallers(app, owner, other) }
}

test('no route gives any caller more than its access allows', async () => {
  const routes = app.routeTable()
  expect(routes.length).toBeGreaterThan(80)
  expect(await findHoles({ app, url: app.url, routes }, await gatherPeople())).toEqual([])
})

async function buildSmall(addRoutes: (small: FastifyInstance) => void) {
  const small = Fastify()
  small.setValidatorCompiler(validatorCompiler)
  collectRoutes(small)
  small.setErrorHandler(answerError)
  await small.register(cookie)
  guardOwners(small, (token) => readSession(app.services, token), null)
  addRoutes(small)
  return small
}

async function holesOf(addRoutes: (small: FastifyInstance) => void): Promise<string> {
  const small = await buildSmall(addRoutes)
  try {
    await small.listen({ host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${(small.server.address() as AddressInfo).port}`
    const holes = await findHoles({ app, url, routes: small.routeTable() }, await people)
    return holes.join('\n')
  } finally {
    await small.close()
  }
}
let people: ReturnType<typeof gatherPeople>
beforeAll(async () => {
  people = gatherPeople()
  await people
})

type RouteWithId = { Params: { id: string } }
const findWithoutOwner = async (id: string) =>
  (await app.services.db.select().from(assistants).where(eq(assistants.id, id)))[0]

const owned = { config: { access: 'owner' } } as const
const notFound = () => new Failure('not_found', 'No such assistant.')

test('a server with a route without access does not start', async () => {
  const small = await buildSmall((routes) => routes.get('/api/notes', async () => 'a note'))
  await expect(small.ready()).rejects.toThrow('GET /api/notes')
})

test('routes of a public slice can declare stricter access', async () => {
  const small = await buildSmall((routes) =>
    routes.register(async (slice) => {
      makeRoutesPublic(slice)
      slice.get('/picture', async () => 'a picture')
      slice.get('/notes', owned, async () => 'a note')
    }),
  )
  await small.ready()
  const read = small.routeTable().filter(({ method }) => method === 'GET')
  expect(read.map(({ url, access }) => [url, access])).toEqual([
    ['/picture', 'public'],
    ['/notes', 'owner'],
  ])
  await small.close()
})

test('a route that checks the id’s owner has no holes', async () => {
  const readers = new Set<string>()
  const holes = await holesOf((routes) => {
    routes.get<RouteWithId>('/api/assistants/:id', owned, async ({ account, params }) => {
      const found = await findOwnedAssistant(app.services.db, account.id, params.id)
      readers.add(account.id)
      return found
    })
  })
  expect(holes).toBe('')
  expect([...readers]).toContain((await people).owner.id)
})

test('reading by id without checking its owner is detected', async () => {
  const holes = await holesOf((routes) => {
    routes.get<RouteWithId>('/api/assistants/:id', owned, async ({ params }) => {
      const found = await findWithoutOwner(params.id)
      if (!found) throw notFound()
      return found
    })
  })
  expect(holes).toContain('GET /api/assistants/:id as another owner: read what is only the owner’s')
  expect(holes).toContain('GET /api/assistants/:id as an admin')
  expect(holes).toContain('GET /api/assistants/:id as another owner’s cookie')
})

test('changing by id without checking its owner is detected, even if the answer is 404', async () => {
  const holes = await holesOf((routes) => {
    routes.post<RouteWithId>('/api/assistants/:id/pause', owned, async ({ account, params }) => {
      const { id } = params
      await app.services.db.update(assistants).set({ isActive: false }).where(eq(assistants.id, id))
      return { name: (await findOwnedAssistant(app.services.db, account.id, id)).name }
    })
  })
  expect(holes).toContain('POST /api/assistants/:id/pause: strangers changed the owner’s assistants')
})

test('revealing that an id exists is detected', async () => {
  const holes = await holesOf((routes) => {
    routes.get<RouteWithId>('/api/assistants/:id', owned, async ({ account, params }) => {
      const found = await findWithoutOwner(params.id)
      if (!found) throw notFound()
      if (found.accountId !== account.id) throw new Failure('forbidden', 'Not yours.')
      return found
    })
    routes.get<RouteWithId>('/api/keys/:id', owned, async ({ account, params }) => {
      const { owner } = await people
      if (params.id === owner.ids['keys/:id'] && account.id === owner.id) return { name: 'mine' }
      throw new Failure('not_found', params.id === owner.ids['keys/:id'] ? 'Not yours.' : 'No such key.')
    })
  })
  expect(holes).toContain('GET /api/assistants/:id as another owner: should find nothing (404), answered 403')
  expect(holes).toContain('GET /api/keys/:id as another owner: answered 404 {"message":"Not yours."')
})

test('a private route declared public is detected', async () => {
  const holes = await holesOf((routes) => {
    routes.get<RouteWithId>('/api/assistants/:id', { config: { access: 'public' } }, async ({ params }) =>
      findWithoutOwner(params.id),
    )
  })
  expect(holes).toContain('GET /api/assistants/:id as nobody: read what is only the owner’s')
})

test('a change authorized by the cookie alone is detected', async () => {
  const holes = await holesOf((routes) => {
    routes.post('/api/voice/hum', { config: { access: 'credentials' } }, async (request) => {
      const token =
        request.headers.authorization?.slice('Bearer '.length) ?? request.cookies[sessionCookieName(null)]
      if (!token || !(await readSession(app.services, token)))
        throw new Failure('unauthorized', 'Unauthorized')
      return { hummed: true }
    })
  })
  expect(holes).toContain('POST /api/voice/hum as the owner’s cookie alone: should be refused with 401')
})

test('a route that can’t be tested says what to add', async () => {
  const holes = await holesOf((routes) => {
    routes.get('/api/assistants/:id/notes/:noteId', owned, async () => 'a note')
  })
  expect(holes).toContain(
    "nothing stands for :noteId; add 'notes/:noteId' to the ids in create-full-account.ts",
  )
})

test('so does a route with an unknown id in its query or body', async () => {
  const noteIds = z.object({ wanted: z.array(z.object({ noteId: z.string() })).optional() })
  const holes = await holesOf((routes) => {
    routes.get(
      '/api/notes',
      { ...owned, schema: { querystring: z.object({ noteId: z.string() }) } },
      async () => '',
    )
    routes.post(
      '/api/notes',
      { ...owned, schema: { body: z.object({ chosen: z.uuid().nullish() }) } },
      async () => '',
    )
    routes.put('/api/notes', { ...owned, schema: { body: noteIds.refine(() => true) } }, async () => '')
  })
  expect(holes).toContain('GET /api/notes: noteId looks like an id, and nothing stands for it')
  expect(holes).toContain('POST /api/notes: chosen looks like an id')
  expect(holes).toContain('PUT /api/notes: wanted.noteId looks like an id')
})

test('reading by a query id without checking its owner is detected', async () => {
  const querystring = z.object({ assistantId: z.uuid().optional() })
  const holes = await holesOf((routes) => {
    routes.get<{ Querystring: z.infer<typeof querystring> }>(
      '/api/notes',
      { ...owned, schema: { querystring } },
      async ({ query }) => (query.assistantId ? findWithoutOwner(query.assistantId) : {}),
    )
  })
  expect(holes).toContain(
    'GET /api/notes as another owner, naming the owner’s ids: read what is only the owner’s',
  )
})
