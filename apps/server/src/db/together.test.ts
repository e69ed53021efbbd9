import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase } from './client.ts'
import { createTogether } from './together.ts'

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
  const write = createTogether<string, string>(
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

test('what comes while a trip is under way travels together on the next', async () => {
  const { write, stored, trips } = await openNotes()
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(write))).toEqual(['a', 'b', 'c', 'd'])
  expect(trips).toEqual([['a'], ['b', 'c', 'd']])
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
  const results = await Promise.allSettled(['a', 'b', 'cut'].map(write))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(trips).toEqual([['a'], ['b', 'cut']])
})
