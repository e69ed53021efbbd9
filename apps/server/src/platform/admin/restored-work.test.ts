import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { eq, isNull } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobs } from '../../app.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openDesk } from '../../testing/live.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { rescannedSite } from '../../testing/rescanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId } from '../../testing/visitors.ts'
import { catalogue, forHeldPages, prose, serveWebsite } from '../../testing/website.ts'
import { notices } from '../db/schema/notices.ts'
import { scans } from '../db/schema/scans.ts'
import { exportInstance } from './export-instance.ts'
import { importInstance } from './import-instance.ts'

const secretKey = 'the secret of a Foyer that moves'
const hour = 3_600_000
const patiently = { timeout: 120_000 }

let story: Awaited<ReturnType<typeof interruptAndRestore>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-restored-'))
  story = await interruptAndRestore()
}, 300_000)
afterAll(async () => {
  await story?.close()
  await rm(folder, { recursive: true, force: true })
})

test('a rescan that was running during the backup continues, and later ones can start', async () => {
  const { app, rescanned } = story
  const as = (method: string, path: string) => app.call(method, path, { token: rescanned.owner.token })
  const ofAssistant = async () => {
    const { body } = await app.call<Assistant>('GET', rescanned.at, { token: rescanned.owner.token })
    return body.scan
  }
  await expect.poll(async () => (await ofAssistant())?.status, patiently).toBe('done')
  expect((await ofAssistant())?.pagesKept).toBe(14)
  expect((await as('POST', `${rescanned.at}/scrape`)).status).toBe(200)
})

test('a creation in progress is finished and takes its place in the plan', async () => {
  const { app, creator } = story
  const list = async () =>
    (await app.call<Assistant[]>('GET', '/api/assistants', { token: creator.token })).body
  await expect.poll(async () => (await list()).map(({ scan }) => scan?.status), patiently).toEqual(['done'])
  expect((await list())[0]).toMatchObject({ name: 'Catalogue', scan: { pagesKept: 12 } })
  const { body } = await app.call<Limits>('GET', '/api/subscription/limits', { token: creator.token })
  expect(body.usage).toMatchObject({ assistants: 1, scans: 1 })
})

test('a waiting mail is sent with the same Message-ID as on the old machine', async () => {
  const { server, newcomer, sentBefore, app } = story
  await vi.waitFor(() => expect(server.to(newcomer.email)).toHaveLength(2), patiently)
  const ids = server.to(newcomer.email).map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])
  expect(ids[0]).toMatch(/^<.+>$/)
  expect(ids[1]).toBe(ids[0])
  expect(sentBefore).toBe(1)
  const token = /\/verify-email#([\w-]{43})/.exec(server.to(newcomer.email)[1]!.raw)![1]
  const followed = await app.call('POST', '/api/auth/verify-email', { body: { token } })
  expect(followed.status).toBe(200)
})

test('mails with expired links or older than a day are not sent', async () => {
  const { app, server, forgetful, late } = story
  const logged = () => app.logged.filter((line) => line.includes('its link is good no longer'))
  await vi.waitFor(() => expect(logged()).toHaveLength(1), patiently)
  expect(logged()[0]).toContain(forgetful.id)
  expect(server.to(forgetful.email)).toEqual([])
  expect(server.to(late.email)).toEqual([])
})

test('a delayed reply keeps its due time and is mailed once', async () => {
  const { app, server, visitor, due } = story
  const { rows } = await due.target()
  expect(rows).toHaveLength(1)
  expect(rows).toEqual(due.source)
  await due.hurry()
  await vi.waitFor(() => expect(server.to(visitor)).toHaveLength(1), patiently)
  const [mail] = server.to(visitor)
  expect(mail!.raw).toContain('We have kept the blue one for you.')
  const [, page, token] = /(\/conversation\/[\w-]+)#([\w.-]+)/.exec(mail!.raw)!
  const path = `/api/chat/${page!.split('/').at(-1)}/resume`
  expect((await app.call('POST', path, { body: { token } })).status).toBe(200)
})

test('a backup without jobs resumes its scans', async () => {
  const lines = gunzipSync(await readFile(story.file))
    .toString('utf8')
    .split('\n')
  const header = { ...JSON.parse(lines[0]!), format: 2 }
  const others = lines.slice(1).filter((line) => !line.startsWith('{"job"'))
  expect(others.length).toBeLessThan(lines.length - 1)
  const older = join(folder, 'older.gz')
  await writeFile(older, gzipSync([JSON.stringify(header), ...others].join('\n')))
  const database = await createTestDatabase()
  const pool = new pg.Pool(database.connection)
  const config = { dataDir: join(folder, 'older'), secretKey }
  expect(await importInstance({ pool, config }, older)).toMatchObject({ jobs: 0, scans: 2 })
  const { rows } = await pool.query(
    `select s.status, count(j.id)::int as jobs from scans s
       left join pgboss.job j on j.name = 'scan' and j.data ->> 'scanId' = s.id::text
      where s.status in ('queued', 'running') group by s.id`,
  )
  expect(rows).toEqual([
    { status: 'queued', jobs: 1 },
    { status: 'queued', jobs: 1 },
  ])
  // Queues are created once, so lower limits here would stay.
  const kinds = await pool.query(
    `select retry_limit, heartbeat_seconds from pgboss.queue where name in ('scan', 'send-mail') order by name`,
  )
  expect(kinds.rows).toEqual([
    { retry_limit: 15, heartbeat_seconds: 10 },
    { retry_limit: 17, heartbeat_seconds: null },
  ])
  await pool.end()
  await database.drop()
})

