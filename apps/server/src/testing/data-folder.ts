import { randomBytes } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { realpath, rm } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const newName = () => `foyer-test-${randomBytes(6).toString('hex')}`

/** The launcher creates the folder itself, so that PostgreSQL's user may enter it. */
export function newDataFolder(): string {
  return join(tmpdir(), newName())
}

const gigabyte = 2 ** 30
/** Linux's in-memory folder, often too small in containers. */
const memory = '/dev/shm'

/** Prefers memory: copying and dropping a database touches hundreds of files, which takes a disk ten times as long. */
export function newDataFolderInMemory(): string {
  return roomInMemory() > gigabyte ? join(memory, newName()) : newDataFolder()
}

function roomInMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem() / 4)
  } catch {
    return 0
  }
}

export async function removeDataFolder(dataDir: string): Promise<void> {
  // If PostgreSQL's user can't enter the folder, its files are elsewhere behind a link.
  const elsewhere = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (elsewhere !== undefined) await rm(elsewhere, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
