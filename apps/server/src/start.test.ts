import { stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newDataFolder, removeDataFolder } from './testing/data-folder.ts'
import { createTestDatabase } from './testing/database.ts'
import { startServerProcess } from './testing/server-process.ts'

const clean: (() => unknown)[] = []
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

function start(environment: Record<string, string> = {}) {
  const server = startServerProcess(environment)
  clean.push(() => server.end())
  return server
}

function dataFolder() {
  const folder = newDataFolder()
  clean.push(() => removeDataFolder(folder))
  return folder
}

const register = (url: string, email: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'L', email, password: 'correct horse' }),
  })
const logIn = (url: string, email: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  })

test.each([
  ['PORT', 'eighty', 'PORT must be a port number.'],
  ['PUBLIC_URL', 'foyer.example', 'PUBLIC_URL must be an http or https address.'],
  ['DATABASE_URL', 'mysql://localhost/foyer', 'DATABASE_URL must start with postgres:// or postgresql://.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters.'],
])('a wrong %s stops the start with one line that names it', async (name, value, sentence) => {
  const server = start({ DATA_DIR: dataFolder(), [name]: value })
  expect(await server.exited).toBe(1)
  expect(server.output().trim()).toBe(`Foyer can't start: ${sentence}`)
})

test('a taken port says so', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  clean.push(() => other.close())
  const { port } = other.address() as AddressInfo
  const server = start({ DATA_DIR: dataFolder(), PORT: String(port) })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain(`port ${port} is taken by another program`)
})

test('a second start in the same data folder is refused and harms nothing; after kill -9 it takes over', async () => {
  const folder = dataFolder()
  const first = start({ DATA_DIR: folder })
  const url = await first.url
  expect((await register(url, 'ada@example.com')).status).toBe(201)
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)

  const second = start({ DATA_DIR: folder })
  expect(await second.exited).toBe(1)
  expect(second.output()).toMatch(/Foyer can't start: .*(in use|running)/)
  expect((await logIn(url, 'ada@example.com')).status).toBe(200)

  await first.end('SIGKILL')
  const third = start({ DATA_DIR: folder })
  expect((await logIn(await third.url, 'ada@example.com')).status).toBe(200)
})

test('a shutdown finishes the requests under way', async () => {
  const server = start({ DATA_DIR: dataFolder() })
  const url = await server.url
  const underWay = Array.from({ length: 5 }, (_, nth) => register(url, `late${nth}@example.com`))
  // Sent together: when the first is answered the others have arrived, and their passwords are still being hashed.
  await Promise.race(underWay)
  expect(await server.end('SIGTERM')).toBe(0)
  expect((await Promise.all(underWay)).map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
})

test('several instances start at once on one empty DATABASE_URL and share it', async () => {
  const database = await createTestDatabase({ empty: true })
  clean.push(() => database.drop())
  const { host, user, database: name } = database.connection
  const DATABASE_URL = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${database.connection.port}`
  const SECRET_KEY = 'one secret that all instances know'
  const servers = [1, 2, 3].map(() => start({ DATA_DIR: dataFolder(), DATABASE_URL, SECRET_KEY }))
  const [one, two, three] = await Promise.all(servers.map((server) => server.url))
  expect((await register(one!, 'shared@example.com')).status).toBe(201)
  const { token } = await (await logIn(two!, 'shared@example.com')).json()
  const me = await fetch(`${three}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
  expect((await me.json()).email).toBe('shared@example.com')
})
