import { randomBytes } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A name for a data folder. The launcher makes the folder itself, so that PostgreSQL's user may enter it. */
export function newDataFolder(): string {
  return join(tmpdir(), `foyer-test-${randomBytes(6).toString('hex')}`)
}

export async function removeDataFolder(dataDir: string): Promise<void> {
  // Where PostgreSQL's user can't enter the folder, its files lie elsewhere and a link leads there.
  const elsewhere = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (elsewhere !== undefined) await rm(elsewhere, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
