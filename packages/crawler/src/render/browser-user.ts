import { readFile } from 'node:fs/promises'

export interface BrowserUser {
  uid: number
  gid: number
}

// Above the uids that systems assign and within the range that containers map.
const firstUid = 60_989

/**
 * Pages run untrusted code, so a server running as root starts the browser with an unused uid, which owns no
 * files. Null when not running as root.
 */
export async function chooseBrowserUser(accounts = '/etc/passwd'): Promise<BrowserUser | null> {
  if (process.getuid?.() !== 0) return null
  const lines = (await readFile(accounts, 'utf8').catch(() => '')).split('\n')
  const taken = new Set(lines.flatMap((line) => line.split(':').slice(2, 4).map(Number)))
  let uid = firstUid
  while (taken.has(uid)) uid++
  return { uid, gid: uid }
}
