import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartFailure } from '../../../start-failure.ts'

// An arbitrary number that all versions share.
const lockNumber = 706_978_269
const liveHolderWaitMs = 3_000
const deadHolderWaitMs = 30_000

/** Allows one instance per data folder. The lock ends with the database session, so a crash releases it reliably. */
export async function takeInstanceLock(client: pg.Client, dataDir: string): Promise<void> {
  for (const started = Date.now(); ; await sleep(100)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockNumber,
    ])
    if (rows[0]?.taken) return
    const name = await lockHolder(client)
    // A live predecessor may just be shutting down. The lock of a killed one may take longer to clear.
    const patience = name === undefined || isAlive(name) ? liveHolderWaitMs : deadHolderWaitMs
    if (Date.now() - started > patience) throw inUse(dataDir, name)
  }
}

export async function isInstanceRunning(client: pg.Client): Promise<boolean> {
  return (await lockHolder(client)) !== undefined
}

export function instanceName(): string {
  return `foyer, process ${process.pid}`
}

function isAlive(name: string): boolean {
  try {
    return process.kill(Number(/(?<!\d)\d+$/.exec(name)?.[0]), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

async function lockHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [lockNumber],
  )
  return rows[0]?.name
}

function inUse(dataDir: string, name: string | undefined): StartFailure {
  return new StartFailure(
    `The data folder ${dataDir} is in use by another running Foyer${name === undefined ? '' : ` (${name})`}. Stop that one, or set DATA_DIR to another folder.`,
  )
}
