import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '../db/client.ts'
import { StorableClient } from '../db/storable-client.ts'
import { loggableError } from '../logs/loggable-error.ts'
import { createPlacesInLine } from './places-in-line.ts'

/** One kind of work, done once by any instance. A handler may run twice after a crash: make it idempotent. */
export type Job<Data extends object = object> = {
  name: string
  /** Tried again this often, later and later. */
  retries?: number
  /** How late at most the next try comes. */
  longestWaitSeconds?: number
  /** Generous: a job that outlives it is run again beside the first. */
  expireInSeconds?: number
  /** Set to have the work noticed as dead within this time, when a process is killed. */
  heartbeatSeconds?: number
  /** How many run at once in one process; with none, it is only queued here. */
  atOnce?: number
  /** How many of one group run at once in one process. Others of the group wait and hold up nobody. */
  atOncePerGroup?: number
  /** A cron line in UTC, for work that repeats. */
  every?: string
  /** `isLastTry`: where this one fails, nobody comes back to it. */
  run(data: Data, signal: AbortSignal, isLastTry?: boolean): Promise<void>
}

export type Queue = {
  send<Data extends object>(
    job: Pick<Job<Data>, 'name'>,
    data: Data,
    /** `in`: sent when that transaction commits, and not at all if it doesn't. */
    options?: {
      after?: Date
      in?: Queryable
      /**
       * Who takes turns with others: an account, or the network that somebody comes from. Never what they can have many of,
       * such as a webhook. Of the same priority, those who sent few are before those who sent many.
       */
      group?: string
      /** Higher ones are begun before lower ones, whenever they were sent. */
      priority?: number
    },
  ): Promise<void>
  /** What the jobs of this kind are handed that are queued or at work, on any instance. */
  listLiving<Data extends object>(job: Pick<Job<Data>, 'name'>, options: { in: Queryable }): Promise<Data[]>
  /** Takes out whatever is queued, at work or done for an account: what jobs are handed holds people's words. */
  forget(accountId: string, options: { in: Queryable }): Promise<void>
  start<Data extends object>(jobs: readonly Job<Data>[]): Promise<void>
  stop(): Promise<void>
}

// Places in line within one priority.
const steps = 1_000_000

const drainMs = 20_000
const usualRetries = 3

// New work is announced; polling finds what comes due later, such as another try.
// Many workers look seldom each, so that together they look no less often.
const fewWorkers = 3
const polling = (workers: number) => {
  const seconds = workers > fewWorkers ? 5 : 2
  return { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
}

export function createQueue(
  connection: pg.PoolConfig,
  log: FastifyBaseLogger,
  /** How soon the jobs of a killed process are noticed as dead; pg-boss would take a minute. */
  { superviseSeconds = 10 } = {},
): Queue {
  const { host, port, user, password, database, connectionString } = connection
  const clients: Pick<pg.PoolConfig, 'Client'> = { Client: StorableClient }
  const boss = new PgBoss({
    // Handed on to the pool: what jobs carry, and how they failed, holds words of sites and of people.
    ...clients,
    ...(connectionString
      ? { connectionString }
      : { host, port, user, password: password as string, database }),
    application_name: 'foyer jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // How soon a worker sees what was counted, and stops pausing between jobs.
    queueCacheIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue stumbled'))
  const stopping = new AbortController()
  const placeOf = createPlacesInLine()
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
    async listLiving<Data extends object>({ name }: Pick<Job<Data>, 'name'>, { in: db }: { in: Queryable }) {
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
          retryLimit: job.retries ?? usualRetries,
          retryBackoff: true,
          retryDelay: 5,
          ...(job.longestWaitSeconds && { retryDelayMax: job.longestWaitSeconds }),
          expireInSeconds: job.expireInSeconds ?? 900,
          ...(job.heartbeatSeconds && { heartbeatSeconds: job.heartbeatSeconds }),
          notify: true,
        })
        const workers = job.atOnce ?? 1
        const options = {
          // With jobs waiting, the next is taken without a pause.
          burstWhenReadyExceeds: 1,
          ...polling(workers),
          localConcurrency: workers,
          // Counted here and not in the database, where workers that look at the same moment miss each other's.
          ...(job.atOncePerGroup && { localGroupConcurrency: Math.min(job.atOncePerGroup, workers) }),
        }
        const work = async ([task]: { data: object; signal: AbortSignal; retryCount: number }[]) => {
          if (!task) return
          const signal = AbortSignal.any([task.signal, stopping.signal])
          try {
            await job.run(task.data as never, signal, task.retryCount >= (job.retries ?? usualRetries))
          } catch (error) {
            // It is stored beside the job, with all fields it has: people's words and a whole site are among them.
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
      // First: what a job gives back when it is told of the stop is for another instance, and would be taken here again.
      await Promise.all(worked.map((name) => boss.offWork(name, { wait: false })))
      stopping.abort()
      await boss.stop({ graceful: true, timeout: drainMs })
    },
  }
}
