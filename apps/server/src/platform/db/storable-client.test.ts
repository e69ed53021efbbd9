import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Database, openDatabase } from './client.ts'
import { runPrepared } from './prepared.ts'

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  opened = openDatabase(database.connection, () => undefined)
  db = opened.db
  await db.execute(sql`create table notes (id serial, words text, list text[], data jsonb)`)
})
afterAll(async () => {
  await opened.pool.end()
  await database.drop()
})

const firstRow = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows[0]

test('only characters that PostgreSQL rejects are removed from text', async () => {
  const texts = [
    ['Crème\u0000 brûlée', 'Crème brûlée'],
    ['sliced \ud83e', 'sliced '],
    ['\udd50 croissant', ' croissant'],
    ['a whole 🥐', 'a whole 🥐'],
    ['type \\u0000 or \\ud83e here', 'type \\u0000 or \\ud83e here'],
    ['{ "not": JSON \\u0000', '{ "not": JSON \\u0000'],
    ['\u0001 and \u001f stay', '\u0001 and \u001f stay'],
  ]
  for (const [given, kept] of texts)
    expect(await firstRow(sql`select ${given}::text as words`)).toEqual({ words: kept })
})

test('the same holds for JSON, escaped or not', async () => {
  const values: [unknown, unknown][] = [
    [
      { title: 'Rolls\u0000', tags: ['\ud83e', 'a\udc00b'] },
      { title: 'Rolls', tags: ['', 'ab'] },
    ],
    [{ 'key\ud800': 1 }, { key: 1 }],
    ['half \ud83e', 'half '],
    [{ whole: '🥐', escaped: 'type \\u0000', deep: '{"in":"\\u0000"}' }, null],
    [{ cooked: '\\\u0000' }, { cooked: '\\' }],
  ]
  for (const [given, kept] of values) {
    const row = await firstRow(sql`insert into notes (data) values (${JSON.stringify(given)}) returning data`)
    expect(row).toEqual({ data: kept ?? given })
  }
  // Some servers and models escape surrogate pairs, in either case.
  const pair = '{"name":"\\uD83E\\uDD50 & \\uD83E \\ud83e\\ud83e\\udd50"}'
  expect(await firstRow(sql`select ${pair}::jsonb as data`)).toEqual({ data: { name: '🥐 &  🥐' } })
})

test('objects, lists, named statements and transactions are covered, too', async () => {
  const { pool } = opened
  const dirty = 'Tea\u0000\ud83e'
  const values = [dirty, [dirty, `"${dirty}`], { dirty }]
  const text = 'insert into notes (words, list, data) values ($1, $2, $3) returning words, list, data'
  const kept = { words: 'Tea', list: ['Tea', '"Tea'], data: { dirty: 'Tea' } }
  expect((await pool.query(text, values)).rows).toEqual([kept])
  expect((await pool.query({ text, values })).rows).toEqual([kept])
  expect(await runPrepared(db, 'add note', text, values)).toEqual([kept])
  const client = await pool.connect()
  try {
    const rows = await new Promise((resolve, reject) => {
      client.query(text, values, (error, result) => (error ? reject(error) : resolve(result.rows)))
    })
    expect(rows).toEqual([kept])
  } finally {
    client.release()
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes (words) values (${dirty})`)
    expect(
      (await tx.execute(sql`select count(*)::int as tea from notes where words = ${dirty}`)).rows,
    ).toEqual([{ tea: 5 }])
  })
})

test('dates, bytes and numbers are unchanged', async () => {
  const at = new Date('2027-03-04T05:06:07.089Z')
  const bytes = Buffer.from([0, 255, 0xd8, 0])
  const { rows } = await opened.pool.query(
    'select $1::timestamptz as at, $2::bytea as bytes, $3::int as n, $4::text as nothing, $5::bool as yes',
    [at, bytes, 7, null, true],
  )
  expect(rows).toEqual([{ at, bytes, n: 7, nothing: null, yes: true }])
})
