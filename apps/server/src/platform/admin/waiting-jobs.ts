import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import pino from 'pino'
import { requeueAllScans } from '../../knowledge/scans/requeue-scans.ts'
import { scanQueue } from '../../knowledge/scans/scan.ts'
import { mailQueue } from '../../people/mail/send-mail.ts'
import { visitorMailQueue } from '../../talk/handoff/mail-visitor.ts'
import { casing, type Queryable } from '../db/client.ts'
import { createQueue, type Job, type Queue } from '../jobs/queue.ts'
import type { WaitingJob } from './backup-format.ts'
import { CommandError } from './command-error.ts'

// Only these jobs are exported, because all others can be derived from the tables.
const exported = [mailQueue, visitorMailQueue]
const atOnce = 500

/** Unfinished jobs of the last day. Running ones may be repeated. */
export async function* readWaitingJobs(client: PoolClient): AsyncGenerator<WaitingJob> {
  const { rows: tables } = await client.query(`select to_regclass('pgboss.job') as found`)
  // An instance that was never started has no queue yet.
  if (tables[0]?.found === null) return
  const names = exported.map(({ name }) => `'${name}'`).join(', ')
  await client.query(
    `declare waiting_jobs no scroll cursor for
       select name as job, data, to_jsonb(job) ->> 'group_id' as "group",
              case when start_after > now() then start_after end as after
         from pgboss.job
        where name in (${names}) and state < 'completed' and created_on > now() - interval '1 day'
        order by created_on, id`,
  )
  for (;;) {
    const { rows } = await client.query<WaitingJob>(`fetch ${atOnce} from waiting_jobs`)
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('close waiting_jobs')
}

/** Queues restored jobs in the import's transaction. */
export class RestoredJobs {
  count = 0
  readonly #pool: Pool
  readonly #tx: Queryable
  #queue: Queue | undefined

  constructor(pool: Pool, client: PoolClient) {
    this.#pool = pool
    this.#tx = drizzle({ client, casing }) as unknown as Queryable
  }

  async send({ job, data, after, group }: WaitingJob): Promise<void> {
    const known = exported.find(({ name }) => name === job)
    if (!known)
      throw new CommandError(`The backup was made by a newer Foyer: this one does not know the job ${job}.`)
    const queue = await this.#open()
    await queue.send(known, data, {
      in: this.#tx,
      ...(after && { after: new Date(after) }),
      ...(group && { group }),
    })
    this.count++
  }

  /** Scan jobs aren't exported, because scans store their own progress. */
  async requeueScans(): Promise<number> {
    return requeueAllScans({ queue: await this.#open() }, this.#tx)
  }

  async close(): Promise<void> {
    await this.#queue?.stop()
  }

  /** Creates the queue tables of a new instance without processing jobs. */
  async #open(): Promise<Queue> {
    if (this.#queue) return this.#queue
    this.#queue = createQueue(this.#pool.options, pino({ level: 'silent' }))
    await this.#queue.start(
      [...exported, scanQueue].map((kind): Job => ({ ...kind, atOnce: 0, run: async () => undefined })),
    )
    return this.#queue
  }
}
