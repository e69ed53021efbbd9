import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBusyPractice } from '../../testing/conversation-writes.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  const environment = { TRUST_PROXY: 'true' }
  app = await startTestApp({ environment, jobs: true })
  other = await startTestApp({ environment, beside: app })
  await other.services.queue.start([])
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** Tables whose rows are locked after their conversation. */
const belongings = ['handoffs', 'leads', 'files', 'webhook_deliveries', 'messages']

describe('writes lock the conversation first, and report a deleted one', async () => {
  const names = [
    'a question',
    'a request for a person in words',
    'a rating',
    'a lead',
    'a request for a person',
    'a file',
    'takeover',
    'a person’s message',
    'release',
    'deleting it',
    'erasing the visitor',
  ]
  for (const name of names)
    test(name, async () => {
      const practice = await openBusyPractice(app)
      const { id, writes } = await practice.startBusyConversation()
      const deleting = new pg.Client(app.database.connection)
      await deleting.connect()
      try {
        await deleting.query('begin')
        await deleting.query('select from conversations where id = $1 for update', [id])
        let isDone = false
        const answered = writes[name]!().finally(() => {
          isDone = true
        })
        await vi.waitUntil(async () => isDone || (await isWaiting(deleting)), { timeout: 60_000 })
        // Fails at once if the waiting writer already locked one of these.
        for (const table of belongings)
          await deleting.query(`select from ${table} where conversation_id = $1 for update nowait`, [id])
        await deleting.query('delete from conversations where id = $1', [id])
        await deleting.query('commit')
        expect((await answered).status).toBeOneOf([200, 201, 404])
      } finally {
        await deleting.end()
      }
    })
})

async function isWaiting(client: pg.Client) {
  const { rows } = await client.query<{ waits: boolean }>(
    `select exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`,
  )
  return rows[0]!.waits
}

test('any two writes to conversations can run concurrently on any instance', {
  timeout: 300_000,
}, async () => {
  const practice = await openBusyPractice(app)
  const elsewhere = await openBusyPractice(other)
  const failed: string[] = []
  const try_ = async (name: string, done: Promise<{ status: number }>) => {
    const { status } = await done.catch((error: Error) => ({ status: `${error.cause ?? error}` }))
    if (typeof status === 'string' || status >= 500) failed.push(`${name}: ${status}`)
  }
  const names = Object.keys((await practice.startBusyConversation()).writes)
  for (const [nth, one] of names.entries())
    for (const two of names.slice(nth)) {
      const [first, second] = await Promise.all([
        practice.startBusyConversation(),
        practice.startBusyConversation(other),
      ])
      await Promise.all(
        [first, second].flatMap(({ writes }) => [
          try_(`${one} beside ${two}`, writes[one]!()),
          try_(`${two} beside ${one}`, writes[two]!()),
        ]),
      )
    }
  for (const one of names) {
    const busy = await Promise.all(Array.from({ length: 4 }, () => practice.startBusyConversation()))
    await Promise.all([
      ...busy.map(({ writes }) => try_(`${one} beside deleting many`, writes[one]!())),
      try_(`deleting many beside ${one}`, practice.deleteOld()),
      try_(`deleting a webhook beside ${one}`, practice.deleteWebhook()),
      try_(`exporting beside ${one}`, practice.exportAll()),
      try_(`downloading beside ${one}`, practice.download()),
      try_(`deleting many once more beside ${one}`, practice.deleteOld()),
    ])
  }
  // Finally the assistant is deleted during all writes.
  const busy = await elsewhere.startBusyConversation()
  await Promise.all([
    ...Object.entries(busy.writes).map(([name, write]) => try_(`${name} beside deleting all`, write())),
    try_('deleting all', elsewhere.owner.call('DELETE', `/api/assistants/${elsewhere.assistant.id}`)),
    ...Object.entries(busy.writes).map(([name, write]) => try_(`${name} beside deleting all`, write())),
  ])
  expect(failed).toEqual([])
})
