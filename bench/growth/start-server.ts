import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { serve } from '../../packages/crawler/src/testing/serve.ts'
import { openBenchPractice } from '../chat/practice.ts'

/** Content of the served website, replaced for each input. */
export interface Site {
  page: string
  robots: string
  sitemap: string
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Starts a server with an owner, a website and a health watcher. */
export async function startServer() {
  const practice = await openBenchPractice({ CRAWL_ALLOW_HOSTS: '127.0.0.1:*' })
  const site: Site = { page: '', robots: '', sitemap: '' }
  const served = await serve((request, response) => {
    const body = { '/': site.page, '/robots.txt': site.robots, '/sitemap.xml': site.sitemap }[
      request.url ?? ''
    ]
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': request.url === '/' ? 'text/html' : 'text/plain' }).end(body)
  })
  const details = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'growth@example.com',
    password: 'correct horse battery',
  }
  const call = async (method: string, path: string, body?: unknown, token = '') => {
    const form = body instanceof FormData
    const response = await fetch(practice.url + path, {
      method,
      headers: {
        ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: form ? body : body === undefined ? null : JSON.stringify(body),
    })
    const answer = await response.text()
    return { status: response.status, body: answer ? JSON.parse(answer) : null }
  }
  const { body } = await call('POST', '/api/auth/register', details)
  await practice.pool.query(`update accounts set tier = 'admin' where email = $1`, [details.email])
  const health = new Worker(new URL('./watch-health.ts', import.meta.url), {
    workerData: { url: practice.url },
  })

  return {
    site,
    websiteUrl: `${served.origin}/`,
    as: (method: string, path: string, sent?: unknown) => call(method, path, sent, body.token),
    /** The longest health request since the last call. */
    async longestStall(): Promise<number> {
      health.postMessage('')
      const [ms] = (await once(health, 'message')) as [number]
      return ms
    },
    async close() {
      await health.terminate()
      await served[Symbol.asyncDispose]()
      await practice.close()
    },
  }
}
