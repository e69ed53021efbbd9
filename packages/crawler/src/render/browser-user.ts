import { readFile } from 'node:fs/promises'

/** Who the browser runs as when that is not ourselves. */
export interface BrowserUser {
  uid: number
  gid: number
}

// The first number is above those that systems hand out, and below the last that containers know.
const firstUid = 60_989

/**
 * Pages run strangers' code, so a server that runs as root starts its browser as a user that owns nothing: not
 * `nobody` or `postgres`, to whom a database's files may belong, but a number that no account has. Null when we are
 * not root and have no rights to drop.
 */
export async function chooseBrowserUser(accounts = '/etc/passwd'): Promise<BrowserUser | null> {
  if (process.getuid?.() !== 0) return null
  const lines = (await readFile(accounts, 'utf8').catch(() => '')).split('\n')
  const taken = new Set(lines.flatMap((line) => line.split(':').slice(2, 4).map(Number)))
  let uid = firstUid
  while (taken.has(uid)) uid++
  return { uid, gid: uid }
}
