import { execFile } from 'node:child_process'
import { access, chown, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartFailure } from '../../../start-failure.ts'
import { explainFileError, explainLog, lastLogLine } from './explain.ts'
import type { PostgresLocation } from './location.ts'
import { cleanEnvironment } from './postmaster.ts'

const run = promisify(execFile)

export const superuser = 'foyer'

/** Creates the cluster atomically if it is missing. */
export async function ensureCluster(
  place: PostgresLocation,
  native: string,
  durable: boolean,
): Promise<void> {
  try {
    if (await exists(join(place.cluster, 'PG_VERSION'))) return
    await create(place, native, durable)
  } catch (error) {
    throw explainFileError(error, place.dataDir)
  }
}

/** Cleans up after starts that were killed while creating a cluster. */
export async function removeUnfinished(place: PostgresLocation): Promise<void> {
  const prefix = `${basename(place.cluster)}.new-`
  for (const name of await readdir(place.base)) {
    if (!name.startsWith(prefix)) continue
    // Another start may still be writing this one and removes it itself.
    await rm(join(place.base, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

async function create(place: PostgresLocation, native: string, durable: boolean): Promise<void> {
  const { account } = place
  const unfinished = await mkdtemp(`${place.cluster}.new-`)
  const passwordFile = `${unfinished}.password`
  try {
    await writeFile(passwordFile, `${place.password}\n`, { mode: 0o600 })
    if (account !== undefined) {
      await chown(unfinished, account.uid, account.gid)
      await chown(passwordFile, account.uid, account.gid)
    }
    await runInitdb(place, native, [
      '-D',
      unfinished,
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ['--no-sync']),
    ])
    await rename(unfinished, place.cluster)
    if (durable) await syncFolder(dirname(place.cluster))
  } catch (error) {
    // Another start may have created the cluster first.
    if (await exists(join(place.cluster, 'PG_VERSION'))) return
    throw notEmpty(error, place)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** pg_trgm uses the system's character classes, which in plain C only cover English letters. */
const letters = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }[process.platform as string]

async function runInitdb(
  place: PostgresLocation,
  native: string,
  args: string[],
  ctype = letters,
): Promise<void> {
  const { account } = place
  // The built-in provider behaves the same on every system, unlike the old bundled ICU.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  if (ctype) locale.push(`--lc-ctype=${ctype}`)
  const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=scram-sha-256']
  try {
    await run(join(native, 'bin', 'initdb'), [...locale, ...access, '--no-instructions', ...args], {
      cwd: native,
      ...(process.platform === 'win32' ? {} : { env: cleanEnvironment }),
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    })
  } catch (error) {
    const { stderr = '', stdout = '', code } = error as { stderr?: string; stdout?: string; code?: unknown }
    if (code === 'ENOENT') {
      throw new StartFailure(
        'The bundled PostgreSQL does not run here: it needs glibc. Set DATABASE_URL instead.',
        {
          cause: error,
        },
      )
    }
    const words = `${stdout}\n${stderr}`
    // Without that locale, search is only slower outside English.
    if (ctype && ctype !== 'C' && /invalid locale/.test(words)) return runInitdb(place, native, args, 'C')
    throw (
      explainLog(words, place.dataDir) ??
      new StartFailure(`The database could not be created in ${place.dataDir}: ${lastLogLine(words)}`, {
        cause: error,
      })
    )
  }
}

function notEmpty(error: unknown, place: PostgresLocation): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST') return error
  return new StartFailure(
    `${place.cluster} holds something that is not a database. Move it away and start again.`,
    {
      cause: error,
    },
  )
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
