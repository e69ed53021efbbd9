import { rates } from '@foyer/contract/rates'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followAccount } from '../../../talk/handoff/follow-account.ts'
import { followConversation } from '../../../talk/handoff/follow-visitor.ts'
import { openLiveSignals } from '../../../talk/handoff/signals.ts'
import { openDesk, openEvents } from '../../../testing/live.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bakery, serveWebsite } from '../../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

function counting<Asked extends unknown[]>(listen: (...asked: Asked) => () => void) {
  const open = new Set<() => void>()
  return {
    count: () => open.size,
    listen(...asked: Asked) {
      const stop = listen(...asked)
      open.add(stop)
      return () => {
        open.delete(stop)
        stop()
      }
    },
  }
}

function countListening({ listener }: TestApp['services']) {
  const { count, listen } = counting(listener.listen)
  listener.listen = listen
  return count
}

test('closed streams free their place and receive nothing', async () => {
  const { owner, path, follow, ask } = await openDesk(app)
  const listening = countListening(app.services)
  const { token } = owner
  const kinds = [
    { most: rates.followedChatsPerConversation, open: () => follow() },
    {
      most: rates.followedConversationsPerAccount,
      open: () => openEvents(app, '/api/conversations/events', { token }),
    },
    {
      most: rates.watchedCreationsPerAccount,
      open: () => openEvents(app, `/api/creations/${crypto.randomUUID()}`, { token }),
    },
  ]
  for (const { most, open } of kinds) {
    const streams = await Promise.all(Array.from({ length: most }, open))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    expect((await open()).status).toBe(429)
    expect(app.services.streams.size).toBe(most)
    for (const stream of streams) stream.leave()
    await expect.poll(() => [listening(), app.services.streams.size]).toEqual([0, 0])
    await expect
      .poll(async () => {
        const { status, leave } = await open()
        leave()
        return status
      })
      .toBe(200)
    await expect.poll(listening).toBe(0)
  }

  for (let nth = 0; nth < rates.followedChatsPerAddress; nth++) {
    const chat = await follow()
    expect(chat.status).toBe(200)
    chat.leave()
    await expect.poll(listening).toBe(0)
  }

  // Extra tabs of one chat don't block others behind the same address.
  const [here] = kinds
  const tabs = await Promise.all(Array.from({ length: here!.most }, here!.open))
  for (let nth = 0; nth < rates.followedChatsPerAddress; nth++) expect((await here!.open()).status).toBe(429)
  const { body } = await ask('Is there parking?')
  const other = await openEvents(app, `${path}/events?sessionId=${body.sessionId}`)
  expect(other.status).toBe(200)
  for (const stream of [...tabs, other]) stream.leave()
})

test('a finished creation leaves no listeners', async () => {
  const listening = countListening(app.services)
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(app)
  const sessionId = crypto.randomUUID()
  const watching = await openEvents(app, `/api/creations/${sessionId}`, { token: owner.token })
  const body = { name: 'Bakery', websiteUrl: site.url, sessionId }
  expect((await owner.call('POST', '/api/assistants', { body })).status).toBe(201)
  await watching.ended
  expect(watching.events.at(-1)?.data).toMatchObject({ step: 'done' })
  await expect.poll(() => [listening(), app.services.streams.size]).toEqual([0, 0])
  await site.close()
})

test('aborted followers receive nothing', async () => {
  const { owner, assistant, id } = await openDesk(app)
  const line = openLiveSignals(app.services.listener)
  const { count: following, listen } = counting(line.follow)
  line.follow = listen
  const leaving = new AbortController()
  const whose = { accountId: owner.id, assistantId: assistant.id, conversationId: id }
  const streams = [
    followConversation(app.services, line, whose, 0, leaving.signal),
    followAccount(app.services, line, owner.id, leaving.signal),
  ]
  for (const stream of streams) await stream.next()
  expect(following()).toBe(2)
  leaving.abort()
  for (const stream of streams) while (!(await stream.next()).done);
  expect(following()).toBe(0)
  line.stop()
})

test('a stream opened while the server closes ends at once and does not delay closing', async () => {
  const closing = await startTestApp()
  const { follow } = await openDesk(closing)
  const holding = new pg.Client(closing.connection)
  await holding.connect()
  await holding.query('begin; lock table conversations')
  // The request waits in the database while other streams are ended.
  const opened = follow()
  const waits = 'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await holding.query(waits)).rowCount).toBe(1)
  const closed = closing.close()
  const answers = () =>
    fetch(`${closing.url}/api/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(false)
  await holding.query('commit')
  await holding.end()
  await (await opened).ended
  await closed
  expect(closing.services.streams.size).toBe(0)
})
