import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFailure } from '../../../start-failure.ts'
import { explainFileError } from './explain.ts'
import { canReach, chooseAccount, type SystemUser } from './system-user.ts'

export interface PostgresLocation {
  dataDir: string
  /** `dataDir`, or another folder if the account can't access it. */
  base: string
  /** Includes the major version, so that a newer PostgreSQL never opens older files. */
  cluster: string
  socketDir: string
  logFile: string
  password: string
  /** Set on Windows and if the socket's path exceeds the kernel's limit. */
  overTcp: boolean
  account: SystemUser | undefined
}

const longestSocketPath = process.platform === 'linux' ? 107 : 103

export async function prepareLocation(dataDir: string): Promise<PostgresLocation> {
  try {
    return await prepare(dataDir)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

async function prepare(dataDir: string): Promise<PostgresLocation> {
  const asRoot = process.getuid?.() === 0
  // PostgreSQL's user must be able to traverse the folder.
  await makeFolder(dataDir, asRoot ? 0o711 : 0o700)
  const link = join(dataDir, 'postgres')
  const account = await chooseAccount([join(link, 'pg18'), join(dataDir, 'pg18'), dataDir])
  const base = await chooseBase(dataDir, link, account)

  const socketDir = join(base, 'run')
  await mkdir(socketDir, { recursive: true, mode: 0o700 })
  await chmod(socketDir, 0o700)
  if (account !== undefined) await chown(socketDir, account.uid, account.gid)

  const overTcp =
    process.platform === 'win32' || Buffer.byteLength(join(socketDir, '.s.PGSQL.5432')) > longestSocketPath
  return {
    dataDir,
    base,
    cluster: join(base, 'pg18'),
    socketDir,
    logFile: join(base, 'postgres.log'),
    password: await readOrCreatePassword(join(dataDir, 'postgres-password')),
    overTcp,
    account,
  }
}

async function chooseBase(
  dataDir: string,
  elsewhere: string,
  account: SystemUser | undefined,
): Promise<string> {
  const found = await lstat(elsewhere).catch(() => undefined)
  if (found?.isSymbolicLink()) {
    return realpath(elsewhere).catch((cause: unknown) => {
      // Creating an empty database instead would hide the lost one.
      throw new StartFailure(`${elsewhere} points to the database's folder, and that folder is gone.`, {
        cause,
      })
    })
  }
  const real = await realpath(dataDir)
  if (account === undefined || (await canReach(account, real))) return real
  if (await canReach(account, dirname(real))) {
    await allowTraversal(account, real)
    if (await canReach(account, real)) return real
  }

  // For example under /root, which others can't enter, so files are stored elsewhere and linked.
  await mkdir('/var/lib/foyer', { recursive: true, mode: 0o755 })
  const base = await mkdtemp('/var/lib/foyer/data-')
  await chmod(base, 0o711)
  await symlink(base, elsewhere)
  return base
}

/** Lets PostgreSQL's group traverse the folder without opening it to others. */
async function allowTraversal(account: SystemUser, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  await chown(folder, uid, account.gid)
  await chmod(folder, (mode & 0o707) | 0o010)
}

/** Node's recursive mkdir reports ENOENT for read-only disks and never returns under /proc. */
async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || (await exists(dirname(path)))) throw error
    await makeFolder(dirname(path))
    await mkdir(path, mode)
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function readOrCreatePassword(file: string): Promise<string> {
  const unfinished = `${file}.new-${process.pid}`
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  try {
    await writeFile(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    // Linking is atomic and never overwrites the password of another start.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return await readFile(file, 'utf8')
  } finally {
    await rm(unfinished, { force: true })
  }
}
