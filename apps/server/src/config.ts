import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { allowedHosts } from '@foyer/crawler/fetch/check-url'
import { z } from 'zod'
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

function areHosts(entries: readonly string[]): boolean {
  try {
    allowedHosts(entries)
    return true
  } catch {
    return false
  }
}

const settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be between 0 and 65535')
    .max(65_535, 'must be between 0 and 65535')
    .default(3_000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUST_PROXY: flag.default(false),
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
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

export type Config = {
  port: number
  host: string
  /** How the outside reaches this server; asked for late, because port 0 is only known once listening. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  secretKey: string | null
  trustProxy: boolean
  logLevel: string
  /** Hosts that may be scanned although they are private: intranets, and sites made in tests. */
  crawlAllowHosts: readonly string[]
  /** The browser for pages that are empty without JavaScript; looked for where browsers usually are if not named. */
  chromiumPath: string | null
  /** The folders programs are looked for in. */
  searchPath: string
}

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
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    crawlAllowHosts: value.CRAWL_ALLOW_HOSTS,
    chromiumPath: value.CHROMIUM_PATH ?? null,
    searchPath: value.PATH,
  }
}
