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
import { Refusal } from './refusal.ts'

// Everything else that is queued is found again by what the tables say. Nothing else says that these were asked for.
const exported = [mailQueue, visitorMailQueue]
const atOnce = 500

/** Jobs that were asked for within the last day and have not been done; those at work may have to be done again. */
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

/** Fills the queue of a restored instance, within the transaction that fills its tables. */
export class RestoredJobs {
  count = 0
  readonly #pool: Pool
  readonly #tx: Queryable
  #queue: Queue | undefined

  constructor(pool: Pool, client: PoolClient) {
    this.#pool = pool
    // A transaction as everywhere else, but for who begins and ends it.
    this.#tx = drizzle({ client, casing }) as unknown as Queryable
  }

  async send({ job, data, after, group }: WaitingJob): Promise<void> {
    const known = exported.find(({ name }) => name === job)
    if (!known)
      throw new Refusal(`The backup was made by a newer Foyer: this one does not know the job ${job}.`)
    const queue = await this.#open()
    await queue.send(known, data, {
      in: this.#tx,
      ...(after && { after: new Date(after) }),
      ...(group && { group }),
    })
    this.count++
  }

  /** Jobs of scans are no part of a backup: each scan knows how far it got. */
  async requeueScans(): Promise<number> {
    return requeueAllScans({ queue: await this.#open() }, this.#tx)
  }

  async close(): Promise<void> {
    await this.#queue?.stop()
  }

  /** A new instance has no queue yet; this one works on nothing and makes the kinds of jobs as a start would. */
  async #open(): Promise<Queue> {
    if (this.#queue) return this.#queue
    this.#queue = createQueue(this.#pool.options, pino({ level: 'silent' }))
    await this.#queue.start(
      [...exported, scanQueue].map((kind): Job => ({ ...kind, atOnce: 0, run: async () => undefined })),
    )
    return this.#queue
  }
}
