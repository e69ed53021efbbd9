import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import type { Config } from '../../config.ts'
import { readStoredFingerprint } from '../crypto/key-fingerprint.ts'
import { currentSchema } from '../db/migrate.ts'
import { type BackupHeader, type BackupLine, batchBytes, formatVersion } from './backup-format.ts'
import { fixTextFormats, listSequences, listTables, quotedName, type Table } from './backup-tables.ts'
import { CommandError } from './command-error.ts'
import { readInstanceSecret } from './instance-secret.ts'
import { readWaitingJobs } from './waiting-jobs.ts'

export type ExportResult = { tables: number; rows: number; jobs: number; files: number }

export async function exportInstance(
  { pool, config }: { pool: Pool; config: Pick<Config, 'secretKey' | 'dataDir'> },
  file: string,
): Promise<ExportResult> {
  const counted: ExportResult = { tables: 0, rows: 0, jobs: 0, files: 0 }
  const unfinished = `${file}.unfinished`
  await claim(file)
  const client = await pool.connect()
  let failed = true
  try {
    await client.query('begin isolation level repeatable read read only')
    await fixTextFormats(client)
    const { fingerprint, own } = await readInstanceSecret(config)
    // This machine may have another key than the one the database was written with.
    const noted = await readStoredFingerprint(client)
    const header: BackupHeader = {
      foyer: 'backup',
      format: formatVersion,
      schema: currentSchema,
      createdAt: new Date().toISOString(),
      secretFingerprint: noted ?? fingerprint,
      secretKey: noted === null || noted === fingerprint ? own : null,
    }
    const text = writeAll(client, header, join(config.dataDir, 'files'), counted)
    // The backup contains secrets, so only its owner may read it.
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(Readable.from(text, { objectMode: false }), createGzip({ level: 6 }), out)
    await rename(unfinished, file)
    failed = false
    return counted
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
    if (failed) await Promise.all([rm(unfinished, { force: true }), rm(file, { force: true })])
  }
}

/** Creates the file first, so existing backups aren't overwritten and bad paths fail early. */
async function claim(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new CommandError(`${file} exists already. Name another file.`)
    throw new CommandError(`${file} can't be written (${code}).`, { cause: error })
  }
}

async function* writeAll(client: PoolClient, header: BackupHeader, filesDir: string, counted: ExportResult) {
  yield `${JSON.stringify(header)}\n`
  for (const table of await listTables(client)) {
    yield line({ table: table.name, columns: table.columns.map((column) => column.name) })
    yield* writeRows(client, table, counted)
    counted.tables++
  }
  for await (const job of readWaitingJobs(client)) {
    yield line(job)
    counted.jobs++
  }
  // Sequences ignore the snapshot but only grow, so reading them after the rows is safe.
  for (const sequence of await listSequences(client)) {
    const { rows } = await client.query(
      `select last_value::text as last, is_called as called from ${sequence}`,
    )
    yield line({ sequence, ...rows[0] })
  }
  yield* writeFiles(filesDir, counted)
  yield line({ end: true, rows: counted.rows })
}

async function* writeRows(client: PoolClient, table: Table, counted: ExportResult) {
  const values = table.columns.map((column) => `${quotedName(column.name)}::text`).join(', ')
  await client.query(`declare export_rows no scroll cursor for select ${values} from ${table.name}`)
  let count = 10
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${count} from export_rows`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    const text = rows.map((row) => line(row)).join('')
    yield text
    counted.rows += rows.length
    // Row sizes vary widely, so the batch size adapts to keep memory constant.
    count = Math.max(1, Math.min(5_000, Math.floor(batchBytes / (text.length / rows.length))))
  }
  await client.query('close export_rows')
}

async function* writeFiles(filesDir: string, counted: ExportResult) {
  const entries = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch(absent)
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const handle = await open(path, 'r').catch(absent)
    if (handle === undefined) continue
    yield line({ file: relative(filesDir, path).split(sep).join('/') })
    counted.files++
    for await (const chunk of handle.createReadStream({ highWaterMark: 192 * 1024 })) {
      yield line({ bytes: chunk.toString('base64') })
    }
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function line(value: BackupLine): string {
  return `${JSON.stringify(value)}\n`
}
