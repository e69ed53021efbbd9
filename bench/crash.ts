import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  joinPostgres,
  type PostgresConnection,
} from '../apps/server/src/platform/db/postgres/start-postgres.ts'
import { newDataFolder, removeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'

// Kills the server or PostgreSQL during writes, then checks that every acknowledged row survived and that everything
// recovers by itself.

const victims = ['server', 'postgres', 'both'] as const
type Victim = (typeof victims)[number]
type Server = ReturnType<typeof startServerProcess>

const count = Number(process.argv[2] ?? 50)
const longestRecovery = 120_000
const longestRun = 30 * 60_000

if (!Number.isInteger(count) || count < 1) {
  console.error('Usage: npm run bench -- crash [KILLS OF EACH KIND, default 50]')
  process.exit(1)
}

const dataDir = newDataFolder()
const quiet = { info: () => undefined, warn: () => undefined }
const acknowledged = { registrations: new Set<string>(), inserts: new Set<number>() }
const recoveries: Record<Victim, number[]> = { server: [], postgres: [], both: [] }
const failures: string[] = []

let server = await startServer()
let url = await server.url
const { connection } = await joinPostgres({ dataDir, log: quiet })
await query(connection, 'create table crash_bench (id bigint primary key)')

let writing = true
const writers = [register(), register(), insert()]
const deadline = Date.now() + longestRun
let kills = 0

for (let nth = 0; nth < count * victims.length && Date.now() < deadline; nth++) {
  const victim = victims[nth % victims.length]!
  await sleep(200 + Math.random() * 800)
  const started = Date.now()
  const killed = await postmasterPid()
  try {
    await kill(victim, killed)
    kills++
    if (victim !== 'postgres') {
      server = await startServer()
      url = await within(server.url)
    }
    await within(ready(victim === 'server' ? 0 : killed))
    recoveries[victim].push(Date.now() - started)
    await checkNothingLost()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    failures.push(`after kill ${nth + 1} (${victim}): ${reason}\n${server.output()}\nSee ${dataDir}`)
    break
  }
  if ((nth + 1) % 15 === 0) console.log(`${nth + 1} of ${count * victims.length} kills`)
}

writing = false
await Promise.all(writers)
if (failures.length === 0) await checkNothingLost()
await server.end()
if (failures.length === 0) await removeDataFolder(dataDir)

for (const victim of victims) {
  const times = recoveries[victim].sort((one, other) => one - other)
  const [half, most] = [times[Math.floor(times.length / 2)], times.at(-1)]
  console.log(
    `${victim.padEnd(9)} ${times.length} kills, recovered in ${half} ms (median), ${most} ms (longest)`,
  )
}
console.log(
  `${acknowledged.registrations.size} registrations and ${acknowledged.inserts.size} inserts acknowledged`,
)
for (const failure of failures) console.error(`FAILED ${failure}`)
if (kills < count * victims.length) failures.push(`only ${kills} kills in the time limit`)
console.log(failures.length === 0 ? 'Nothing lost, every start succeeded.' : `${failures.length} failures.`)
process.exit(failures.length === 0 ? 0 : 1)

async function startServer(): Promise<Server> {
  return startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
}

async function kill(victim: Victim, postmaster: number): Promise<void> {
  if (victim !== 'server') process.kill(postmaster, 'SIGKILL')
  if (victim !== 'postgres') await server.end('SIGKILL')
}

async function postmasterPid(): Promise<number> {
  const place = connection.host.startsWith('/') ? join(connection.host, '..') : dataDir
  return Number.parseInt(await readFile(join(place, 'pg18', 'postmaster.pid'), 'utf8'), 10)
}

async function ready(killed: number): Promise<void> {
  for (;;) {
    // Child processes of a killed PostgreSQL may answer for another moment.
    const another = await postmasterPid().then(
      (pid) => pid !== killed,
      () => false,
    )
    const answer = another ? await fetch(`${url}/api/ready`).catch(() => undefined) : undefined
    if (answer?.ok) return
    await sleep(20)
  }
}

async function checkNothingLost(): Promise<void> {
  // Rows acknowledged during the query may be missing from its result.
  const [emails, ids] = [[...acknowledged.registrations], [...acknowledged.inserts]]
  const lostEmails = await query(connection, missing('text', 'accounts', 'email'), [emails])
  const lostIds = await query(connection, missing('bigint', 'crash_bench', 'id'), [ids])
  const lost = lostEmails.length + lostIds.length
  if (lost > 0) throw new Error(`${lost} acknowledged rows are gone`)
}

function missing(type: string, table: string, column: string): string {
  return `select given from unnest($1::${type}[]) as given where not exists (select from ${table} where ${column} = given)`
}

async function query(to: PostgresConnection, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(to)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function register(): Promise<void> {
  for (let nth = 0; writing; nth++) {
    // Each request comes from another network, because one network may only register 200 accounts.
    const from = `2001:db8:${(nth >> 16).toString(16)}:${(nth & 0xffff).toString(16)}::1`
    const email = `crash-${crypto.randomUUID()}@example.com`
    const details = { firstName: 'Crash', lastName: 'Test', email, password: 'correct horse battery' }
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(details),
    }).catch(() => undefined)
    if (answer?.status === 201) acknowledged.registrations.add(email)
    else await sleep(20)
  }
}

async function insert(): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  pool.on('error', () => undefined)
  for (let id = 1; writing; id++) {
    const done = await pool.query('insert into crash_bench values ($1)', [id]).catch(() => undefined)
    if (done === undefined) await sleep(20)
    else acknowledged.inserts.add(id)
  }
  await pool.end()
}

function within<Result>(work: Promise<Result>): Promise<Result> {
  const tooLong = sleep(longestRecovery, undefined, { ref: false }).then(() => {
    throw new Error(`did not recover within ${longestRecovery / 1000} s`)
  })
  return Promise.race([work, tooLong])
}
