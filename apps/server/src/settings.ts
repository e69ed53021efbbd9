import { accessSync, constants } from 'node:fs'
import type { ModelProvider } from '@foyer/contract/model-providers'
import { allowedHosts } from '@foyer/crawler/fetch/check-url'
import { z } from 'zod'
import { mailFrom, smtpUrl } from './people/mail/mail-settings.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'
import { readTrustedProxies, type TrustedProxies } from './platform/http/trusted-proxies.ts'

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** URLs are built from it, and our paths begin at the root. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { pathname, search, hash, username, password } = new URL(address)
  return /^\/*$/.test(pathname) && search + hash + username + password === ''
}

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

export const settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be between 0 and 65535')
    .max(65_535, 'must be between 0 and 65535')
    .default(3_000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl
    .refine(
      isOrigin,
      'must be the address of the server alone, such as https://chat.example.com: no path is served',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
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
  MODEL_VERIFY: z.string().trim().min(1, 'must be auto, always, off or the name of a model').optional(),
  MODEL_EMBEDDINGS: z.string().trim().min(1, 'must be off or the name of a model').optional(),
  MODEL_READS_FACTS: flag.default(true),
  MODEL_INPUT_TOKENS: positive.int('must be a whole number').min(500, 'must be at least 500').optional(),
  MODEL_SITE_TOKENS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(8_000),
  MODEL_OUTPUT_TOKENS: positive.int('must be a whole number').default(700),
  MODEL_INPUT_PRICE: dollars.optional(),
  MODEL_OUTPUT_PRICE: dollars.optional(),
  MODEL_CACHED_PRICE: dollars.optional(),
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
  MAIL_ABUSE: z.email('must be an address such as abuse@example.com').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

export type Settings = z.infer<typeof settings>
