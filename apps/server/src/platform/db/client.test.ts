import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase } from './client.ts'

test('a connection lost in the middle of a transaction fails that transaction without ending the process', async () => {
  const database = await createTestDatabase()
  const { pool, db } = openDatabase(database.connection, () => undefined)
  let ended = 0
  pool.on('connect', (client) => client.once('end', () => void ended++))
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  const crossed = db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
    await expect.poll(() => ended).toBe(1)
    await transaction.execute(sql`select 1`)
  })
  await expect(crossed).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
