import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Queryable } from './client.ts'

/**
 * Notifications between instances. `foyer_standing` reports ended or changed sessions, keys and assistants; database
 * triggers send it, so no code path can forget to.
 */
export type Channel =
  | 'foyer_scan'
  | 'foyer_knowledge'
  | 'foyer_notice'
  | 'foyer_live'
  | 'foyer_models'
  | 'foyer_registered'
  | 'foyer_standing'

export type NotificationHandler = {
  received(payload: string): void
  /** The connection was lost, so state must be read from the tables. */
  missed(): void
}

export type Listener = {
  start(): Promise<void>
  listen(channel: Channel, ear: NotificationHandler): () => void
  stop(): Promise<void>
}

const channels: readonly Channel[] = [
  'foyer_scan',
  'foyer_knowledge',
  'foyer_notice',
  'foyer_live',
  'foyer_models',
  'foyer_registered',
  'foyer_standing',
]
const heartbeatMs = 15_000
const longestWaitMs = 10_000

export async function notify(db: Queryable, channel: Channel, payload: string) {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Uses a dedicated connection, because LISTEN belongs to a session. */
export function createListener(connection: pg.PoolConfig, log: FastifyBaseLogger): Listener {
  const handlers = new Map<Channel, Set<NotificationHandler>>(channels.map((channel) => [channel, new Set()]))
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let failures = 0

  async function connect() {
    const next = new pg.Client({
      ...connection,
      application_name: 'foyer listener',
      keepAlive: true,
      query_timeout: heartbeatMs,
    })
    next.on('error', (error) => handleLoss(next, error))
    next.on('end', () => handleLoss(next, new Error('the connection ended')))
    next.on('notification', ({ channel, payload }) => {
      for (const ear of handlers.get(channel as Channel) ?? []) ear.received(payload ?? '')
    })
    client = next
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${channel}`)
    } catch (error) {
      if (client === next) client = null
      await close(next)
      throw error
    }
    failures = 0
    scheduleHeartbeat(next)
  }

  /** Detects connections that died silently. */
  function scheduleHeartbeat(target: pg.Client) {
    if (stopped || client !== target) return
    timer = setTimeout(() => {
      target.query('select 1').then(
        () => scheduleHeartbeat(target),
        (error) => handleLoss(target, error),
      )
    }, heartbeatMs)
  }

  function handleLoss(target: pg.Client, error: Error) {
    if (stopped || client !== target) return
    log.warn({ err: error }, 'the listening database connection was lost')
    client = null
    clearTimeout(timer)
    void close(target)
    reconnect()
  }

  function reconnect() {
    timer = setTimeout(
      () => {
        connect().then(
          () => {
            for (const each of handlers.values()) for (const ear of each) ear.missed()
          },
          () => {
            if (!stopped) reconnect()
          },
        )
      },
      Math.min(longestWaitMs, 200 * 2 ** Math.min(failures++, 10)),
    )
  }

  return {
    start: connect,
    listen(channel, ear) {
      handlers.get(channel)?.add(ear)
      return () => handlers.get(channel)?.delete(ear)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (client) await close(client)
      client = null
    },
  }
}

async function close(client: pg.Client) {
  client.removeAllListeners()
  // Ending a broken connection raises one more error.
  client.on('error', () => {})
  await client.end().catch(() => {})
}
