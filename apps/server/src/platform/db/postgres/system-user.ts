import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartFailure } from '../../../start-failure.ts'

const run = promisify(execFile)

export interface SystemUser {
  name: string
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root switches to the data's owner or a common system user. Undefined means no
 * switch.
 */
export async function chooseAccount(folders: string[]): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined)
    if (owner !== undefined && owner.uid !== 0) {
      return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }
    }
  }
  for (const name of ['postgres', 'nobody']) {
    const found = await lookUp(name)
    if (found !== undefined && found.uid !== 0) return found
  }
  throw new StartFailure(
    "PostgreSQL can't run as root, and this machine has neither a user 'postgres' nor 'nobody'. Start Foyer as an ordinary user, or set DATABASE_URL.",
  )
}

export async function canReach(account: SystemUser, path: string): Promise<boolean> {
  // Checked by the kernel as that user, because mode bits don't include ACLs.
  return run('/bin/sh', ['-c', 'test -x "$0"', path], { uid: account.uid, gid: account.gid, cwd: '/' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPERM' || error.code === 'EINVAL') throw cannotBecome(account, error)
      return false
    },
  )
}

function cannotBecome(account: SystemUser, cause: unknown): StartFailure {
  return new StartFailure(
    `PostgreSQL can't run as root, and this environment does not let root become ${account.name}. Start Foyer as an ordinary user, or set DATABASE_URL.`,
    { cause },
  )
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
