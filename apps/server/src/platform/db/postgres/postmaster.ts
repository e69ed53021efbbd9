import { execFile, spawn } from 'node:child_process'
import { open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { PostgresLocation } from './location.ts'

const run = promisify(execFile)
const largestLog = 5_000_000

/** PostgreSQL reads many variables, so none of the machine's are passed on. */
export const cleanEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }

export interface Postmaster {
  pid: number
  port: number
}

export interface Launch {
  alive(): boolean
  log(): Promise<string>
}

/** Finds PostgreSQL by its working directory, whichever process started it. */
export async function findPostmaster(place: PostgresLocation): Promise<Postmaster | undefined> {
  const written = await readPidFile(place)
  if (written === undefined || !(await isOurs(written.pid, place))) return undefined
  return written
}

/**
 * PostgreSQL refuses to start if the PID in its file belongs to another live process. It removes unused PIDs itself.
 */
export async function clearStalePidFile(place: PostgresLocation): Promise<void> {
  const before = await readPidFile(place)
  if (before === undefined || !processExists(before.pid) || (await isOurs(before.pid, place))) return
  const now = await readPidFile(place)
  if (now?.pid === before.pid) await rm(join(place.cluster, 'postmaster.pid'), { force: true })
}

export async function launch(
  place: PostgresLocation,
  native: string,
  port: number,
  durable: boolean,
): Promise<Launch> {
  const { account, logFile } = place
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  // Rotated only before a start, because a running PostgreSQL keeps the file open.
  if (size > largestLog) await rename(logFile, `${logFile}.1`)
  const offset = size > largestLog ? 0 : size
  const log = await open(logFile, 'a', 0o600)
  try {
    const args = ['-D', place.cluster, ...settings(place, port, durable)]
    const child = spawn(join(native, 'bin', 'postgres'), args, {
      cwd: native,
      // A separate session, so that Ctrl-C reaches only the server, which stops PostgreSQL last.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
      ...(process.platform === 'win32' ? {} : { env: cleanEnvironment }),
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    })
    let alive = true
    let spawnError = ''
    child.once('exit', () => {
      alive = false
    })
    child.once('error', (error) => {
      alive = false
      spawnError = `FATAL: ${error.message}`
    })
    child.unref()
    return {
      alive: () => alive,
      log: async () => (await readFile(logFile)).subarray(offset).toString('utf8') + spawnError,
    }
  } finally {
    await log.close()
  }
}

/** Never kills, because the next start would have to recover. */
export async function shutDown(place: PostgresLocation, native: string): Promise<void> {
  const found = await findPostmaster(place)
  if (found === undefined) return
  if (process.platform === 'win32') {
    await run(join(native, 'bin', 'pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60'])
    return
  }
  process.kill(found.pid, 'SIGINT')
  while (await isOurs(found.pid, place)) await sleep(20)
}

async function readPidFile(place: PostgresLocation): Promise<Postmaster | undefined> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n')
  // The file is written line by line. Without the port nobody can connect yet.
  return Number(pid) > 1 ? { pid: Number(pid), port: Number(port) || 0 } : undefined
}

async function isOurs(pid: number, place: PostgresLocation): Promise<boolean> {
  if (!processExists(pid)) return false
  if (process.platform === 'linux') {
    try {
      const [cwd, cluster, status] = await Promise.all([
        readlink(`/proc/${pid}/cwd`),
        realpath(place.cluster),
        readFile(`/proc/${pid}/stat`, 'utf8'),
      ])
      const state = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3)
      return cwd === cluster && status.includes('(postgres)') && state !== 'Z'
    } catch {
      return false
    }
  }
  if (process.platform === 'win32') {
    const listed = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).catch(() => ({ stdout: '' }))
    return listed.stdout.toLowerCase().includes('postgres')
  }
  const listed = await run('ps', ['-o', 'stat=,command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return !listed.stdout.trim().startsWith('Z') && listed.stdout.includes(place.cluster)
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function settings(place: PostgresLocation, port: number, durable: boolean): string[] {
  const chosen: Record<string, string> = {
    listen_addresses: place.overTcp ? '127.0.0.1' : '',
    unix_socket_directories: place.overTcp ? '' : place.socketDir,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements, parameters and error details contain personal data, which must not be logged.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
