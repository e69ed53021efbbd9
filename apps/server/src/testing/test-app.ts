import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGuardedFetch, type GuardedFetchOptions } from '@foyer/crawler/fetch/guarded-fetch'
import { buildApp, jobs, storageCounts } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { AnsweringPools } from '../knowledge/answering/answering-pools.ts'
import { createModels } from '../knowledge/models/open-models.ts'
import { createLoadedKnowledge } from '../knowledge/prompt/loaded-knowledge.ts'
import { crawlerName } from '../knowledge/scans/crawler-name.ts'
import { scanSettings } from '../knowledge/scans/scanning.ts'
import { createSiteCrawler } from '../knowledge/scans/site-crawler.ts'
import { deliverySettings } from '../machines/webhooks/delivery-settings.ts'
import { choosePayments } from '../money/billing/choose-provider.ts'
import type { PaymentProvider } from '../money/billing/provider.ts'
import { registrationLimits } from '../people/auth/limits/registration-limits.ts'
import { openPasswords } from '../people/auth/passwords.ts'
import { deriveSecrets } from '../platform/crypto/secrets.ts'
import { openDatabase } from '../platform/db/client.ts'
import { createListener } from '../platform/db/listen.ts'
import { openDownloads } from '../platform/http/downloads.ts'
import { OpenStreams } from '../platform/http/streams/open-streams.ts'
import { createQueue } from '../platform/jobs/queue.ts'
import { openLog } from '../platform/logs/open-log.ts'
import { createSampleSite } from '../platform/sample-site/own-address.ts'
import type { Services } from '../services.ts'
import { openFileStore } from '../talk/files/file-store.ts'
import { handoffSettings } from '../talk/handoff/handoff-settings.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { shareAnsweringPools, shareReadingPool } from './share-pools.ts'

export type Answer<Body = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: Body
  text: string
}

type Call = { token?: string | null; body?: unknown; headers?: Record<string, string> }

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type TestAppOptions = {
  jobs?: boolean
  environment?: Record<string, string>
  secretKey?: string
  /** Starts a second instance on the first one's database, which the first one drops. */
  beside?: { database: TestDatabase }
  scanning?: Partial<Services['scanning']>
  handingOver?: Partial<Services['handingOver']>
  queue?: Parameters<typeof createQueue>[2]
  answering?: AnsweringPools
  registration?: Partial<Services['registration']>
  delivering?: Partial<Services['delivering']>
  /** Hashing settings; `{}` uses the product's slow ones. */
  passwords?: Parameters<typeof openPasswords>[0]
  /** Replaces the configured payment provider. */
  payments?: (own: PaymentProvider | null) => PaymentProvider | null
  /** Shorter timeouts and a custom DNS lookup. */
  fetching?: Pick<GuardedFetchOptions, 'limits' | 'lookup'>
}

/** Nearly every test registers an owner, so hashing must be fast. */
const lowestCost = { memoryCost: 8, timeCost: 1 }

/** A busy machine may scan a small site slower than owners would wait. */
const patientScanning = { backgroundAfterMs: 280_000 }

/** Fails like a machine without a network. Tests that need DNS pass their own lookup. */
const failingLookup: NonNullable<GuardedFetchOptions['lookup']> = async (name) => {
  throw Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })
}

/** The real server on its own database. `clock` moves its time. */
export async function startTestApp(options: TestAppOptions = {}) {
  const database = options.beside?.database ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'))
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', PORT: '0', LOCAL_MODELS: 'off', ...options.environment }),
    dataDir,
  }
  const logged: string[] = []
  const { log, flushBursts } = openLog('debug', { write: (line: string) => void logged.push(line) })
  const { pool, db } = openDatabase(database.connection, () => {})
  const queue = createQueue(database.connection, log, options.queue)
  const listener = createListener(database.connection, log)
  await listener.start()
  const userAgent = crawlerName('http://127.0.0.1')
  const guardedFetch = createGuardedFetch({
    allowHosts: config.crawlAllowHosts,
    userAgent,
    lookup: failingLookup,
    ...options.fetching,
  })
  const reading = shareReadingPool()
  const answering = options.answering ?? shareAnsweringPools()
  const siteCrawler = createSiteCrawler({ ...config, fetch: guardedFetch, userAgent, reading, log })
  let ahead = 0
  let port: number | null = null
  const now = () => new Date(Date.now() + ahead)
  const secrets = deriveSecrets(options.secretKey ?? 'a secret for tests, long enough to be one')
  const payments = choosePayments(config.payments, { db, now, log })
  const services: Services = {
    config,
    db,
    queue,
    listener,
    siteCrawler,
    fetch: guardedFetch,
    reading,
    answering,
    knowledge: createLoadedKnowledge({ db, answering, now }),
    sampleSite: createSampleSite(config, () => port),
    scanning: { ...scanSettings, ...patientScanning, ...options.scanning },
    handingOver: { ...handoffSettings, ...options.handingOver },
    registration: { ...registrationLimits, ...options.registration },
    delivering: { ...deliverySettings, ...options.delivering },
    downloads: openDownloads(),
    passwords: openPasswords(options.passwords ?? { cost: lowestCost }),
    models: createModels({ config, db, listener, log, now, secrets }),
    secrets,
    files: openFileStore(config.dataDir),
    stored: storageCounts,
    payments: options.payments ? options.payments(payments) : payments,
    streams: new OpenStreams(),
    log,
    now,
  }
  const app = await buildApp(services)
  if (options.jobs) await queue.start(jobs(services))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  const url = `http://127.0.0.1:${port}`

  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers }: Call = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json && text ? JSON.parse(text) : (text as Body),
    }
  }

  return {
    url,
    connection: database.connection,
    call,
    services,
    routeTable: () => app.routeTable(),
    database,
    logged,
    /** Flushes the counted log lines, as at the end of a minute. */
    flushBursts,
    clock: {
      advance(ms: number) {
        ahead += ms
      },
    },
    async close() {
      await app.close()
      await queue.stop()
      await siteCrawler.close()
      await reading.close()
      await answering.close()
      await guardedFetch.close()
      await listener.stop()
      await pool.end()
      if (!options.beside) await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
