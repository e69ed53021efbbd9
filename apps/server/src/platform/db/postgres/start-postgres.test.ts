import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { StartFailure } from '../../../start-failure.ts'
import { newDataFolderInMemory, removeDataFolder } from '../../../testing/data-folder.ts'
import {
  joinPostgres,
  type PostgresConnection,
  type RunningPostgres,
  startPostgres,
} from './start-postgres.ts'

const log = { info: () => undefined, warn: () => undefined }
const running: RunningPostgres[] = []

vi.setConfig({ testTimeout: 120_000 })

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
})

// Creating a cluster is slow, so tests that don't need a new one share this.
const made = newDataFolderInMemory()
afterAll(() => removeDataFolder(made))

test('data survives a restart', async () => {
  const dataDir = made
  const first = await start(dataDir, true)
  await writeNote(first.connection, 'kept')
  await first.stop()
  await expect(ask(first.connection, 'select 1')).rejects.toThrow()

  const second = await start(dataDir, true)
  expect(await ask(second.connection, 'select text from note')).toEqual([{ text: 'kept' }])
  expect(
    await ask(second.connection, "select current_setting('fsync') as fsync, upper('é') as upper"),
  ).toEqual([{ fsync: 'on', upper: 'É' }])
  expect((await stat(join(dataDir, 'pg18'))).mode & 0o777).toBe(0o700)
})

test('PostgreSQL left by a killed server is adopted with all committed data', async () => {
  const dataDir = made
  const { server, connection } = await startInAnotherProcess(dataDir)
  await writeNote(connection, 'acknowledged')
  const orphan = await postmasterPid(dataDir)
  await kill(server)

  const adopted = await start(dataDir)
  expect(await postmasterPid(dataDir)).toBe(orphan)
  expect(await ask(adopted.connection, 'select text from note')).toEqual([{ text: 'acknowledged' }])
  await adopted.stop()
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT')
})

test('PostgreSQL killed under a running server restarts by itself', async () => {
  const dataDir = made
  const { connection } = await start(dataDir, true)
  await writeNote(connection, 'acknowledged')
  const before = await postmasterPid(dataDir)
  process.kill(before, 'SIGKILL')

  await eventually(async () => {
    expect(await ask(connection, 'select text from note')).toEqual([{ text: 'acknowledged' }])
  })
  expect(await postmasterPid(dataDir)).not.toBe(before)
})

test('when server and PostgreSQL are killed together, the next start recovers', async () => {
  const dataDir = made
  const { server, connection } = await startInAnotherProcess(dataDir, true)
  await writeNote(connection, 'acknowledged')
  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await kill(server)

  const next = await start(dataDir, true)
  expect(await ask(next.connection, 'select text from note')).toEqual([{ text: 'acknowledged' }])
})

test("a leftover process number that now belongs to someone else doesn't stop the start", async () => {
  const dataDir = made
  await (await start(dataDir)).stop()
  const pidFile = join(dataDir, 'pg18', 'postmaster.pid')
  for (const stale of [process.pid, 4_000_000]) {
    await writeFile(
      pidFile,
      `${stale}\n${join(dataDir, 'pg18')}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n`,
    )
    const owner = await stat(join(dataDir, 'pg18'))
    await chown(pidFile, owner.uid, owner.gid)
    const { connection, stop } = await start(dataDir)
    expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  }
})

