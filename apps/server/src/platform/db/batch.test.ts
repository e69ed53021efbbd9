import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { createBatcher } from './batch.ts'
import { openDatabase } from './client.ts'

/** A table of notes, at most five characters each, written one trip at a time; 'cut' costs the connection. */
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

test('what comes at one moment travels together, what comes while it is under way on the next trip', async () => {
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

test('what PostgreSQL refuses fails alone; its company arrives, once', async () => {
  const { write, stored } = await openNotes()
  const results = await Promise.allSettled(['a', 'b', 'too long', 'd'].map(write))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await stored()).toEqual(['a', 'b', 'd'])
})

test('after a lost connection nothing is tried again: it may have arrived', async () => {
  const { write, trips } = await openNotes()
  const before = write('a')
  await setImmediate()
  const results = await Promise.allSettled([before, ...['b', 'cut'].map(write)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(trips).toEqual([['a'], ['b', 'cut']])
})
