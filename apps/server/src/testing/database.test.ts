import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

test('two test files have separate databases', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const first = new pg.Pool(one.connection)
  const second = new pg.Pool(other.connection)
  await first.query('create table seen (id int)')
  const seen = async (pool: pg.Pool) => (await pool.query("select to_regclass('seen') as seen")).rows
  expect(await seen(first)).toEqual([{ seen: 'seen' }])
  expect(await seen(second)).toEqual([{ seen: null }])
  await Promise.all([first.end(), second.end()])
  await Promise.all([one.drop(), other.drop()])
})
