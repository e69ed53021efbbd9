import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/platform/db/client.ts'
import { startPostgres } from '../../apps/server/src/platform/db/postgres/start-postgres.ts'
import { harbourFacts, harbourPages } from '../../apps/server/src/testing/harbour-dental.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'

export type BenchPractice = Awaited<ReturnType<typeof openBenchPractice>>

/** Starts Foyer in its own process on a real PostgreSQL, with an assistant for a small site. */
export async function openBenchPractice(more: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const silent = { info: () => undefined, warn: () => undefined }
  const { connection, stop } = await startPostgres({ dataDir, log: silent })
  const { host, port, user, password, database } = connection
  const databaseUrl = `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a secret for measuring, long enough',
    ...more,
  }
  const server = startServerProcess(environment)
  const url = await server.url
  const { pool } = openDatabase(connection, () => {})

  const one = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows[0].id as string
  const accountId = await one(
    `insert into accounts (email, password_hash, first_name, last_name, tier)
     values ('bench@example.com', '', 'Ada', 'Lovelace', 'enterprise') returning id`,
    [],
  )
  const assistantId = await one(
    `insert into assistants (account_id, name, api_key_cipher, api_key_hash, daily_ip_limit, knowledge_version)
     values ($1, 'Harbour Dental', '', '', 1000000, 1) returning id`,
    [accountId],
  )
  for (const { url: address, title, text } of harbourPages) {
    await pool.query(
      `insert into pages (account_id, assistant_id, live, url, title, text, content_hash) values ($1, $2, true, $3, $4, $5, '')`,
      [accountId, assistantId, address, title, text],
    )
  }
  for (const [position, { kind, label, value, url: address }] of harbourFacts.entries()) {
    await pool.query(
      'insert into assistant_facts (assistant_id, position, kind, label, value, url) values ($1, $2, $3, $4, $5, $6)',
      [assistantId, position, kind, label, value, address],
    )
  }
  const conversationId = await one(
    `insert into conversations (account_id, assistant_id, caller_kind, caller, session_id)
     values ($1, $2, 'visitor', 'bench', 'bench') returning id`,
    [accountId, assistantId],
  )

  return {
    url,
    dataDir,
    databaseUrl,
    accountId,
    assistantId,
    conversationId,
    pool,
    pid: server.pid,
    memoryMb: () => memoryOf(server.pid),
    /** Another instance on the same database. */
    startInstance: (other: Record<string, string>) => startServerProcess({ ...environment, ...other }),
    async close() {
      await server.end()
      await pool.end()
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resident memory on Linux, NaN elsewhere. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
  } catch {
    return Number.NaN
  }
}
