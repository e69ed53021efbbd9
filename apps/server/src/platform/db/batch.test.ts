import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { createBatcher } from './batch.ts'
import { openDatabase } from './client.ts'

async function openNotes() {
  const database = await createTestDatabase()
  const { pool } = openDatabase(database.connection, () => undefined)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await pool.query('create table notes (text varchar(5))')
  const trips: string[][] = []
  const write = createBatcher<string, string>(
    () => 'notes',
    async (notes) => {
      trips.push(notes)
      if (notes.includes('cut')) await pool.query('select pg_terminate_backend(pg_backend_pid())')
      const { rows } = await pool.query('insert into notes select unnest($1::text[]) returning text', [notes])
      return rows.map((row) => row.text)
    },
    true,
  )
  const stored = async () =>
    (await pool.query('select text from notes order by text')).rows.map((row) => row.text)
  return { write, stored, trips }
}

test('concurrent items share a batch, and later ones wait for the next', async () => {
  const { write, stored, trips } = await openNotes()
  const first = ['a', 'b'].map(write)
  await setImmediate()
  expect(trips).toEqual([['a', 'b']])
  const next = ['c', 'd'].map(write)
  expect(await Promise.all([...first, ...next])).toEqual(['a', 'b', 'c', 'd'])
  expect(trips).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(await stored()).toEqual(['a', 'b', 'c', 'd'])
})

test('a rejected item fails alone, and the others are stored once', async () => {
  const { write, stored } = await openNotes()
  const results = await Promise.allSettled(['a', 'b', 'too long', 'd'].map(write))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await stored()).toEqual(['a', 'b', 'd'])
})

test('nothing is retried after a lost connection, because it may have been stored', async () => {
  const { write, trips } = await openNotes()
  const before = write('a')
  await setImmediate()
  const results = await Promise.allSettled([before, ...['b', 'cut'].map(write)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(trips).toEqual([['a'], ['b', 'cut']])
})
