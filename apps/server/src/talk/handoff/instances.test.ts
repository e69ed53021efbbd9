import { expect, test, vi } from 'vitest'
import { openDesk, openEvents } from '../../testing/live.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestApp } from '../../testing/test-app.ts'

const messages = 20

test('messages of both sides arrive once and in order, even if an instance is killed', {
  timeout: 240_000,
}, async () => {
  const last = await startTestApp()
  const { host, port, user, password, database } = last.database.connection
  const environment = {
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    DATA_DIR: last.services.config.dataDir,
    SECRET_KEY: 'a secret for tests, long enough to be one',
  }
  const doomed = startServerProcess(environment)
  const desk = await openDesk(last, { tier: 'enterprise' })
  await desk.takeOver()
  let alive = [await doomed.url, last.url]

  /** Retries unacknowledged messages with the same key on any instance, as screens do. */
  async function send(path: string, body: object, token?: string) {
    for (let attempt = 0; ; attempt++) {
      const sent = await fetch(`${alive[attempt % alive.length]}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      }).catch(() => null)
      await sent?.body?.cancel()
      if (sent?.ok) return
      if (attempt > 50) throw new Error(`${path} answered ${sent?.status}`)
    }
  }

  const heard: unknown[] = []
  const leaving = new AbortController()
  async function follow() {
    let lastId: number | undefined
    for (let nth = 0; !leaving.signal.aborted; nth++) {
      const path = `${desk.path}/events?sessionId=${desk.sessionId}`
      const url = alive[nth % alive.length]!
      const stream = await openEvents({ url }, path, { lastEventId: lastId }).catch(() => null)
      leaving.signal.addEventListener('abort', () => stream?.leave())
      // Only the killed instance can be unreachable, and it is not tried again.
      await (stream ? stream.ended : doomed.exited)
      heard.push(...(stream?.received() ?? []))
      lastId = stream?.lastId() ?? lastId
    }
  }
  const following = follow()
  const watch = await desk.follow()
  // Kills in the middle of sending, when acknowledgements may be lost.
  const killed = vi
    .waitUntil(() => watch.received().length > 10, { timeout: 240_000, interval: 1 })
    .then(() => doomed.end('SIGKILL'))
  void doomed.exited.then(() => {
    alive = [last.url]
  })
  for (let nth = 0; nth < messages; nth++) {
    const messageKey = `key-${nth}`
    await send(`/api/conversations/${desk.id}/messages`, { content: `${nth}`, messageKey }, desk.owner.token)
    await send(desk.path, { message: `v${nth}`, sessionId: desk.sessionId, messageKey: `v-${messageKey}` })
  }
  await killed
  watch.leave()
  const { body } = await desk.owner.call<{ messages: { content: string; author?: string }[] }>(
    'GET',
    `/api/conversations/${desk.id}`,
  )
  const wanted = Array.from({ length: messages }, (_, nth) => `${nth}`)
  expect(body.messages.slice(2).map(({ content }) => content)).toEqual(
    wanted.flatMap((said) => [said, `v${said}`]),
  )
  // A new follower receives everything, however many streams it took.
  const check = await desk.follow()
  await expect.poll(check.received).toEqual(wanted)
  check.leave()
  leaving.abort()
  await following
  expect(new Set(heard).size).toBe(heard.length)
  expect(heard).toEqual(wanted.slice(0, heard.length))
  expect(heard.length).toBeGreaterThan(10)
  await last.close()
})
