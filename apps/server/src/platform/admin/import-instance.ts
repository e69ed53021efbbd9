import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Config } from '../../config.ts'
import { instanceAccountId } from '../../money/usage/instance-account.ts'
import { applyMigrations, currentSchema, firstSchema, isKnownSchema } from '../db/migrate.ts'
import {
  type BackupHeader,
  type BackupLine,
  batchBytes,
  formatVersion,
  readableFormats,
} from './backup-format.ts'
import { readBackupLines } from './backup-lines.ts'
import {
  dropSchemaObjects,
  fixTextFormats,
  listForeignKeys,
  listTables,
  quotedName,
  type Table,
} from './backup-tables.ts'
import { CommandError } from './command-error.ts'
import { type InstanceSecret, readInstanceSecret } from './instance-secret.ts'
import { RestoredFiles } from './restored-files.ts'
import { RestoredJobs } from './waiting-jobs.ts'

export type ImportResult = {
  rows: number
  jobs: number
  scans: number
  files: number
  secretReplaced: boolean
}

/** Restores everything or nothing. Requires an empty instance. */
export async function importInstance(
  { pool, config }: { pool: Pool; config: Pick<Config, 'secretKey' | 'dataDir'> },
  file: string,
): Promise<ImportResult> {
  const lines = readBackupLines(file)
  const header = readHeader(file, (await lines.next()).value)
  const secret = await readInstanceSecret(config)
  refuseOtherSecret(header, secret)

  await mkdir(config.dataDir, { recursive: true })
  const files = new RestoredFiles(join(config.dataDir, 'files'))
  await files.refuseIfAny()
  const client = await pool.connect()
  const jobs = new RestoredJobs(pool, client)
  let finished = false
  try {
    await client.query('begin')
    await fixTextFormats(client)
    const rows = await fillTables(client, header, { file, lines, files, jobs })
    const scans = await jobs.requeueScans()
    const secretReplaced = await restoreSecret(header, secret)
    await files.publish()
    await client.query('commit')
    finished = true
    return { rows, jobs: jobs.count, scans, files: files.count, secretReplaced }
  } finally {
    if (!finished) {
      await client.query('rollback').catch(() => undefined)
      await files.discard()
    }
    client.release(!finished)
    await jobs.close()
    await lines.return(undefined)
  }
}

/** Rows of an older schema are loaded into that schema, then migrated as an older database is. */
async function fillTables(client: PoolClient, header: BackupHeader, parts: Omit<Parts, 'tables'>) {
  const schema = header.format === 1 ? firstSchema : (header.schema ?? currentSchema)
  if (!isKnownSchema(schema))
    throw new CommandError('The backup was made by a newer Foyer. Use that one, or a newer one.')
  let tables = await lockEmptyTables(client)
  if (schema !== currentSchema) {
    await dropSchemaObjects(client)
    await client.query('delete from drizzle.__drizzle_migrations')
    await applyMigrations(client, { after: 0, upTo: schema })
    tables = byName(await listTables(client))
  }
  const rows = await withoutConstraints(client, tables, () => readAll(client, { ...parts, tables }))
  await applyMigrations(client, { after: schema, upTo: currentSchema })
  return rows
}

const byName = (tables: Table[]) => new Map(tables.map((table) => [table.name, table]))

function readHeader(file: string, value: unknown): BackupHeader {
  const header = value as Partial<BackupHeader> | undefined
  if (header?.foyer !== 'backup') throw new CommandError(`${file} is not a backup made by Foyer.`)
  if (!readableFormats.includes(header.format)) {
    throw new CommandError(
      `${file} has format ${header.format}; this version of Foyer reads formats up to ${formatVersion}. Use the version that made it, or a newer one.`,
    )
  }
  return header as BackupHeader
}

function refuseOtherSecret(header: BackupHeader, secret: InstanceSecret): void {
  const willBeReplaced = header.secretKey !== null && secret.file !== undefined
  if (willBeReplaced || header.secretFingerprint === null || header.secretFingerprint === secret.fingerprint)
    return
  throw new CommandError(
    'The backup was made under another SECRET_KEY, without which its API keys stay sealed. Set SECRET_KEY to that one and import again.',
  )
}

