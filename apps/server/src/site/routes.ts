import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { openToEverybody } from '../http/access.ts'
import { failureBody } from '../http/errors.ts'
import { Failure } from '../http/failure.ts'
import { pagePolicy } from '../http/security.ts'
import type { App, Services } from '../services.ts'
import { fileOf, publicPages, readBuilt, webDist } from './built-pages.ts'

/** One shell: the app draws these itself once it knows who is there. */
const ownerPages = [
  '/dashboard',
  '/conversations',
  '/api-integration',
  '/api',
  '/website-settings',
  '/billing',
  '/checkout/*',
  '/settings',
  '/operator',
  '/bot/*',
  '/sandbox/checkout/*',
  '/sandbox/portal',
]

/** Hashes of what the build put inline and vouches for. */
async function readInlineScripts(): Promise<string[]> {
  const built = await readBuilt('csp.json')
  return built ? JSON.parse(built).scripts : []
}

export async function siteRoutes(app: App, _services: Services) {
  openToEverybody(app)
  const policy = pagePolicy(await readInlineScripts())
  const lostPage = await readBuilt('404.html')
  const headers = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cache-control', 'no-cache')
  const page = (reply: FastifyReply, file: string) => headers(reply).sendFile(file, webDist)

  await app.register(fastifyStatic, {
    root: webDist,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', 'csp.json', 'pages.json', '.vite/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      // A page names the scripts of its own build: kept for an hour, it would ask a newer server for those of yesterday.
      if (/\.html(\.\w+)?$/.test(path)) return
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  for (const path of publicPages) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => page(reply, fileOf(path)))
  }
  for (const path of ownerPages) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      page(reply.header('x-robots-tag', 'noindex'), 'app.html'),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !(request.method === 'GET' || request.method === 'HEAD')) {
      const failure = new Failure('not_found', 'There is nothing at this address.')
      return reply.code(failure.status).send(failureBody(failure, request.id))
    }
    // Sent from memory: an address of another slice ends here too, and its replies know nothing of our files.
    return headers(reply.code(404))
      .type('text/html; charset=utf-8')
      .send(lostPage ?? '')
  })
}
