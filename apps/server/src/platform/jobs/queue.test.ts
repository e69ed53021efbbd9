import { afterEach, expect, test, vi } from 'vitest'
import { sweepSessions } from '../../people/auth/sweep-sessions.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sessions } from '../db/schema/auth.ts'
import { createQueue, type Job } from './queue.ts'

let app: TestApp
afterEach(() => app.close())

test('a job deletes expired sessions and keeps valid ones', async () => {
  app = await startTestApp({ jobs: true })
  const { db, queue } = app.services
  await registerOwner(app)
  app.clock.advance(25 * 3_600_000)
  const stays = await registerOwner(app)
  await queue.send(sweepSessions(app.services), {})
  await vi.waitFor(
    async () => expect((await db.select().from(sessions)).map((row) => row.accountId)).toEqual([stays.id]),
    { timeout: 90_000 },
  )
})

test('failed jobs are retried, and stopping waits for running jobs', async () => {
  app = await startTestApp()
  const queue = createQueue(app.connection, app.services.log)
  const seen: string[] = []
  const slow = Promise.withResolvers<void>()
  const job: Job<{ name: string }> = {
    name: 'greet',
    longestWaitSeconds: 1,
    async run({ name }) {
      seen.push(name)
      if (name === 'fails once' && seen.filter((each) => each === name).length === 1)
        throw new Error('not yet')
      if (name === 'slow') {
        await slow.promise
        seen.push('slow finished')
      }
    },
  }
  await queue.start([job])
  await queue.send(job, { name: 'fails once' })
  await vi.waitFor(() => expect(seen).toEqual(['fails once', 'fails once']), { timeout: 90_000 })
  await queue.send(job, { name: 'slow' })
  await vi.waitFor(() => expect(seen).toContain('slow'), { timeout: 90_000 })
  const stopped = queue.stop()
  slow.resolve()
  await stopped
  expect(seen.at(-1)).toBe('slow finished')
})

test('jobs with characters that PostgreSQL rejects are retried like any other', async () => {
  app = await startTestApp()
  const queue = createQueue(app.connection, app.services.log)
  const seen: string[] = []
  const job: Job<{ words: string }> = {
    name: 'quote',
    longestWaitSeconds: 1,
    async run({ words }) {
      seen.push(words)
      if (seen.length === 1) throw new Error('no such sign: \u0000 \ud83e')
    },
  }
  await queue.start([job])
  await queue.send(job, { words: 'half \ud83e, none \u0000' })
  await app.services.db.transaction((tx) => queue.send(job, { words: 'late\u0000' }, { in: tx }))
  await vi.waitFor(() => expect(seen).toHaveLength(3), { timeout: 90_000 })
  expect(seen.toSorted()).toEqual(['half , none ', 'half , none ', 'late'])
  await queue.stop()
})

test('a backlog of one account is processed without pauses', async () => {
  app = await startTestApp()
  const queue = createQueue(app.connection, app.services.log, { superviseSeconds: 1 })
  const seen: number[] = []
  const job: Job<{ nth: number }> = {
    name: 'drain',
    atOnce: 2,
    atOncePerGroup: 1,
    run: async ({ nth }) => void seen.push(nth),
  }
  await queue.start([job])
  // One transaction wakes a worker once. With a pause after each job, this would take 15 minutes.
  const jobs = Array.from({ length: 400 }, (_, nth) => nth)
  await app.services.db.transaction(async (tx) => {
    for (const nth of jobs) await queue.send(job, { nth }, { in: tx, group: 'one account' })
  })
  await vi.waitFor(() => expect(seen).toHaveLength(jobs.length), { timeout: 90_000 })
  expect(seen.toSorted((one, other) => one - other)).toEqual(jobs)
  await queue.stop()
})
