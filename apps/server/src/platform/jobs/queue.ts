import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '../db/client.ts'
import { StorableClient } from '../db/storable-client.ts'
import { loggableError } from '../logs/loggable-error.ts'
import { createSenderPlaces } from './sender-places.ts'

/** A kind of work, done once by any instance. Handlers must be idempotent, because they may run twice after a crash. */
export type Job<Data extends object = object> = {
  name: string
  retries?: number
  longestWaitSeconds?: number
  /** Generous, because a job that exceeds it is started again in parallel. */
  expireInSeconds?: number
  heartbeatSeconds?: number
  /** Concurrent runs per process. With 0, jobs are only queued. */
  atOnce?: number
  /** Concurrent runs per group and process. Other jobs of the group don't block workers. */
  atOncePerGroup?: number
  every?: string
  /** `isLastTry` means that a failure isn't retried. */
  run(data: Data, signal: AbortSignal, isLastTry?: boolean): Promise<void>
}

export type Queue = {
  send<Data extends object>(
    job: Pick<Job<Data>, 'name'>,
    data: Data,
    /** `in` sends the job when the transaction commits. */
    options?: {
      after?: Date
      in?: Queryable
      /**
       * Takes turns with other groups: an account or a network. Not things that one account can have many of, such as
       * webhooks.
       */
      group?: string
      priority?: number
    },
  ): Promise<void>
  listUnfinished<Data extends object>(
    job: Pick<Job<Data>, 'name'>,
    options: { in: Queryable },
  ): Promise<Data[]>
  /** Deletes all jobs of an account, because their data is personal. */
  forget(accountId: string, options: { in: Queryable }): Promise<void>
  start<Data extends object>(jobs: readonly Job<Data>[]): Promise<void>
  stop(): Promise<void>
}

const steps = 1_000_000

const drainMs = 20_000
const defaultRetries = 3

// New jobs are announced, so polling is only for delayed ones. Many workers poll less often each.
const fewWorkers = 3
const polling = (workers: number) => {
  const seconds = workers > fewWorkers ? 5 : 2
  return { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
}

export function createQueue(
  connection: pg.PoolConfig,
  log: FastifyBaseLogger,
  /** How soon jobs of killed processes are detected. pg-boss defaults to a minute. */
  { superviseSeconds = 10 } = {},
): Queue {
  const { host, port, user, password, database, connectionString } = connection
  const clients: Pick<pg.PoolConfig, 'Client'> = { Client: StorableClient }
  const boss = new PgBoss({
    // Passed on to the pool, because job data and errors contain text of sites and people.
    ...clients,
    ...(connectionString
      ? { connectionString }
      : { host, port, user, password: password as string, database }),
    application_name: 'foyer jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue stumbled'))
  const stopping = new AbortController()
  const placeOf = createSenderPlaces()
  let started = false
  const worked: string[] = []

  return {
    async send(job, data, { after, in: transaction, group, priority } = {}) {
      await boss.send(job.name, data, {
        ...(transaction && { db: fromDrizzle(transaction, sql) }),
        ...(after && { startAfter: after }),
        ...(group && { group: { id: group } }),
        priority:
          (priority ?? 0) * steps - (group ? Math.min(steps - 1, placeOf(`${job.name} ${group}`)) : 0),
      })
    },
    async listUnfinished<Data extends object>(
      { name }: Pick<Job<Data>, 'name'>,
      { in: db }: { in: Queryable },
    ) {
      const { rows } = await db.execute<{ data: Data }>(
        sql`select data from pgboss.job where name = ${name} and state < 'completed'`,
      )
      return rows.map(({ data }) => data)
    },
    async forget(accountId, { in: transaction }) {
      await transaction.execute(sql`delete from pgboss.job where data ->> 'accountId' = ${accountId}`)
    },
    async start(jobs) {
      await boss.start()
      started = true
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          retryLimit: job.retries ?? defaultRetries,
          retryBackoff: true,
          retryDelay: 5,
          ...(job.longestWaitSeconds && { retryDelayMax: job.longestWaitSeconds }),
          expireInSeconds: job.expireInSeconds ?? 900,
          ...(job.heartbeatSeconds && { heartbeatSeconds: job.heartbeatSeconds }),
          notify: true,
        })
        const workers = job.atOnce ?? 1
        const options = {
          burstWhenReadyExceeds: 1,
          ...polling(workers),
          localConcurrency: workers,
          // Counted locally, because workers polling at the same moment miss each other's counts in the database.
          ...(job.atOncePerGroup && { localGroupConcurrency: Math.min(job.atOncePerGroup, workers) }),
        }
        const work = async ([task]: { data: object; signal: AbortSignal; retryCount: number }[]) => {
          if (!task) return
          const signal = AbortSignal.any([task.signal, stopping.signal])
          try {
            await job.run(task.data as never, signal, task.retryCount >= (job.retries ?? defaultRetries))
          } catch (error) {
            // The queue stores errors with all their fields, which may contain personal data.
            throw Object.assign(new Error(), loggableError(error))
          }
        }
        if (workers > 0) {
          await boss.work(job.name, options, work)
          worked.push(job.name)
        }
        if (job.every) await boss.schedule(job.name, job.every, null, { tz: 'UTC' })
      }
    },
    async stop() {
      if (!started) return
      // Workers stop first, or they would take back jobs that are released on abort.
      await Promise.all(worked.map((name) => boss.offWork(name, { wait: false })))
      stopping.abort()
      await boss.stop({ graceful: true, timeout: drainMs })
    },
  }
}
