import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { CommandError } from './command-error.ts'

/** Collects files in a temporary folder and moves them into place at the end. */
export class RestoredFiles {
  count = 0
  readonly #place: string
  readonly #waiting: string
  #open: FileHandle | undefined
  #published = false

  constructor(place: string) {
    this.#place = place
    this.#waiting = `${place}.unfinished`
  }

  async refuseIfAny(): Promise<void> {
    const present = await readdir(this.#place).catch(() => [])
    if (present.length > 0) {
      throw new CommandError(
        `This instance is not empty (${this.#place} holds files). Import into a new one.`,
      )
    }
    await rm(this.#waiting, { recursive: true, force: true })
  }

  async begin(name: string): Promise<void> {
    await this.#close()
    const path = join(this.#waiting, ...name.split('/'))
    const inside = relative(this.#waiting, path)
    // Backups are untrusted, so paths must stay inside the folder.
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`)) {
      throw new CommandError(`The backup names a file outside of its folder (${name}). Nothing was imported.`)
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    this.#open = await open(path, 'wx', 0o600)
    this.count++
  }

  async append(bytes: Buffer): Promise<void> {
    await this.#open?.writeFile(bytes)
  }

  async publish(): Promise<void> {
    await this.#close()
    if (this.count === 0) return
    await rm(this.#place, { recursive: true, force: true })
    await rename(this.#waiting, this.#place)
    this.#published = true
  }

  async discard(): Promise<void> {
    await this.#close()
    await rm(this.#published ? this.#place : this.#waiting, { recursive: true, force: true })
  }

  async #close(): Promise<void> {
    await this.#open?.sync()
    await this.#open?.close()
    this.#open = undefined
  }
}
