import { resolve } from 'node:path'
import type { ModelProvider } from '@foyer/contract/model-providers'
import { misspelledSettings } from './misspelled-settings.ts'
import { type MailSettings, readMail } from './people/mail/mail-settings.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'
import type { TrustedProxies } from './platform/http/trusted-proxies.ts'
import { type Settings, settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

// Only this file reads the environment. Settings are validated once at startup.

export type ModelLimits = {
  firstTokenMs: number
  /** The longest pause between tokens. */
  nextTokenMs: number
  totalMs: number
  inputTokens: number
  /** Sites up to this size are given to the model whole. 0 disables it. */
  siteTokens: number
  outputTokens: number
}

export type ModelSettings = ModelLimits & {
  provider: ModelProvider
  name: string
  baseUrl: string | null
  apiKey: string | null
  /** Whether it may call the search tool. Self-hosted models are tested first. */
  searches: boolean
  sees: boolean
  /** The provider's model that verifies sentences: all of them or only doubtful ones. */
  secondLook: { by: string; always: boolean } | null
  embeddings: string | null
  readsFacts: boolean
  /** Dollars per million tokens. Cached input costs the same by default. */
  prices: { input: number; output: number; cached: number | null } | null
  monthlyBudgetUsd: number | null
}

/** Settings from the environment for any model. They override the operator's choice. */
export type ModelRules = {
  /** Null lets the limit depend on the provider. */
  limits: Omit<ModelLimits, 'inputTokens'> & { inputTokens: number | null }
  /** `auto`, `always`, `off` or a model's name. */
  verify: string | null
  sees: boolean | null
  embeddings: string | null
  readsFacts: boolean
  monthlyBudgetUsd: number | null
}

export type PaymentSettings =
  | {
      kind: 'stripe'
      secretKey: string
      /** Null only during `stripe setup`. The server requires it. */
      webhookSecret: string | null
      apiBase: string | null
    }
  /** Takes no money, so only local browsers may use it unless the operator allows `everywhere`. */
  | { kind: 'sandbox'; everywhere: boolean }

export type Config = {
  port: number
  host: string
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  secretKey: string | null
  /** The replacement for `npm run admin -- rotate-secret`. */
  newSecretKey: string | null
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustedProxies
  /** The model from the environment. Otherwise the operator's choice or the built-in answerer is used. */
  model: ModelSettings | null
  modelRules: ModelRules
  localModels: readonly string[]
  /** Null disables payments. */
  payments: PaymentSettings | null
  logLevel: string
  /** Null stores mails in `DATA_DIR/outbox`. */
  mail: MailSettings | null
  /** A server with OpenAI's audio API. Either model may be missing. */
  speech: {
    baseUrl: string
    apiKey: string | null
    speakModel: string | null
    voice: string
    listenModel: string | null
  } | null
  crawlAllowHosts: readonly string[]
  /** For pages that need JavaScript. By default, usual locations are searched. */
  chromiumPath: string | null
  searchPath: string
}

export const publicUrlOf = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>) =>
  publicUrl ?? `http://${shown(host)}:${port}`

const shown = (host: string) =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host

export const misspelledVariables = (environment: Record<string, string | undefined> = process.env) =>
  misspelledSettings(environment, Object.keys(settings.shape))

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // Many tools pass unset variables as empty, and pasted values contain spaces.
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
  if (readEmbedder(embeddings) && provider === 'anthropic')
    throw new StartFailure('MODEL_EMBEDDINGS must be left out: Anthropic has no embeddings.')
  return {
    ...limitsOf(limits, provider),
    provider,
    name,
    baseUrl: value.MODEL_BASE_URL ?? null,
    apiKey: value.MODEL_API_KEY ?? null,
    searches: provider !== 'compatible',
    sees: sees ?? seesByDefault(provider),
    secondLook: readSecondLook(verify ?? 'auto', name),
    embeddings: readEmbedder(embeddings),
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

/** Self-hosted models usually have smaller contexts. */
export const limitsOf = (limits: ModelRules['limits'], provider: ModelProvider): ModelLimits => ({
  ...limits,
  inputTokens: limits.inputTokens ?? (provider === 'compatible' ? 8_000 : 16_000),
})

/** Self-hosted models may not support images. */
const seesByDefault = (provider: ModelProvider) => provider !== 'compatible'

export const readEmbedder = (name: string | null) => (name === 'off' ? null : name)

export function readSecondLook(verify: string, name: string): ModelSettings['secondLook'] {
  switch (verify) {
    case 'off':
    case 'false':
      return null
    case 'auto':
      return { by: name, always: false }
    // Older names of 'always'.
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
