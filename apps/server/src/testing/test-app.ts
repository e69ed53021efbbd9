import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp, jobs } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { deriveSecrets } from '../crypto/secrets.ts'
import { openDatabase } from '../db/client.ts'
import { createQueue } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { createTestDatabase } from './database.ts'

export type Answer<Body = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: Body
  text: string
}

type Call = { token?: string | null; body?: unknown; headers?: Record<string, string> }

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The real server on a database of its own. `clock` moves its time; `jobs` runs its workers. */
export async function startTestApp(options: { jobs?: boolean; environment?: Record<string, string> } = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'))
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', PORT: '0', ...options.environment }),
    dataDir,
  }
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const { pool, db } = openDatabase(database.connection, () => {})
  const queue = createQueue(database.connection, log)
  let ahead = 0
  const services: Services = {
    config,
    db,
    queue,
    secrets: deriveSecrets('a secret for tests, long enough to be one'),
    streams: new Set(),
    log,
    now: () => new Date(Date.now() + ahead),
  }
  const app = await buildApp(services)
  if (options.jobs) await queue.start(jobs(services))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

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
      body: json ? JSON.parse(text) : (text as Body),
    }
  }

  return {
    url,
    connection: database.connection,
    call,
    services,
    logged,
    clock: {
      advance(ms: number) {
        ahead += ms
      },
    },
    async close() {
      await app.close()
      await queue.stop()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
