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
import type { Passwords } from './people/auth/passwords.ts'
import type { RegistrationLimits } from './people/auth/registration-limits.ts'
import type { Secrets } from './platform/crypto/secrets.ts'
import type { Database } from './platform/db/client.ts'
import type { Listener } from './platform/db/listen.ts'
import type { Downloads } from './platform/http/downloads.ts'
import type { OpenStreams } from './platform/http/open-streams.ts'
import type { Queue } from './platform/jobs/queue.ts'
import type { SampleSite } from './platform/sample-site/own-address.ts'
import type { FileStore } from './talk/files/file-store.ts'

/** What every slice is handed. Nothing reaches for a singleton, so tests need no mocks. */
export type Services = {
  config: Config
  db: Database
  queue: Queue
  listener: Listener
  siteCrawler: SiteCrawler
  /** The only way to an address that somebody gave. */
  fetch: GuardedFetch
  reading: ReadingPool
  answering: AnsweringPools
  knowledge: LoadedKnowledge
  sampleSite: SampleSite
  scanning: {
    /** How long a creation or a rescan keeps its owner waiting before it goes on in the background. */
    backgroundAfterMs: number
    /** Scans that run at once in an instance, and how many of them may be one account's. */
    atOnce: number
    atOncePerAccount: number
    /** How long one has its place at least, when all are taken and another wants to begin, or to go on. */
    shortTurnMs: number
    turnMs: number
    /** How often it is looked who waits, while all places are taken. */
    lookMs: number
  }
  handingOver: {
    /** How long a visitor who asked for a person waits for one. */
    patienceMs: number
    /** How often an open chat is noted as open. */
    presenceMs: number
    /** A person who did nothing for so long is gone: the next question is the assistant's. */
    silenceMs: number
    /** How long a visitor may be away before a person's words are sent by mail. */
    mailAfterMs: number
  }
  registration: RegistrationLimits
  delivering: DeliverySettings
  /** Which language model answers, as the environment or an operator chose. */
  models: Models
  passwords: Passwords
  downloads: Downloads
  secrets: Secrets
  files: FileStore
  /** Each slice that stores much says how much of it is an account's: usage/ adds it up and stands below them. */
  stored: readonly CountStored[]
  /** Null where nothing can be bought. */
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
