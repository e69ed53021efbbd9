import { isId } from '../../platform/http/ids.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { knownFileIds } from './store.ts'

const hour = 3_600_000
const batchSize = 500

/** Removes orphaned files of deleted assistants and accounts and of aborted uploads. */
export const sweepFiles = (services: Pick<Services, 'db' | 'files' | 'now'>): Job => ({
  name: 'sweep-files',
  every: '41 * * * *',
  run: (_data, signal) => sweep(services, signal),
})

async function sweep({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>, signal: AbortSignal) {
  // An upload in progress has its bytes before its row.
  const before = new Date(now().getTime() - hour)
  let batch: string[] = []
  const flush = async () => {
    const known = await knownFileIds(db, batch.filter(isId))
    await files.remove(batch.filter((id) => !known.has(id)))
    batch = []
  }
  for await (const { id, storedAt } of files.list()) {
    if (signal.aborted) return
    if (storedAt > before) continue
    batch.push(id)
    if (batch.length >= batchSize) await flush()
  }
  if (batch.length > 0) await flush()
}