test('a folder in use by a running instance is rejected by name, and that instance keeps running', async () => {
  const dataDir = made
  const { server, connection } = await startInAnotherProcess(dataDir)
  const refusal = startPostgres({ dataDir, log, durable: false })
  await expect(refusal).rejects.toThrow(StartFailure)
  await expect(refusal).rejects.toThrow(
    `The data folder ${dataDir} is in use by another running Foyer (foyer, process ${server.pid}).`,
  )
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('exactly one of two concurrent starts on a new folder wins', async () => {
  const dataDir = folder()
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir)])
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  const winner = outcomes.find((outcome) => outcome.status === 'fulfilled')
  expect(await ask(winner!.value.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('cleaning up a cluster that another start is still writing does not fail', async () => {
  const dataDir = made
  const unfinished = join(dataDir, 'pg18.new-other')
  await mkdir(unfinished, { recursive: true })
  let writing = true
  const writer = (async () => {
    // Keeps the folder non-empty during every step of the removal.
    for (let count = 0; writing; count += 1) {
      await mkdir(unfinished, { recursive: true }).catch(() => undefined)
      await writeFile(join(unfinished, String(count)), '').catch(() => undefined)
    }
  })()
  const { connection } = await start(dataDir)
  writing = false
  await writer
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command uses the running PostgreSQL and leaves it running', async () => {
  const dataDir = made
  const { connection } = await start(dataDir)
  const joined = await joinPostgres({ dataDir, log })
  expect(await ask(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await joined.stop()
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command starts PostgreSQL when none runs, and stops it again', async () => {
  const dataDir = made
  const joined = await joinPostgres({ dataDir, log, durable: false })
  running.push(joined)
  expect(await ask(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await joined.stop()
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT')
})

test('a path too long for a socket falls back to the loopback address with a password', async () => {
  const parent = folder()
  const dataDir = join(parent, 'a'.repeat(60), 'b'.repeat(60))
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const { connection } = await start(dataDir)
  expect(connection.host).toBe('127.0.0.1')
  expect(connection.port).toBeLessThan(32_768)
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(ask({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow('password')

  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await eventually(async () => {
    expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

test('a private data folder stays private and contains everything', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-closed-'))
  onTestFinished(() => removeDataFolder(dataDir))
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await stat(join(dataDir, 'pg18'))).isDirectory()).toBe(true)
  expect((await stat(dataDir)).mode & 0o767).toBe(0o700)
})

test('a data folder inside a private folder works for every user', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-private-'))
  await chmod(parent, 0o700)
  const dataDir = join(parent, 'data')
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  onTestFinished(() => removeDataFolder(dataDir))
  const first = await start(dataDir)
  await ask(first.connection, "create table note as select 'kept' as text")
  await first.stop()
  const second = await start(dataDir)
  expect(await ask(second.connection, 'select text from note')).toEqual([{ text: 'kept' }])
})

test('a data folder that is a file is rejected in one line', async () => {
  const dataDir = folder()
  await writeFile(dataDir, '')
  await expect(start(dataDir)).rejects.toThrow(`The data folder ${dataDir} can't be made`)
})

test('files that are not a database are left alone', async () => {
  const dataDir = folder()
  await mkdir(join(dataDir, 'pg18'), { recursive: true })
  await writeFile(join(dataDir, 'pg18', 'holiday.jpg'), 'photo')
  await expect(start(dataDir)).rejects.toThrow('holds something that is not a database')
  expect(await readFile(join(dataDir, 'pg18', 'holiday.jpg'), 'utf8')).toBe('photo')
})

function folder(): string {
  const dataDir = newDataFolderInMemory()
  onTestFinished(() => removeDataFolder(dataDir))
  return dataDir
}

/** Durable only in tests that kill PostgreSQL, because it slows down writes. */
async function start(dataDir: string, durable = false): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, log, durable })
  running.push(postgres)
  return postgres
}

async function startInAnotherProcess(
  dataDir: string,
  durable = false,
): Promise<{ server: ChildProcess; connection: PostgresConnection }> {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url))}
    const log = { info() {}, warn() {} }
    const { connection, stop } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, durable: ${durable} })
    process.once('SIGTERM', async () => { await stop(); process.exit() })
    process.stdout.write(JSON.stringify(connection))`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  })
  const [written] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, connection: JSON.parse(written.toString()) }
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8'), 10)
}

async function writeNote(connection: PostgresConnection, text: string): Promise<void> {
  await ask(connection, 'drop table if exists note')
  await ask(connection, 'create table note (text text)')
  await ask(connection, `insert into note values ('${text}')`)
}

async function ask(connection: PostgresConnection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const eventually = (attempt: () => Promise<void>) => vi.waitFor(attempt, { timeout: 90_000 })
