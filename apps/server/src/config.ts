import { resolve } from 'node:path'
import type { ModelProvider } from '@foyer/contract/model-providers'
import { misspeltSettings } from './misspelt-settings.ts'
import { type MailSettings, readMail } from './people/mail/mail-settings.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'
import type { TrustedProxies } from './platform/http/trusted-proxies.ts'
import { type Settings, settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

// The only reader of the environment. Every setting is checked here, once, at start.

/** How long visitors wait for any model, and how much it reads and says. */
export type ModelLimits = {
  firstTokenMs: number
  /** The longest silence once it has begun. */
  nextTokenMs: number
  totalMs: number
  inputTokens: number
  /** A website of no more tokens is given to it whole; 0: none is. */
  siteTokens: number
  outputTokens: number
}

/** A model that answers. */
export type ModelSettings = ModelLimits & {
  provider: ModelProvider
  name: string
  baseUrl: string | null
  apiKey: string | null
  /** Whether it may look things up by itself: a server of one's own, only where that was seen to work. */
  searches: boolean
  /** Whether it can be shown pictures. */
  sees: boolean
  /** The name of the model that looks at its sentences before they go out. */
  /** Which model of the same provider looks again at its sentences, those in doubt or all. */
  secondLook: { by: string; always: boolean } | null
  /** The name of the same provider's model that turns texts into numbers, to find what is alike in meaning. */
  embeddings: string | null
  /** Whether it reads the pages of a scan, too. */
  readsFacts: boolean
  /** Dollars for a million tokens; what the provider still knows costs as much as the rest, unless somebody says. */
  prices: { input: number; output: number; cached: number | null } | null
  monthlyBudgetUsd: number | null
}

/** What the environment says of whichever model answers: it stands before what was chosen on a screen. */
export type ModelRules = {
  /** How much it reads is null where nobody said: that depends on who serves it. */
  limits: Omit<ModelLimits, 'inputTokens'> & { inputTokens: number | null }
  /** `auto`, `always`, `off` or a model's name. */
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
  /**
   * A pretended provider: no money moves, so anybody who reached it could have a plan for nothing. That is why only a
   * browser on this machine may use it, unless the operator wants it `everywhere`.
   */
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

export const misspeltVariables = (environment: Record<string, string | undefined> = process.env) =>
  misspeltSettings(environment, Object.keys(settings.shape))

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // An empty variable is how many tools say 'not set', and what is pasted brings spaces along.
  const present = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
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
    mail: readMail(value.SMTP_URL, value.MAIL_FROM, value.MAIL_ABUSE),
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
  const { MODEL_INPUT_PRICE: input, MODEL_OUTPUT_PRICE: output, MODEL_CACHED_PRICE: cached = null } = value
  const prices = input !== undefined && output !== undefined ? { input, output, cached } : null
  if (value.MODEL_MONTHLY_BUDGET !== undefined && !prices) {
    throw new StartFailure(
      'MODEL_MONTHLY_BUDGET needs MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE to count with.',
    )
  }
  const { limits, verify, sees, embeddings, readsFacts, monthlyBudgetUsd } = readModelRules(value)
  if (embedderOf(embeddings) && provider === 'anthropic')
    throw new StartFailure('MODEL_EMBEDDINGS must be left out: Anthropic has no embeddings.')
  return {
    ...limitsOf(limits, provider),
    provider,
    name,
    baseUrl: value.MODEL_BASE_URL ?? null,
    apiKey: value.MODEL_API_KEY ?? null,
    searches: provider !== 'compatible',
    sees: sees ?? seesUnlessTold(provider),
    secondLook: secondLookOf(verify ?? 'auto', name),
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
    inputTokens: value.MODEL_INPUT_TOKENS ?? null,
    siteTokens: value.MODEL_SITE_TOKENS,
    outputTokens: value.MODEL_OUTPUT_TOKENS,
  },
  verify: value.MODEL_VERIFY ?? null,
  sees: value.MODEL_SEES ?? null,
  embeddings: value.MODEL_EMBEDDINGS ?? null,
  readsFacts: value.MODEL_READS_FACTS,
  monthlyBudgetUsd: value.MODEL_MONTHLY_BUDGET ?? null,
})

/** A server of one's own mostly reads less than the large providers' do. */
export const limitsOf = (limits: ModelRules['limits'], provider: ModelProvider): ModelLimits => ({
  ...limits,
  inputTokens: limits.inputTokens ?? (provider === 'compatible' ? 8_000 : 16_000),
})

/** The large providers' models see; what an own server runs, nobody can tell from here. */
const seesUnlessTold = (provider: ModelProvider) => provider !== 'compatible'

/** What turns texts into numbers, by `off` or a name. */
export const embedderOf = (name: string | null) => (name === 'off' ? null : name)

/** Who looks again at a model's sentences: by 'auto', 'always', 'off', or the name of another model. */
export function secondLookOf(verify: string, name: string): ModelSettings['secondLook'] {
  switch (verify) {
    case 'off':
    case 'false':
      return null
    case 'auto':
      return { by: name, always: false }
    // As it was called before.
    case 'on':
    case 'true':
    case 'always':
      return { by: name, always: true }
    default:
      return { by: verify, always: false }
  }
}

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
