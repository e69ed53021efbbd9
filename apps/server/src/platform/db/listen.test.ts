import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { notify } from './listen.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('notifications arrive after commit and never after a rollback', async () => {
  const heard: string[] = []
  const listen = (to: string[]) =>
    app.services.listener.listen('foyer_knowledge', {
      received: (payload) => void to.push(payload),
      missed() {},
    })
  const stop = listen(heard)
  const { db } = app.services
  const undone = db.transaction(async (tx) => {
    await notify(tx, 'foyer_knowledge', 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await db.transaction((tx) => notify(tx, 'foyer_knowledge', 'it’s "done"'))
  await expect.poll(() => heard).toEqual(['it’s "done"'])
  stop()
  const stillHeard: string[] = []
  const stopOther = listen(stillHeard)
  await notify(db, 'foyer_scan', 'elsewhere')
  await notify(db, 'foyer_knowledge', 'to the other')
  await expect.poll(() => stillHeard).toEqual(['to the other'])
  expect(heard).toHaveLength(1)
  stopOther()
})

test('a lost connection is restored, and listeners are told that they may have missed something', async () => {
  const heard: string[] = []
  let missed = 0
  app.services.listener.listen('foyer_knowledge', {
    received: (payload) => void heard.push(payload),
    missed: () => void missed++,
  })
  const { db } = app.services
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer listener' and datname = current_database()`,
  )
  await expect.poll(() => missed, { timeout: 90_000 }).toBe(1)
  await notify(db, 'foyer_knowledge', 'after')
  await expect.poll(() => heard).toEqual(['after'])
})
