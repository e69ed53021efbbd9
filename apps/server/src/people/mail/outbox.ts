import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const mostKept = 200

/** Without a mail server, mails are stored as .eml files that any mail client opens. */
export async function writeToOutbox(
  dataDir: string,
  id: string,
  now: Date,
  message: Buffer,
): Promise<string> {
  const folder = join(dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Names sort by time. Windows forbids colons.
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}-${id}.eml`)
  await writeFile(`${path}.part`, message, { mode: 0o600 })
  await rename(`${path}.part`, path)
  const kept = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  for (const name of kept.slice(0, -mostKept)) await rm(join(folder, name), { force: true })
  return path
}
