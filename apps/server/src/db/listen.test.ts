import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { notify } from './listen.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('what is said in a transaction is heard when it commits, and never if it doesn’t', async () => {
  const heard: string[] = []
  const stop = app.services.listener.listen('foyer_knowledge', {
    heard: (payload) => void heard.push(payload),
    missed() {},
  })
  const { db } = app.services
  const undone = db.transaction(async (tx) => {
    await notify(tx, 'foyer_knowledge', 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await db.transaction((tx) => notify(tx, 'foyer_knowledge', 'it’s "done"'))
  await expect.poll(() => heard).toEqual(['it’s "done"'])
  stop()
  await notify(db, 'foyer_knowledge', 'to nobody')
  await notify(db, 'foyer_scan', 'elsewhere')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(heard).toHaveLength(1)
})

test('a broken line is mended, and whoever listened is told that something may be missed', async () => {
  const heard: string[] = []
  let missed = 0
  app.services.listener.listen('foyer_knowledge', {
    heard: (payload) => void heard.push(payload),
    missed: () => void missed++,
  })
  const { db } = app.services
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer listener' and datname = current_database()`,
  )
  await expect.poll(() => missed, { timeout: 10_000 }).toBe(1)
  await notify(db, 'foyer_knowledge', 'after')
  await expect.poll(() => heard).toEqual(['after'])
})
