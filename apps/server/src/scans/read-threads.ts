import { createReadPool, type ReadPool } from '@foyer/crawler/read-pool/read-pool'

/** A thread to read on, shared by the scans under way and gone with the last of them: even idle it holds much memory. */
export function shareReadThreads() {
  let pool: ReadPool | null = null
  let borrowers = 0

  async function close() {
    const unused = pool
    pool = null
    await unused?.close()
  }

  return {
    borrow() {
      pool ??= createReadPool()
      borrowers++
      return {
        read: pool.read,
        async giveBack() {
          borrowers--
          if (borrowers === 0) await close()
        },
      }
    },
    close,
  }
}
