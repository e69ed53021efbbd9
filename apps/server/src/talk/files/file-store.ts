import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Storage for visitors' files: a folder today, an object store tomorrow. */
export type FileStore = {
  /** Stores all of the file or nothing. */
  put(id: string, bytes: Readable): Promise<void>
  read(id: string): Promise<Buffer>
  /** Null if missing. */
  open(id: string): Promise<Readable | null>
  /** Ignores missing files. */
  remove(ids: readonly string[]): Promise<void>
  list(): AsyncIterable<{ id: string; storedAt: Date }>
  freeBytes(): Promise<number>
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Folders are named by the first two letters of the ids, because one folder with a million files is slow. */
export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files')
  const pathOf = (id: string) => join(root, id.slice(0, 2), id)

  return {
    async put(id, bytes) {
      const path = pathOf(id)
      const unfinished = `${path}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }))
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (id) => readFile(pathOf(id)),
    async open(id) {
      const stream = createReadStream(pathOf(id))
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream))
        stream.once('error', (error) => (isGone(error) ? resolve(null) : reject(error)))
      })
    },
    async remove(ids) {
      for (const id of ids) await rm(pathOf(id), { force: true })
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize
    },
    async *list() {
      for await (const folder of entries(root))
        for await (const file of entries(join(root, folder.name)))
          yield* found(join(root, folder.name, file.name), file.name)
    },
  }
}

async function* entries(folder: string) {
  try {
    for await (const entry of await opendir(folder)) yield entry
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

async function* found(path: string, id: string) {
  try {
    yield { id, storedAt: (await stat(path)).mtime }
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
