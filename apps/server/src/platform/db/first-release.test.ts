import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import type { BackupLine } from '../admin/backup-format.ts'
import { importInstance } from '../admin/import-instance.ts'
import { migrate } from './migrate.ts'

// Made by that release itself: its migrations one after the other, and a backup of an instance in use.
const fixture = (name: string) => readFile(join(import.meta.dirname, 'first-release', name))

test('a database of the first release starts, keeps every row and ends with today’s schema', async () => {
  const pool = await databaseOfFirstRelease({ lastMigration: 1794920548566 })
  const rows = await countRows(pool)
  expect(rows).toMatchObject({ accounts: 2, messages: 8, assistant_facts: 171, leads: 1, language_models: 2 })

  await migrate(pool)
  expect(await countRows(pool)).toMatchObject(rows)
  await expectMigratedContents(pool)
  const fresh = await newDatabase({ empty: false })
  expect(await describeSchema(pool)).toEqual(await describeSchema(fresh))
})

test('a database from before the first release is refused in words and left as it was', async () => {
  const pool = await databaseOfFirstRelease({ lastMigration: 1794864517776 })
  const schema = await describeSchema(pool)
  await expect(migrate(pool)).rejects.toThrow('before its first release')
  expect(await describeSchema(pool)).toEqual(schema)
})

test('a backup of the first release is imported as if its instance had been upgraded', async () => {
  const upgraded = await databaseOfFirstRelease({ lastMigration: 1794920548566 })
  await migrate(upgraded)

  const pool = await newDatabase({ empty: false })
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-first-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const file = join(import.meta.dirname, 'first-release', 'backup.gz')
  const imported = await importInstance({ pool, config: { dataDir, secretKey: null } }, file)
  expect(imported).toMatchObject({ rows: 273, files: 0 })
  await expectMigratedContents(pool)
  expect(await countRows(pool)).toEqual(await countRows(upgraded))
  expect(await describeSchema(pool)).toEqual(await describeSchema(upgraded))

  // The next start finds nothing left to do.
  await migrate(pool)
  expect(await countRows(pool)).toEqual(await countRows(upgraded))
})

async function expectMigratedContents(pool: pg.Pool): Promise<void> {
  const models = await pool.query('select name, verify from language_models order by name')
  expect(models.rows).toEqual([
    { name: 'checked-model', verify: 'always' },
    { name: 'plain-model', verify: 'auto' },
  ])
  const owned = await pool.query(
    `select value, confirmed from assistant_facts where origin = 'owner' order by value`,
  )
  expect(owned.rows).toEqual([
    { value: '£35', confirmed: true },
    { value: '£777', confirmed: false },
  ])
  const said = await pool.query(`select folded from messages where content like 'It’s for “Zoë”%'`)
  expect(said.rows).toEqual([{ folded: `it's for "zoe": do you engrave?` }])
  const lead = await pool.query('select name, message from leads')
  expect(lead.rows).toEqual([{ name: 'Bob', message: 'Please call me — it’s about a “gift” card.' }])
}

async function newDatabase({ empty }: { empty: boolean }): Promise<pg.Pool> {
  const database = await createTestDatabase({ empty })
  const pool = new pg.Pool(database.connection)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}

async function databaseOfFirstRelease({ lastMigration }: { lastMigration: number }): Promise<pg.Pool> {
  const pool = await newDatabase({ empty: true })
  const statements = (await fixture('schema.sql')).toString().split('--> statement-breakpoint')
  const client = await pool.connect()
  await client.query('begin')
  for (const statement of statements) await client.query(statement)
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of then', $1)`, [
    lastMigration,
  ])
  await client.query('set local session_replication_role = replica')
  let table = ''
  let columns: string[] = []
  for (const text of gunzipSync(await fixture('backup.gz'))
    .toString()
    .trim()
    .split('\n')
    .slice(1)) {
    const line = JSON.parse(text) as BackupLine
    if (Array.isArray(line)) {
      await client.query(
        `insert into ${table} (${columns.map((column) => `"${column}"`)}) overriding system value
         values (${columns.map((_, nth) => `$${nth + 1}`)})`,
        line,
      )
    } else if ('table' in line) ({ table, columns } = line)
    else if ('sequence' in line)
      await client.query('select setval($1::regclass, $2, $3)', [line.sequence, line.last, line.called])
  }
  await client.query('commit')
  client.release()
  return pool
}

async function countRows(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    counts[name] = Number((await pool.query(`select count(*) from "${name}"`)).rows[0].count)
  }
  return counts
}

/** Everything but the order of columns, which an added column cannot choose. */
async function describeSchema(pool: pg.Pool): Promise<unknown> {
  const queries = {
    columns: `select table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
    indexes: `select tablename, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
    constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
    triggers: `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
    functions: `select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    extensions: 'select extname from pg_extension order by 1',
  }
  const found = Object.entries(queries).map(async ([what, query]) => [what, (await pool.query(query)).rows])
  return Object.fromEntries(await Promise.all(found))
}
