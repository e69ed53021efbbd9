import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { makeRoutesPublic } from '../../platform/http/access.ts'
import type { App, Services } from '../../services.ts'

const widgetDist = join(import.meta.dirname, '../../../../widget/dist')
const hashed = /\.[0-9a-f]{8}\.js/

/**
 * The script that other people's pages carry, at an address that never changes, and the panel it fetches when it is
 * wanted. Pages outlive our releases: `/widget/panel.<language>.js` is there for a script older than the server.
 */
export async function widgetRoutes(app: App, _services: Services) {
  makeRoutesPublic(app)
  await app.register(fastifyStatic, {
    root: widgetDist,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Each file is a route, and what is compressed goes out under the name of what it was.
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
