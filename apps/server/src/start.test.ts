import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterEach, expect, inject, test } from 'vitest'
import { readConfig } from './config.ts'
import type { PostgresConnection } from './platform/db/postgres/start-postgres.ts'
import { reachDatabase } from './platform/db/reach-database.ts'
import { serve } from './serve.ts'
import { StartFailure } from './start-failure.ts'
import { newDataFolderInMemory, removeDataFolder } from './testing/data-folder.ts'
import { createTestDatabase } from './testing/database.ts'
import { startServerProcess } from './testing/server-process.ts'

const quiet = pino({ level: 'silent' })

const clean: (() => unknown)[] = []
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

function start(environment: Record<string, string> = {}) {
  const server = startServerProcess(environment)
  clean.push(() => server.end())
  return server
}

async function serveHere(environment: Record<string, string>) {
  const config = { ...readConfig({ PORT: '0', ...environment }), dataDir: dataFolder() }
  const server = await serve(config, quiet, await reachDatabase(config, quiet))
  clean.push(server.close)
}

function dataFolder() {
  const folder = newDataFolderInMemory()
  clean.push(() => removeDataFolder(folder))
  return folder
}

/** Uses the tests' cluster, because creating one is slow. */
async function databaseUrl(options?: { empty: boolean }) {
  const database = await createTestDatabase(options)
  clean.push(() => database.drop())
  return urlOf(database.connection)
}

const urlOf = ({ host, port, user, password, database }: PostgresConnection) =>
  `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

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

const tellingOfLoading = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const load = (url, context, next) => {
    if (url.endsWith('/server/src/app.ts')) console.log('The whole server is loaded.')
    return next(url, context)
  }
  registerHooks({ load })`)}`

test.each([
  ['PORT', 'eighty', 'PORT must be a port number.'],
  ['PUBLIC_URL', 'foyer.example', 'PUBLIC_URL must be an http or https address.'],
  [
    'PUBLIC_URL',
    'https://example.com/foyer',
    'PUBLIC_URL must be the address of the server alone, such as https://chat.example.com: no path is served.',
  ],
  ['DATABASE_URL', 'mysql://localhost/foyer', 'DATABASE_URL must start with postgres:// or postgresql://.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters.'],
  [
    'TRUST_PROXY',
    'proxy.example',
    'TRUST_PROXY must be false, how many proxies stand in front (1, 2, …), or their addresses (10.0.0.7, 10.1.0.0/16), comma-separated.',
  ],
])('an invalid %s gets an error that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartFailure(sentence))
})

test('spaces around settings and trailing slashes are removed', () => {
  const config = readConfig({
    PUBLIC_URL: ' https://Chat.Example.com/ ',
    MODEL: ' openai:small\t',
    MODEL_API_KEY: 'key ',
  })
  expect(config.publicUrl).toBe('https://chat.example.com')
  expect(config.model).toMatchObject({ name: 'small', apiKey: 'key' })
})

test('an invalid setting stops the start with one line', async () => {
  const server = start({ DATA_DIR: dataFolder(), PORT: 'eighty' })
  expect(await server.exited).toBe(1)
  expect(server.output().trim()).toBe(`Foyer can't start: PORT must be a port number.`)
})

// Runs first and alone, so that later parallel starts use its compile cache.
test('a taken port stops the start with an error', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  clean.push(() => other.close())
  const { port } = other.address() as AddressInfo
  const server = start({
    DATA_DIR: dataFolder(),
    DATABASE_URL: await databaseUrl(),
    PORT: String(port),
    NODE_OPTIONS: tellingOfLoading,
  })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('The whole server is loaded.')
  expect(server.output()).toContain(`port ${port} is taken by another program`)
})

