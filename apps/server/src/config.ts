import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import type { ModelProvider } from '@foyer/contract/model-providers'
import { allowedHosts } from '@foyer/crawler/fetch/check-url'
import { z } from 'zod'
import { isLoopbackHost } from './http/loopback.ts'
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'
import { type MailSettings, mailFrom, readMail, smtpUrl } from './mail/mail-settings.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { StartFailure } from './start-failure.ts'

// The only reader of the environment. Every setting is checked here, once, at start.

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const positive = z.coerce.number({ error: 'must be a number' }).positive('must be more than 0')
const dollars = z.coerce.number({ error: 'must be a number of dollars' }).min(0, 'must not be negative')

const model = z
  .string()
  .regex(
    /^(openai|anthropic|google|compatible):\S+$/,
    'must look like openai:NAME, anthropic:NAME, google:NAME or compatible:NAME',
  )
  .transform((value) => {
    const provider = value.slice(0, value.indexOf(':')) as ModelProvider
    return { provider, name: value.slice(provider.length + 1) }
  })

function areHosts(entries: readonly string[]): boolean {
  try {
    allowedHosts(entries)
    return true
  } catch {
    return false
  }
}

const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  const proxies = readTrustedProxies(value.trim())
  if (proxies !== null) return proxies
  context.addIssue(
    'must be false, how many proxies stand in front (1, 2, …), or their addresses (10.0.0.7, 10.1.0.0/16), comma-separated',
  )
  return z.NEVER
})

const localModels = z.string().transform((value, context): string[] => {
  if (value.trim() === 'off') return []
  const addresses = value.split(',').flatMap((entry) => entry.trim() || [])
  if (addresses.every(isOwnAddress)) return addresses.map((address) => new URL(address).origin)
  context.addIssue('must be off, or addresses of this machine (http://127.0.0.1:11434), comma-separated')
  return z.NEVER
})

function isOwnAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname } = new URL(address)
  return protocol === 'http:' && pathname === '/' && isLoopbackHost(hostname)
}

const settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be between 0 and 65535')
    .max(65_535, 'must be between 0 and 65535')
    .default(3_000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.transform((value) => value.replace(/(?<!\/)\/+$/, '')).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  SECRET_KEY_NEW: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUST_PROXY: trustedProxies.default(false),
  SPEECH_BASE_URL: httpUrl.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEAK_MODEL: z.string().optional(),
  SPEAK_VOICE: z.string().default('alloy'),
  LISTEN_MODEL: z.string().optional(),
  MODEL: model.optional(),
  MODEL_BASE_URL: httpUrl.transform((value) => value.replace(/(?<!\/)\/+$/, '')).optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_SEES: flag.optional(),
  MODEL_FIRST_TOKEN_SECONDS: positive.default(8),
  MODEL_NEXT_TOKEN_SECONDS: positive.default(6),
  MODEL_TOTAL_SECONDS: positive.default(25),
  MODEL_VERIFY: z.string().trim().min(1, 'must be on, off or the name of a model').optional(),
  MODEL_EMBEDDINGS: z.string().trim().min(1, 'must be off or the name of a model').optional(),
  MODEL_READS_FACTS: flag.default(true),
  MODEL_INPUT_TOKENS: positive.int('must be a whole number').min(500, 'must be at least 500').default(8_000),
  MODEL_OUTPUT_TOKENS: positive.int('must be a whole number').default(700),
  MODEL_INPUT_PRICE: dollars.optional(),
  MODEL_OUTPUT_PRICE: dollars.optional(),
  MODEL_MONTHLY_BUDGET: dollars.optional(),
  LOCAL_MODELS: localModels.default(['http://127.0.0.1:11434', 'http://127.0.0.1:1234']),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\S+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_BASE: httpUrl.transform((value) => value.replace(/(?<!\/)\/+$/, '')).optional(),
  PAYMENTS: z.enum(['sandbox'], { error: 'must be sandbox, or left out' }).optional(),
  CRAWL_ALLOW_HOSTS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(areHosts, 'must be a comma-separated list of host, host:port or host:*')
    .default([]),
  CHROMIUM_PATH: z.string().refine(isProgram, 'does not name a program').optional(),
  PATH: z.string().default(''),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

type Settings = z.infer<typeof settings>

/** How long visitors wait for any model, and how much it reads and says. */
export type ModelLimits = {
  firstTokenMs: number
  /** The longest silence once it has begun. */
  nextTokenMs: number
  totalMs: number
  inputTokens: number
  outputTokens: number
}

/** A model that answers. */
export type ModelSettings = ModelLimits & {
  provider: ModelProvider
  name: string
  baseUrl: string | null
  apiKey: string | null
  /** Whether it can be shown pictures. */
  sees: boolean
  /** The name of the model that looks at its sentences before they go out. */
  verifiedBy: string | null
  /** The name of the same provider's model that turns texts into numbers, to find what is alike in meaning. */
  embeddings: string | null
  /** Whether it reads the pages of a scan, too. */
  readsFacts: boolean
  /** Dollars for a million tokens. */
  prices: { input: number; output: number } | null
  monthlyBudgetUsd: number | null
}

/** What the environment says of whichever model answers: it stands before what was chosen on a screen. */
export type ModelRules = {
  limits: ModelLimits
  /** `on`, `off` or a model's name. */
  verify: string | null
  sees: boolean | null
  /** `off` or a model's name. */
  embeddings: string | null
  /** Whether it reads the pages of a scan, too. */
  readsFacts: boolean
  monthlyBudgetUsd: number | null
}

/** Who takes the money. */
export type PaymentSettings =
  | {
      kind: 'stripe'
      secretKey: string
      /** Null only before Stripe is set up: the server does not start without. */
      webhookSecret: string | null
      /** Where Stripe's API is, if not where it always is: a stand-in for tests. */
      apiBase: string | null
    }
  /** Nobody is paid. Only who sits at this machine may use it, unless the operator wants it `everywhere`. */
  | { kind: 'sandbox'; everywhere: boolean }

export type Config = {
  port: number
  host: string
  /** How the outside reaches this server; asked for late, because port 0 is only known once listening. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  secretKey: string | null
  /** What `npm run admin -- rotate-secret` puts in its place; nothing else reads it. */
  newSecretKey: string | null
  /** Whose X-Forwarded-For is believed. */
  trustProxy: TrustedProxies
  /** The model that the environment names; without one the operator's choice answers, or the built-in answerer. */
  model: ModelSettings | null
  modelRules: ModelRules
  /** Addresses of this machine at which servers of models are looked for, to be offered. */
  localModels: readonly string[]
  /** Null where nothing can be bought. */
  payments: PaymentSettings | null
  logLevel: string
  /** The server that takes mails; without one they are kept in `DATA_DIR/outbox`. */
  mail: MailSettings | null
  /** A server with OpenAI's audio endpoints; either model may be missing. */
  speech: {
    baseUrl: string
    apiKey: string | null
    speakModel: string | null
    voice: string
    listenModel: string | null
  } | null
  /** Hosts that may be scanned although they are private: intranets, and sites made in tests. */
  crawlAllowHosts: readonly string[]
  /** The browser for pages that are empty without JavaScript; looked for where browsers usually are if not named. */
  chromiumPath: string | null
  /** The folders programs are looked for in. */
  searchPath: string
}

/** How the outside reaches this server. */
export const ownUrl = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>) =>
  publicUrl ?? `http://${shown(host)}:${port}`

const shown = (host: string) =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host

export const misspelt = (environment: Record<string, string | undefined> = process.env) =>
  misspeltSettings(environment, Object.keys(settings.shape))

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // An empty variable is how many tools say 'not set'.
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = settings.safeParse(present)
  if (!read.success) {
    throw new StartFailure(
      read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  }
  const value = read.data
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? null,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    secretKey: value.SECRET_KEY ?? null,
    newSecretKey: value.SECRET_KEY_NEW ?? null,
    trustProxy: value.TRUST_PROXY,
    model: readModel(value),
    modelRules: readModelRules(value),
    localModels: value.LOCAL_MODELS,
    payments: readPayments(value),
    logLevel: value.LOG_LEVEL,
    mail: readMail(value.SMTP_URL, value.MAIL_FROM),
    speech: value.SPEECH_BASE_URL
      ? {
          baseUrl: value.SPEECH_BASE_URL.replace(/(?<!\/)\/+$/, ''),
          apiKey: value.SPEECH_API_KEY ?? null,
          speakModel: value.SPEAK_MODEL ?? null,
          voice: value.SPEAK_VOICE,
          listenModel: value.LISTEN_MODEL ?? null,
        }
      : null,
    crawlAllowHosts: value.CRAWL_ALLOW_HOSTS,
    chromiumPath: value.CHROMIUM_PATH ?? null,
    searchPath: value.PATH,
  }
}