/** Backs up a busy instance and restores it on another one two hours later. */
async function interruptAndRestore() {
  const server = await startMailServer()
  const environment = { ...server.environment, CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }
  const handingOver = { mailAfterMs: 10 * hour }
  const options = { environment, handingOver, secretKey, fetching: forHeldPages }
  const old = await startTestApp({ ...options, jobs: true })
  const pool = new pg.Pool(old.connection)

  const { visitor, dueBefore } = await leaveReply(old, pool)
  const rescanned = await rescannedSite(old, Object.fromEntries(shelves))
  const openRescanned = rescanned.site.hold(/^\/shelf-/, 4)
  void rescanned.rescan().catch(() => undefined)
  const site = await serveWebsite(catalogue(12))
  const openCreated = site.hold(undefined, 5)
  const creator = await registerOwner(old, { tier: 'free' })
  const wanted = { name: 'Catalogue', websiteUrl: site.url, sessionId: crypto.randomUUID() }
  void creator.call('POST', '/api/assistants', { body: wanted }).catch(() => undefined)
  await vi.waitFor(async () => {
    expect(await countStaged(pool, creator.id)).toBe(6)
    expect(await old.services.db.$count(scans, eq(scans.status, 'running'))).toBe(2)
  }, patiently)

  const [newcomer, forgetful, late] = [
    await mailsRefused(old, server, 'newcomer'),
    await mailsRefused(old, server, 'forgetful'),
    await mailsRefused(old, server, 'late'),
  ]
  // All other mails have been sent, including those of notices, which are queued a little later.
  const waiting = async () => [
    (await pool.query(`select from pgboss.job where name = 'send-mail' and state < 'completed'`)).rowCount,
    await old.services.db.$count(notices, isNull(notices.mailQueuedAt)),
  ]
  await vi.waitFor(async () => expect(await waiting()).toEqual([3, 0]), patiently)
  await pool.query(
    `update pgboss.job set data = jsonb_set(data, '{letter,goodUntil}', to_jsonb(now() + interval '1 hour'))
      where name = 'send-mail' and data ->> 'accountId' = $1`,
    [forgetful.id],
  )
  await pool.query(
    `update pgboss.job set created_on = now() - interval '25 hours'
      where name = 'send-mail' and data ->> 'accountId' = $1`,
    [late.id],
  )
  const file = join(folder, 'backup.gz')
  const exported = await exportInstance({ pool, config: { dataDir: join(folder, 'old'), secretKey } }, file)
  expect(exported.jobs).toBe(3)

  server.refuse(newcomer.email)
  await vi.waitFor(() => expect(server.to(newcomer.email)).toHaveLength(1), patiently)
  await pool.end()
  await old.close()
  openRescanned()
  openCreated()

  const database = await createTestDatabase()
  const fresh = new pg.Pool(database.connection)
  const config = { dataDir: join(folder, 'new'), secretKey }
  const imported = await importInstance({ pool: fresh, config }, file)
  expect(imported).toMatchObject({ rows: exported.rows, jobs: 3, scans: 2 })
  server.refuse(forgetful.email)
  server.refuse(late.email)
  const sentBefore = server.to(newcomer.email).length
  const app = await startTestApp({ ...options, beside: { database } })
  app.clock.advance(2 * hour)
  await app.services.queue.start(jobs(app.services))
  return {
    ...{ app, server, file, rescanned, creator, newcomer, forgetful, late, sentBefore, visitor },
    due: {
      source: dueBefore,
      target: () => fresh.query(dueReplies),
      hurry: () => fresh.query(`update pgboss.job set start_after = now() where name = 'mail-visitor'`),
    },
    async close() {
      await app.close()
      await fresh.end()
      await database.drop()
      await Promise.all([server.close(), site.close(), rescanned.site.close()])
    },
  }
}

const shelves = Array.from({ length: 14 }, (_, nth) => [
  nth === 0 ? '/' : `/shelf-${nth}`,
  prose(`shelf number ${nth}`),
])

const dueReplies = `select data, start_after from pgboss.job where name = 'mail-visitor' and state = 'created'`

/** A visitor leaves an address and goes, so the reply waits to be mailed. */
async function leaveReply(app: TestApp, pool: pg.Pool) {
  const desk = await openDesk(app, { name: 'Harbour Boats' })
  const visitor = `bob-${newSessionId()}@example.com`
  const body = { sessionId: desk.sessionId, email: visitor, consent: true }
  expect((await app.call('POST', `${desk.path}/leads`, { body })).status).toBe(201)
  await desk.takeOver()
  expect((await desk.write('We have kept the blue one for you.')).status).toBe(201)
  const { rows: dueBefore } = await pool.query(dueReplies)
  return { visitor, dueBefore }
}

async function mailsRefused(app: TestApp, server: Awaited<ReturnType<typeof startMailServer>>, name: string) {
  const email = `${name}-${newSessionId()}@example.com`
  server.refuse(email, ...Array.from({ length: 100 }, () => 451))
  const owner = await registerOwner(app, { email, confirmed: false })
  const waits = (line: string) => line.includes(owner.id) && line.includes('tried again')
  await vi.waitFor(() => expect(app.logged.some(waits)).toBe(true), patiently)
  return owner
}

async function countStaged(pool: pg.Pool, accountId: string): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from pages where account_id = $1', [
    accountId,
  ])
  return rows[0].count
}
