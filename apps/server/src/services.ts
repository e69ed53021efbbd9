import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { AnsweringPools } from './knowledge/answering/answering-pools.ts'
import type { Models } from './knowledge/models/open-models.ts'
import type { LoadedKnowledge } from './knowledge/prompt/loaded-knowledge.ts'
import type { ReadingPool } from './knowledge/reading/reading-pool.ts'
import type { SiteCrawler } from './knowledge/scans/site-crawler.ts'
import type { DeliverySettings } from './machines/webhooks/delivery-settings.ts'
import type { PaymentProvider } from './money/billing/provider.ts'
import type { CountStored } from './money/usage/count-stored.ts'
import type { RegistrationLimits } from './people/auth/limits/registration-limits.ts'
import type { Passwords } from './people/auth/passwords.ts'
import type { Secrets } from './platform/crypto/secrets.ts'
import type { Database } from './platform/db/client.ts'
import type { Listener } from './platform/db/listen.ts'
import type { Downloads } from './platform/http/downloads.ts'
import type { OpenStreams } from './platform/http/streams/open-streams.ts'
import type { Queue } from './platform/jobs/queue.ts'
import type { SampleSite } from './platform/sample-site/own-address.ts'
import type { FileStore } from './talk/files/file-store.ts'

/** Dependencies of the slices, passed as arguments so that tests need no mocks. */
export type Services = {
  config: Config
  db: Database
  queue: Queue
  listener: Listener
  siteCrawler: SiteCrawler
  /** Required for all untrusted addresses. */
  fetch: GuardedFetch
  reading: ReadingPool
  answering: AnsweringPools
  knowledge: LoadedKnowledge
  sampleSite: SampleSite
  scanning: {
    /** How long an owner waits for a scan before it continues in the background. */
    backgroundAfterMs: number
    /** Concurrent scans per instance, and how many may be one account's. */
    atOnce: number
    atOncePerAccount: number
    /** Minimum time per turn while other scans are waiting. */
    shortTurnMs: number
    turnMs: number
    /** Polling interval for waiting scans. */
    pollMs: number
  }
  handingOver: {
    /** How long a visitor waits for a person. */
    patienceMs: number
    /** Interval for recording that a chat is open. */
    presenceMs: number
    /** After this time without activity, the assistant answers again. */
    silenceMs: number
    /** After this time away, visitors get a person's messages by mail. */
    mailAfterMs: number
  }
  registration: RegistrationLimits
  delivering: DeliverySettings
  models: Models
  passwords: Passwords
  downloads: Downloads
  secrets: Secrets
  files: FileStore
  /** Reported by slices above `usage`, which adds them up. */
  stored: readonly CountStored[]
  /** Null disables payments. */
  payments: PaymentProvider | null
  streams: OpenStreams
  log: FastifyBaseLogger
  now: () => Date
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