test('an unreachable DATABASE_URL gets one error without the password, and a misspelled setting a warning', async () => {
  const closed = createServer()
  // Sends data before it is asked, like MySQL.
  const other = createServer((socket) => socket.on('error', () => {}).end('J\0\0\0\n8.0.32\0'))
  // The tests' cluster needs no password, so this simulates the error.
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "me"\0\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + fields.length)
  const refusing = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])))
  })
  const ports = await Promise.all(
    [closed, other, refusing].map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return (server.address() as AddressInfo).port
    }),
  )
  const [nobody, stranger, strict] = ports
  clean.push(
    () => other.close(),
    () => refusing.close(),
  )
  await new Promise((done) => closed.close(done))

  const cluster = inject('postgres')
  const at = cluster.host.startsWith('/')
    ? `${cluster.host} (port ${cluster.port})`
    : `${cluster.host}:${cluster.port}`
  const cases: [url: string, sentence: string][] = [
    [
      `postgres://me:hush@127.0.0.1:${nobody}/foyer`,
      `no PostgreSQL answers at 127.0.0.1:${nobody}, which DATABASE_URL names. Is it running, and is the port right?`,
    ],
    [
      `postgres://me:hush@127.0.0.1:${stranger}/foyer`,
      `what answers at 127.0.0.1:${stranger}, which DATABASE_URL names, does not speak as PostgreSQL does.`,
    ],
    [
      urlOf({ ...cluster, user: 'nosuch' }),
      `the PostgreSQL at ${at} refuses the user nosuch or the password of DATABASE_URL.`,
    ],
    [
      `postgres://me:hush@127.0.0.1:${strict}/foyer`,
      `the PostgreSQL at 127.0.0.1:${strict} refuses the user me or the password of DATABASE_URL.`,
    ],
    [
      urlOf({ ...cluster, database: 'nosuch' }),
      `the PostgreSQL at ${at} has no database nosuch. Create it, or correct DATABASE_URL.`,
    ],
    [
      'postgres://me:hush@127.0.0.1:port/foyer',
      'DATABASE_URL must look like postgres://user:password@host:port/database. Write / ? # @ and % in a password as %2F %3F %23 %40 and %25.',
    ],
  ]
  for (const [databaseUrl, sentence] of cases)
    await expect(reachDatabase({ databaseUrl, dataDir: dataFolder() }, quiet)).rejects.toThrow(
      new StartFailure(sentence),
    )
  const [DATABASE_URL, sentence] = cases[3]!
  const server = start({
    DATA_DIR: dataFolder(),
    DATABASE_URL,
    NODE_OPTIONS: tellingOfLoading,
    CRAWL_ALLOW_HOST: 'intranet.local',
  })
  expect(await server.exited).toBe(1)
  const [warning, ...rest] = server.output().trim().split('\n')
  expect(JSON.parse(warning!).msg).toBe(
    'CRAWL_ALLOW_HOST is no setting of Foyer and changes nothing. Was CRAWL_ALLOW_HOSTS meant?',
  )
  expect(rest.join('\n').trim()).toBe(`Foyer can't start: ${sentence}`)
})

test('a foreign database gets one error', async () => {
  const database = await createTestDatabase({ empty: true })
  clean.push(() => database.drop())
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('create table accounts (id int)')
  await client.end()
  await expect(serveHere({ DATABASE_URL: urlOf(database.connection) })).rejects.toThrow(
    new StartFailure(
      'the database of DATABASE_URL is not as Foyer left it: relation "accounts" already exists. Restore a backup, or name another, empty database.',
    ),
  )
})

test('a second start in the same data folder is rejected; after kill -9 it takes over, and its shutdown finishes requests', async () => {
  const folder = dataFolder()
  const first = start({ DATA_DIR: folder })
  const url = await first.url
  expect((await register(url, 'ada@example.com')).status).toBe(201)
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)

  const second = reachDatabase({ databaseUrl: null, dataDir: folder }, quiet)
  await expect(second).rejects.toThrow(StartFailure)
  await expect(second).rejects.toThrow(/in use|running/)
  expect((await logIn(url, 'ada@example.com')).status).toBe(200)

  await first.end('SIGKILL')
  const third = start({ DATA_DIR: folder })
  const next = await third.url
  expect((await logIn(next, 'ada@example.com')).status).toBe(200)

  const underWay = Array.from({ length: 5 }, (_, nth) => register(next, `late${nth}@example.com`))
  // All were sent together, so the others have arrived and are still hashing passwords.
  await Promise.race(underWay)
  expect(await third.end('SIGTERM')).toBe(0)
  expect((await Promise.all(underWay)).map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
})

test('concurrent instances share an empty database, and one with another key is rejected', async () => {
  const DATABASE_URL = await databaseUrl({ empty: true })
  const SECRET_KEY = 'one secret that all instances know'
  const servers = [1, 2].map(() => start({ DATA_DIR: dataFolder(), DATABASE_URL, SECRET_KEY }))
  const [one, two] = await Promise.all(servers.map((server) => server.url))
  expect((await register(one!, 'shared@example.com')).status).toBe(201)
  const { token } = await (await logIn(two!, 'shared@example.com')).json()
  const me = await fetch(`${one}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
  expect((await me.json()).email).toBe('shared@example.com')
  // Killed before they prepare answers, which isn't needed here.
  for (const server of servers) await server.end('SIGKILL')

  const stranger = serveHere({ DATABASE_URL })
  await expect(stranger).rejects.toThrow(StartFailure)
  await expect(stranger).rejects.toThrow('the database was written under another SECRET_KEY')
  await expect(stranger).rejects.toThrow('Set SECRET_KEY to that of the other instances')
})
