import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { makeRoutesPublic } from '../../platform/http/access.ts'
import type { App, Services } from '../../services.ts'

const widgetDist = join(import.meta.dirname, '../../../../widget/dist')
const hashed = /\.[0-9a-f]{8}\.js/

/**
 * The embed script at its permanent address, and the panel it loads. Embedded pages outlive releases, so
 * `/widget/panel.<language>.js` serves scripts older than the server.
 */
export async function widgetRoutes(app: App, _services: Services) {
  makeRoutesPublic(app)
  await app.register(fastifyStatic, {
    root: widgetDist,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Each file is a route. Compressed variants are served under the original name.
    globIgnore: ['**/*.{br,gz}'],
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header(
        'cache-control',
        hashed.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300, stale-while-revalidate=86400',
      )
    },
  })
}
