import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Services } from '../../services.ts'
import { makeRoutesPublic } from '../http/access.ts'
import { failureBody } from '../http/errors.ts'
import { Failure } from '../http/failure.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { pagePolicy } from '../http/security.ts'
import { fileOf, hashedFiles, publicPages, readBuilt, webDist } from './built-pages.ts'
import { readCodeFile } from './code-files.ts'
import { robotsTxt, writeSitemap } from './for-crawlers.ts'
import { createPageCache, encodingFor } from './page-cache.ts'

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

const forever = 'public, max-age=31536000, immutable'

async function readInlineScripts(): Promise<string[]> {
  const built = await readBuilt('csp.json')
  return built ? JSON.parse(built).scripts : []
}

export async function siteRoutes(app: App, { config }: Pick<Services, 'config'>) {
  makeRoutesPublic(app)
  const policy = pagePolicy(await readInlineScripts())
  const pageAt = createPageCache()

  async function page(request: FastifyRequest, reply: FastifyReply, file: string) {
    const built = await pageAt(file, ownOrigin(config, request))
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply
      .header('content-security-policy', policy)
      .header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', built.etag)
    if (request.headers['if-none-match'] === built.etag) return reply.code(304).send()
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(built[encoding])
  }

  await app.register(fastifyStatic, {
    root: webDist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    globIgnore: ['**/*.html', 'csp.json', '.vite/**', 'assets/**'],
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.startsWith(hashedFiles) ? forever : 'public, max-age=3600'),
  })

  const hide = { schema: { hide: true } }
  // A single route, because registering hundreds of files was slow.
  app.get<{ Params: { '*': string } }>('/assets/*', hide, async (request, reply) => {
    const name = request.params['*']
    if (!/^[\w-][\w.-]*$/.test(name)) return reply.callNotFound()
    const code = await readCodeFile(name, request.headers['accept-encoding'])
    if (!code) return reply.sendFile(`assets/${name}`)
    if (code.encoding !== 'plain') reply.header('content-encoding', code.encoding)
    reply.header('cache-control', forever).header('vary', 'accept-encoding')
    return reply.type(code.type).send(code.content)
  })
  for (const path of publicPages) {
    app.get(path, hide, (request, reply) => page(request, reply, fileOf(path)))
  }
  for (const path of ownerPages) {
    app.get(path, hide, (request, reply) =>
      page(request, reply.header('x-robots-tag', 'noindex'), 'app.html'),
    )
  }
  app.get('/robots.txt', hide, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(ownOrigin(config, request))),
  )
  app.get('/sitemap.xml', hide, async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await writeSitemap(ownOrigin(config, request))),
  )

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !(request.method === 'GET' || request.method === 'HEAD')) {
      const failure = new Failure('not_found', 'There is nothing at this address.')
      return reply.code(failure.status).send(failureBody(failure, request.id))
    }
    // Unknown addresses of other slices end here, too, and their replies can't send files.
    return page(request, reply.code(404), '404.html')
  })
}