async function lockEmptyTables(client: PoolClient): Promise<Map<string, Table>> {
  const tables = await listTables(client)
  if (tables.length > 0) {
    await client.query(`lock table ${tables.map((table) => table.name).join(', ')} in access exclusive mode`)
  }
  await client.query('delete from accounts where id = $1', [instanceAccountId])
  await client.query('delete from instance_key')
  for (const { name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${name}) as filled`)
    if (rows[0]?.filled) {
      throw new CommandError(
        `This instance is not empty (${name} has rows). Import into a new one: set DATA_DIR to a new folder.`,
      )
    }
  }
  return byName(tables)
}

/** Rows may reference each other in any order, so foreign keys are checked once everything is loaded. */
async function withoutConstraints<Result>(
  client: PoolClient,
  tables: Map<string, Table>,
  load: () => Promise<Result>,
): Promise<Result> {
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of tables.keys()) await client.query(`alter table ${name} disable trigger user`)
  const result = await load()
  for (const name of tables.keys()) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  return result
}

type Parts = {
  file: string
  tables: Map<string, Table>
  lines: AsyncGenerator<unknown>
  files: RestoredFiles
  jobs: RestoredJobs
}

async function readAll(client: PoolClient, { file, tables, lines, files, jobs }: Parts): Promise<number> {
  let table: Table | undefined
  let batch: (string | null)[][] = []
  let size = 0
  let rows = 0
  const flush = async (): Promise<void> => {
    if (table !== undefined && batch.length > 0) await insert(client, table, batch)
    rows += batch.length
    batch = []
    size = 0
  }
  for await (const value of lines) {
    const line = value as BackupLine
    if (Array.isArray(line)) {
      batch.push(line)
      size += line.reduce((sum, text) => sum + (text?.length ?? 4), 0)
      if (size > batchBytes || batch.length >= 5_000) await flush()
      continue
    }
    await flush()
    if ('table' in line) {
      table = tableIn(tables, line.table, line.columns)
    } else if ('job' in line) await jobs.send(line)
    else if ('sequence' in line) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        line.sequence,
        line.last,
        line.called,
      ])
    } else if ('file' in line) await files.begin(line.file)
    else if ('bytes' in line) await files.append(Buffer.from(line.bytes, 'base64'))
    else if (line.end && line.rows === rows) return rows
  }
  throw new CommandError(`${file} is cut short or damaged. Nothing was imported.`)
}

function tableIn(tables: Map<string, Table>, name: string, columns: string[]): Table {
  const known = tables.get(name)
  const types = new Map(known?.columns.map((column) => [column.name, column.type]))
  const unknown = columns.find((column) => !types.has(column))
  if (known === undefined || unknown !== undefined) {
    const what = known === undefined ? `the table ${name}` : `the column ${unknown} of ${name}`
    throw new CommandError(`The backup was made by a newer Foyer: this one does not know ${what}.`)
  }
  const absent = known.columns.find((column) => !columns.includes(column.name))
  if (absent !== undefined) {
    throw new CommandError(
      `The backup was made by a Foyer from before its first release: it lacks the column ${absent.name} of ${name}.`,
    )
  }
  return { name, columns: columns.map((column) => ({ name: column, type: types.get(column) ?? 'text' })) }
}

async function insert(client: PoolClient, table: Table, batch: (string | null)[][]): Promise<void> {
  const { columns } = table
  const names = columns.map((column) => quotedName(column.name)).join(', ')
  const values = columns.map((column, nth) => `given.c${nth}::${column.type}`).join(', ')
  const arrays = columns.map((_, nth) => `$${nth + 1}::text[]`).join(', ')
  const aliases = columns.map((_, nth) => `c${nth}`).join(', ')
  await client.query(
    `insert into ${table.name} (${names}) overriding system value
     select ${values} from unnest(${arrays}) as given(${aliases})`,
    columns.map((_, nth) => batch.map((row) => row[nth] ?? null)),
  )
}

async function restoreSecret(header: BackupHeader, secret: InstanceSecret): Promise<boolean> {
  if (header.secretKey === null || secret.file === undefined || header.secretKey === secret.own) return false
  const unfinished = `${secret.file}.unfinished`
  await writeFile(unfinished, `${header.secretKey}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, secret.file)
  return true
}
