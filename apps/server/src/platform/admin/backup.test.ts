import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { instanceAccountId } from '../../money/usage/instance-account.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { fillEveryTable } from '../../testing/fill-tables.ts'
import { storeKeyFingerprint } from '../crypto/key-fingerprint.ts'
import { listTables } from './backup-tables.ts'
import { exportInstance } from './export-instance.ts'
import { importInstance } from './import-instance.ts'

test('a backup includes every table and column of the schema', async () => {
  const { pool } = await newInstance()
  const client = await pool.connect()
  const listed = new Map((await listTables(client)).map((table) => [table.name, table.columns]))
  client.release()

  const folder = join(import.meta.dirname, '../db/schema')
  const modules = await Promise.all((await readdir(folder)).map((file) => import(join(folder, file))))
  const declared = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  expect(declared.length).toBeGreaterThan(5)
  for (const table of declared) {
    const { name, columns } = getTableConfig(table as PgTable)
    const known = listed.get(`public.${name}`)
    expect(known, `table ${name}`).toBeDefined()
    const stored = columns.filter((column) => column.generated === undefined)
    expect(known?.length, `columns of ${name}`).toBe(stored.length)
  }
  expect(listed.size).toBe(declared.length)
})

test('tables, sequences, files and the secret are restored exactly', async () => {
  const source = await newInstance()
  await addOddTables(source.pool)
  await fillEveryTable(source.pool)
  await source.pool.query(`insert into odd (parent, "strange "" name", nothing, moment, bytes) values
    (2, E'\\\\N', 'null', 'infinity', '\\x00ff'), (null, '', '"text"', '-infinity', null)`)
  await mkdir(join(source.config.dataDir, 'files', 'ab'), { recursive: true })
  const bytes = Buffer.from(Array.from({ length: 500_000 }, (_, nth) => (nth * 7) % 251))
  await writeFile(join(source.config.dataDir, 'files', 'ab', 'menu.pdf'), bytes)
  await writeFile(join(source.config.dataDir, 'files', 'empty'), '')
  await writeFile(join(source.config.dataDir, 'secret.key'), 'the key of the source, long enough\n')
  await note(source.pool, 'the key of the source, long enough')
  const file = join(source.config.dataDir, 'backup.gz')
  const exported = await exportInstance(source, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const target = await newInstance()
  await addOddTables(target.pool)
  await target.pool.query(
    `insert into accounts (id, email, password_hash, first_name, last_name) values ($1, 'x', '', '', '')`,
    [instanceAccountId],
  )
  await writeFile(join(target.config.dataDir, 'secret.key'), 'a key of its own, made at first start\n')
  await note(target.pool, 'a key of its own, made at first start')
  const imported = await importInstance(target, file)
  expect(imported).toEqual({ rows: exported.rows, jobs: 0, scans: 0, files: 2, secretReplaced: true })
  expect(await contents(target.pool)).toEqual(await contents(source.pool))
  expect(await references(target.pool)).toEqual(await references(source.pool))
  expect(await readFile(join(target.config.dataDir, 'files', 'ab', 'menu.pdf'))).toEqual(bytes)
  expect(await readFile(join(target.config.dataDir, 'files', 'empty'), 'utf8')).toBe('')
  expect(await readFile(join(target.config.dataDir, 'secret.key'), 'utf8')).toContain('the key of the source')

  const next = `insert into odd (nothing) values ('1') returning id`
  expect((await target.pool.query(next)).rows).toEqual((await source.pool.query(next)).rows)
})

test('a backup is a consistent snapshot despite concurrent writes', async () => {
  const source = await newInstance()
  await addOddTables(source.pool)
  await source.pool.query(
    `insert into odd (nothing) select to_jsonb(repeat('x', 2000)) from generate_series(1, 5000)`,
  )
  let writing = true
  const writer = (async () => {
    while (writing)
      await source.pool.query(`with n as (insert into odd (nothing) values ('1') returning id)
      insert into odd (parent, nothing) select id, '2' from n`)
  })()
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  writing = false
  await writer

  const target = await newInstance()
  await addOddTables(target.pool)
  await importInstance(target, file)
  const { rows } = await target.pool.query(`select count(*) filter (where nothing = '1')::int as ones,
    count(*) filter (where nothing = '2')::int as twos from odd`)
  expect(rows[0].ones).toBe(rows[0].twos)
})

test('a backup from before the first release is refused in words', async () => {
  const source = await newInstance()
  await source.pool.query('alter table conversations drop column unanswered')
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  await expect(importInstance(await newInstance(), file)).rejects.toThrow(
    'before its first release: it lacks the column unanswered',
  )
})

test('a backup is imported where there is no data folder yet', async () => {
  const source = await newInstance()
  await fillEveryTable(source.pool)
  await writeFile(join(source.config.dataDir, 'secret.key'), 'the key of the source, long enough\n')
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  const target = await newInstance()
  await rm(target.config.dataDir, { recursive: true })
  await importInstance(target, file)
  expect(await contents(target.pool)).toEqual(await contents(source.pool))
})

test('imports require an empty instance, and rejected ones change nothing', async () => {
  const source = await newInstance()
  await fillEveryTable(source.pool)
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  await expect(exportInstance(source, file)).rejects.toThrow('exists already')

  const before = await contents(source.pool)
  await expect(importInstance(source, file)).rejects.toThrow('This instance is not empty')
  expect(await contents(source.pool)).toEqual(before)
})

test('a damaged, foreign or newer file is rejected with a message and leaves the instance empty', async () => {
  const source = await newInstance()
  await fillEveryTable(source.pool)
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  const packed = await readFile(file)
  const lines = gunzipSync(packed).toString('utf8').split('\n')
  const target = await newInstance()
  const empty = await contents(target.pool)
  const refused = async (content: Buffer, sentence: string): Promise<void> => {
    const bad = join(target.config.dataDir, 'bad.gz')
    await writeFile(bad, content)
    await expect(importInstance(target, bad)).rejects.toThrow(sentence)
    expect(await contents(target.pool)).toEqual(empty)
    expect(await readdir(target.config.dataDir)).toEqual(['bad.gz'])
  }
  const repacked = (...changed: string[]) => gzipSync(changed.join('\n'))
  await refused(packed.subarray(0, packed.length / 2), 'cut short')
  await refused(repacked(...lines.slice(0, -2), ''), 'cut short')
  await refused(Buffer.from('{}'), 'not a backup made by Foyer')
  await refused(repacked('{"name":"someone"}', ''), 'not a backup made by Foyer')
  await refused(repacked('{"foyer":"backup","format":4}', ''), 'has format 4')
  await refused(
    repacked('{"foyer":"backup","format":3,"schema":1,"secretFingerprint":null}', ''),
    'newer Foyer',
  )
  const [header = '', ...rest] = lines
  await refused(repacked(header, '{"table":"public.moons","columns":[]}', ...rest), 'newer Foyer')
  const job = '{"job":"mow-lawns","data":{},"after":null,"group":null}'
  await refused(repacked(header, job, ...rest), 'newer Foyer')
  await refused(repacked(header, '{"file":"../../escaped"}', ...rest), 'outside of its folder')
  await expect(importInstance(target, '/nowhere.gz')).rejects.toThrow('There is no file /nowhere.gz')
})

test('imports that need another SECRET_KEY are rejected', async () => {
  const source = await newInstance({ secretKey: 'the operator of the source set this one' })
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  expect(gunzipSync(await readFile(file)).toString()).not.toContain('the operator of the source')

  await expect(importInstance(await newInstance(), file)).rejects.toThrow('another SECRET_KEY')
  await expect(
    importInstance(await newInstance({ secretKey: 'quite another one, also long' }), file),
  ).rejects.toThrow('another SECRET_KEY')
  const same = await newInstance({ secretKey: 'the operator of the source set this one' })
  expect(await importInstance(same, file)).toMatchObject({ secretReplaced: false })
})

test('a backup made on a machine without the key still requires it', async () => {
  const source = await newInstance()
  await note(source.pool, 'the operator of the source set this one')
  await writeFile(join(source.config.dataDir, 'secret.key'), 'a key of this machine, which opens nothing\n')
  const file = join(source.config.dataDir, 'backup.gz')
  await exportInstance(source, file)
  expect(gunzipSync(await readFile(file)).toString()).not.toContain('a key of this machine')
  await expect(importInstance(await newInstance(), file)).rejects.toThrow('another SECRET_KEY')
  const same = await newInstance({ secretKey: 'the operator of the source set this one' })
  expect(await importInstance(same, file)).toMatchObject({ secretReplaced: false })
})

async function newInstance({ secretKey = null }: { secretKey?: string | null } = {}) {
  const database = await createTestDatabase()
  const pool = new pg.Pool(database.connection)
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { pool, config: { dataDir, secretKey } }
}

async function note(pool: pg.Pool, secretKey: string): Promise<void> {
  const client = await pool.connect()
  await storeKeyFingerprint(client, secretKey)
  client.release()
}

async function addOddTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table odd (
      id bigint generated always as identity primary key,
      parent bigint references odd (id) deferrable initially deferred,
      "strange "" name" text,
      nothing jsonb not null,
      moment timestamptz,
      bytes bytea,
      doubled bigint generated always as (id * 2) stored
    );
    create table counted (id int primary key, times bigint);
    create function count_again() returns trigger language plpgsql as
      $$ begin new.times = new.times + 1; return new; end $$;
    create trigger count_again before insert on counted for each row execute function count_again();`)
}

async function contents(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect()
  const found: Record<string, string> = {}
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query({
      text: `select t::text from ${name} t order by 1`,
      rowMode: 'array',
    })
    found[name] = `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex')}`
  }
  client.release()
  return found
}

async function references(pool: pg.Pool): Promise<unknown[]> {
  const query = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`
  return (await pool.query(query)).rows
}
