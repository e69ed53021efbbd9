import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import type { Logger } from 'pino'
import { buildApp, jobs, storageCounts } from './app.ts'
import { type Config, publicUrlOf } from './config.ts'
import { createAnsweringPools } from './knowledge/answering/answering-pools.ts'
import { offerLocalModels } from './knowledge/models/offer-local-models.ts'
import { createModels } from './knowledge/models/open-models.ts'
import { createLoadedKnowledge } from './knowledge/prompt/loaded-knowledge.ts'
import { createReadingPool } from './knowledge/reading/reading-pool.ts'
import { crawlerName } from './knowledge/scans/crawler-name.ts'
import { scanSettings } from './knowledge/scans/scanning.ts'
import { createSiteCrawler } from './knowledge/scans/site-crawler.ts'
import { deliverySettings } from './machines/webhooks/delivery-settings.ts'
import { choosePayments } from './money/billing/choose-provider.ts'
import { reconcileAtStart } from './money/billing/stripe/reconcile.ts'
import { registrationLimits } from './people/auth/limits/registration-limits.ts'
import { openPasswords } from './people/auth/passwords.ts'
import { requireDatabaseKey } from './platform/crypto/require-database-key.ts'
import { deriveSecrets, loadSecretKey } from './platform/crypto/secrets.ts'
import { openDatabase } from './platform/db/client.ts'
import { explainState } from './platform/db/explain.ts'
import { createListener } from './platform/db/listen.ts'
import { migrate } from './platform/db/migrate.ts'
import type { ReachedDatabase } from './platform/db/reach-database.ts'
import { openDownloads } from './platform/http/downloads.ts'
import { OpenStreams } from './platform/http/streams/open-streams.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { queueOwnAssistants } from './platform/own-assistants/queue-own-assistants.ts'
import { createSampleSite } from './platform/sample-site/own-address.ts'
import { prepareAnswers } from './prepare-answers.ts'
import type { Services } from './services.ts'
import { StartFailure } from './start-failure.ts'
import { openFileStore } from './talk/files/file-store.ts'
import { handoffSettings } from './talk/handoff/handoff-settings.ts'

// The first seconds are for requests, so background work starts later.
const prepareDelayMs = 1_000
const ownAssistantDelayMs = 2_000

/** `close` stops everything in reverse order, the database last. */
export async function serve(config: Config, log: Logger, { connection, stop }: ReachedDatabase) {
  const closing: (() => Promise<unknown>)[] = [stop]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const { pool, db } = openDatabase(connection, (error) =>
      log.warn({ err: error }, 'a database connection was lost'),
    )
    closing.push(() => pool.end())
    const secretKey = await loadSecretKey(config.secretKey, config.dataDir)
    await migrate(pool, (client) => requireDatabaseKey(client, secretKey))

    const queue = createQueue(connection, log)
    const listener = createListener(connection, log)
    closing.push(() => listener.stop())
    await listener.start()
    const userAgent = crawlerName(publicUrlOf(config))
    const fetch = createGuardedFetch({ allowHosts: config.crawlAllowHosts, userAgent })
    closing.push(() => fetch.close())
    const warn = (sentence: string, detail: string) => log.warn({ detail }, sentence)
    const reading = createReadingPool({ warn })
    const answering = createAnsweringPools({ warn })
    closing.push(() => answering.close())
    closing.push(() => reading.close())
    const siteCrawler = createSiteCrawler({ ...config, fetch, userAgent, reading, log })
    closing.push(() => siteCrawler.close())
    let port: number | null = null
    const now = () => new Date()
    const secrets = deriveSecrets(secretKey)
    const services: Services = {
      config,
      db,
      queue,
      listener,
      siteCrawler,
      fetch,
      reading,
      answering,
      knowledge: createLoadedKnowledge({ db, answering, now }),
      sampleSite: createSampleSite(config, () => port),
      scanning: scanSettings,
      handingOver: handoffSettings,
      registration: registrationLimits,
      delivering: deliverySettings,
      passwords: openPasswords(),
      downloads: openDownloads(),
      models: createModels({ config, db, listener, log, now, secrets }),
      secrets,
      files: openFileStore(config.dataDir),
      stored: storageCounts,
      payments: choosePayments(config.payments, { db, now, log }),
      streams: new OpenStreams(),
      log,
      now,
    }
    const app = await buildApp(services)
    closing.push(() => queue.stop())
    await queue.start(jobs(services))
    await reconcileAtStart(services)
    closing.push(() => app.close())
    closing.push(async () => answering.windUp())
    await listen(app, config)
    port = (app.server.address() as AddressInfo).port
    const url = publicUrlOf({ ...config, port })
    // Both run in the background and may fail.
    const leaving = new AbortController()
    const unlessLeaving = (sentence: string) => (error: unknown) => {
      if (!leaving.signal.aborted) log.warn({ err: error }, sentence)
    }
    const later = (ms: number) => sleep(ms, undefined, { signal: leaving.signal, ref: false })
    const prepared = later(prepareDelayMs)
      .then(() => prepareAnswers(services, leaving.signal))
      .catch(unlessLeaving('what assistants know could not be read ahead of questions'))
    const taught = later(ownAssistantDelayMs)
      .then(() => queueOwnAssistants(services, url, leaving.signal))
      .catch(unlessLeaving('the assistant of this instance could not read its pages'))
    closing.push(() => {
      leaving.abort()
      return Promise.all([prepared, taught])
    })
    const offer = offerLocalModels(services, url).catch(() => null)
    return { url, close, offer }
  } catch (error) {
    await close()
    throw explainState(error, config)
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartFailure(
        `port ${port} is taken by another program. Set PORT to a free one, such as PORT=${port + 1}.`,
      )
    }
    if (code === 'EACCES')
      throw new StartFailure(`PORT ${port} needs more rights than this user has. Take one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`HOST ${host} is not an address of this machine.`)
    throw error
  }
}
