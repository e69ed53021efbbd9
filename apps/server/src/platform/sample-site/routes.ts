import fastifyStatic from '@fastify/static'
import type { App } from '../../services.ts'
import { makeRoutesPublic } from '../http/access.ts'
import { sampleSitePath, sampleSiteRoot } from './own-address.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export async function sampleSiteRoutes(app: App) {
  makeRoutesPublic(app)
  await app.register(fastifyStatic, {
    root: sampleSiteRoot,
    prefix: sampleSitePath,
    redirect: true,
    index: 'index.html',
    extensions: ['html'],
    decorateReply: false,
    setHeaders(reply) {
      reply.header('content-security-policy', policy)
      reply.header('cache-control', 'public, max-age=300')
    },
  })
}