function readModel(value: Settings): ModelSettings | null {
  if (!value.MODEL) return null
  const { provider, name } = value.MODEL
  if (provider === 'compatible' && !value.MODEL_BASE_URL) {
    throw new StartFailure('MODEL_BASE_URL must say where the model of MODEL=compatible:… is served.')
  }
  if (provider !== 'compatible' && !value.MODEL_API_KEY) {
    throw new StartFailure(`MODEL_API_KEY must be set for MODEL=${provider}:${name}.`)
  }
  const { MODEL_INPUT_PRICE: input, MODEL_OUTPUT_PRICE: output } = value
  const prices = input !== undefined && output !== undefined ? { input, output } : null
  if (value.MODEL_MONTHLY_BUDGET !== undefined && !prices) {
    throw new StartFailure(
      'MODEL_MONTHLY_BUDGET needs MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE to count with.',
    )
  }
  const { limits, verify, sees, embeddings, readsFacts, monthlyBudgetUsd } = readModelRules(value)
  if (embedderOf(embeddings) && provider === 'anthropic')
    throw new StartFailure('MODEL_EMBEDDINGS must be left out: Anthropic has no embeddings.')
  return {
    ...limits,
    provider,
    name,
    baseUrl: value.MODEL_BASE_URL ?? null,
    apiKey: value.MODEL_API_KEY ?? null,
    sees: sees ?? seesUnlessTold(provider),
    verifiedBy: verifierOf(verify ?? 'off', name),
    embeddings: embedderOf(embeddings),
    readsFacts,
    prices,
    monthlyBudgetUsd,
  }
}

const readModelRules = (value: Settings): ModelRules => ({
  limits: {
    firstTokenMs: value.MODEL_FIRST_TOKEN_SECONDS * 1_000,
    nextTokenMs: value.MODEL_NEXT_TOKEN_SECONDS * 1_000,
    totalMs: value.MODEL_TOTAL_SECONDS * 1_000,
    inputTokens: value.MODEL_INPUT_TOKENS,
    outputTokens: value.MODEL_OUTPUT_TOKENS,
  },
  verify: value.MODEL_VERIFY ?? null,
  sees: value.MODEL_SEES ?? null,
  embeddings: value.MODEL_EMBEDDINGS ?? null,
  readsFacts: value.MODEL_READS_FACTS,
  monthlyBudgetUsd: value.MODEL_MONTHLY_BUDGET ?? null,
})

/** The large providers' models see; what an own server runs, nobody can tell from here. */
const seesUnlessTold = (provider: ModelProvider) => provider !== 'compatible'

/** What turns texts into numbers, by `off` or a name. */
export const embedderOf = (name: string | null) => (name === 'off' ? null : name)

/** Who looks at a model's sentences, by `on`, `off` or a name. */
export const verifierOf = (verify: string, name: string) =>
  verify === 'off' || verify === 'false' ? null : verify === 'on' || verify === 'true' ? name : verify

function readPayments(value: Settings): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  if (secretKey) {
    if (value.PAYMENTS === 'sandbox') {
      throw new StartFailure(
        'PAYMENTS=sandbox and STRIPE_SECRET_KEY are both set. Remove one: in the sandbox nobody is paid.',
      )
    }
    return {
      kind: 'stripe',
      secretKey,
      webhookSecret: webhookSecret ?? null,
      apiBase: value.STRIPE_API_BASE ?? null,
    }
  }
  const stray = webhookSecret ? 'STRIPE_WEBHOOK_SECRET' : value.STRIPE_API_BASE ? 'STRIPE_API_BASE' : null
  if (stray) throw new StartFailure(`${stray} is set, but STRIPE_SECRET_KEY is not.`)
  if (value.PAYMENTS === 'sandbox') return { kind: 'sandbox', everywhere: true }
  const host = value.PUBLIC_URL ? new URL(value.PUBLIC_URL).hostname : value.HOST
  return isLoopbackHost(host) ? { kind: 'sandbox', everywhere: false } : null
}
