import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../../../start-failure.ts'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster, removeUnfinished, superuser } from './create-cluster.ts'
import { explainFileError, explainLog, lastLogLine } from './explain.ts'
import { instanceName, isInstanceRunning, takeInstanceLock } from './instance.ts'
import { type PostgresLocation, prepareLocation } from './location.ts'
import { clearStalePidFile, findPostmaster, type Launch, launch, shutDown } from './postmaster.ts'

const patience = 30_000

export interface PostgresLog {
  info(message: string): void
  warn(message: string): void
}

export interface PostgresOptions {
  dataDir: string
  log: PostgresLog
  /** Off only in tests, which is faster but loses data on power failure. */
  durable?: boolean
}

export interface PostgresConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
  ssl: false
}

export interface RunningPostgres {
  connection: PostgresConnection
  stop(): Promise<void>
}

/** Starts this data folder's PostgreSQL or adopts one left running by a killed server. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const prepared = await prepare(options)
  const { place, log } = prepared
  let held: pg.Client | undefined = await acquireFolder(prepared)
  await removeUnfinished(place)

  let stopping = false
  let recovery = Promise.resolve()
  const recoverWhenLost = (client: pg.Client): void => {
    client.once('end', () => {
      held = undefined
      if (!stopping) recovery = recover()
    })
  }
  const recover = async (): Promise<void> => {
    log.warn('PostgreSQL ended unexpectedly; starting it again.')
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        held = await acquireFolder(prepared)
        recoverWhenLost(held)
        log.info('PostgreSQL is back.')
        return
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error))
        await sleep(wait)
      }
    }
  }
  recoverWhenLost(held)

  return {
    connection: connectionTo(prepared, 'foyer'),
    stop: async () => {
      stopping = true
      await recovery
      // Without the lock, PostgreSQL may already serve another instance.
      if (held === undefined) return
      await waitForOtherClients(held)
      await shutDown(place, prepared.native)
    },
  }
}

/** For admin commands: uses the PostgreSQL of a running instance, else starts it. */
export async function joinPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const prepared = await prepare(options)
  if ((await findPostmaster(prepared.place)) !== undefined) {
    const client = await connect(prepared)
    const running = await isInstanceRunning(client)
    await client.end()
    if (running) return { connection: connectionTo(prepared, 'foyer'), stop: async () => undefined }
  }
  return startPostgres(options)
}

interface PreparedPostgres {
  place: PostgresLocation
  native: string
  port: number
  durable: boolean
  log: PostgresLog
}

async function prepare({ dataDir, log, durable = true }: PostgresOptions): Promise<PreparedPostgres> {
  const place = await prepareLocation(resolve(dataDir))
  const native = await prepareBinaries(place)
  await ensureCluster(place, native, durable)
  return { place, native, port: await choosePort(place), durable, log }
}

async function choosePort(place: PostgresLocation): Promise<number> {
  if (!place.overTcp) return 5432
  const running = await findPostmaster(place)
  return running?.port || (await freePort())
}

/** This session owns the data folder until it ends. */
async function acquireFolder(prepared: PreparedPostgres): Promise<pg.Client> {
  const client = await connect(prepared)
  try {
    await takeInstanceLock(client, prepared.place.dataDir)
    const { rowCount } = await client.query("select from pg_database where datname = 'foyer'")
    if (rowCount === 0) await client.query('create database foyer')
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/** The pool's connections close a little later than the pool, and would report errors if cut off. */
async function waitForOtherClients(client: pg.Client): Promise<void> {
  const others = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  for (const deadline = Date.now() + 1_000; Date.now() < deadline; await sleep(10)) {
    const rest = await client.query(others).catch(() => undefined)
    if (!rest?.rowCount) return
  }
}

async function connect(prepared: PreparedPostgres): Promise<pg.Client> {
  const { place, native, port, durable, log } = prepared
  let launched: Launch | undefined
  const started = Date.now()
  let silent = true
  for (let deadline = Date.now() + patience; ; await sleep(30)) {
    const answer = await tryConnect(prepared)
    if (answer instanceof pg.Client) return answer
    // Recovery after a crash has no time limit.
    if (answer === 'not yet') deadline = Date.now() + patience
    if (answer === 'not yet' && silent && Date.now() - started > 3_000) {
      log.info('PostgreSQL is not ready yet: after a crash it first reads its log again.')
      silent = false
    }
    if (launched?.alive() || (await findPostmaster(place)) !== undefined) {
      if (Date.now() > deadline)
        throw new StartFailure(`PostgreSQL in ${place.base} runs but does not answer.`)
      continue
    }
    const words = (await launched?.log()) ?? ''
    const reason = explainLog(words, place.dataDir)
    if (reason !== undefined) throw reason
    if (Date.now() > deadline) {
      throw new StartFailure(`PostgreSQL in ${place.base} does not start: ${lastLogLine(words)}`)
    }
    // Right after a crash, leftover processes hold shared memory for a moment, so a retry succeeds.
    if (launched !== undefined) await sleep(200)
    try {
      await clearStalePidFile(place)
      launched = await launch(place, native, port, durable)
    } catch (error) {
      throw explainFileError(error, place.dataDir)
    }
  }
}

async function tryConnect(prepared: PreparedPostgres): Promise<pg.Client | 'not yet' | 'nobody'> {
  const client = new pg.Client({
    ...connectionTo(prepared, 'postgres'),
    application_name: instanceName(),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === '28P01') {
      throw new StartFailure(
        `PostgreSQL in ${prepared.place.base} refuses the password in ${prepared.place.dataDir}/postgres-password.`,
        { cause: error },
      )
    }
    return code === '57P03' ? 'not yet' : 'nobody'
  }
}

function connectionTo({ place, port }: PreparedPostgres, database: string): PostgresConnection {
  const host = place.overTcp ? '127.0.0.1' : place.socketDir
  return { host, port, user: superuser, password: place.password, database, ssl: false }
}

/** Below the ephemeral port range, so that the port stays free across restarts. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_768)
    const free = await new Promise<boolean>((done) => {
      const probe = createServer()
      probe.once('error', () => done(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
    })
    if (free) return port
  }
}
