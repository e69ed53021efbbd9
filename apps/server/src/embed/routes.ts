import { embedChange, embedConfig } from '@foyer/contract/embed'
import { z } from 'zod'
import { sha256 } from '../crypto/secrets.ts'
import { requireAllowedDomain } from '../http/allowed-domains.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { changeEmbed } from './change-embed.ts'
import { readEmbed } from './read-embed.ts'
import { showEmbed } from './show-embed.ts'
import { testPage, testPagePolicy } from './test-page.ts'

const tags = ['Embed']
const params = z.object({ assistantId: z.string() })

export async function embedRoutes(app: App, services: Services) {
  app.get(
    '/api/embed/config/:assistantId',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'getEmbedConfig',
        summary: 'How the widget of an assistant looks and behaves',
        params,
        response: { 200: embedConfig, 304: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      const found = await readEmbed(services, request.params.assistantId)
      requireAllowedDomain(request, found.allowedDomains, services.config.publicUrl)
      const config = showEmbed(found)
      const etag = `"${sha256(JSON.stringify(config)).slice(0, 32)}"`
      // A page view a minute asks once; a saved change is on the site within that minute.
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=86400')
      reply.header('vary', 'Origin').header('etag', etag)
      const known = request.headers['if-none-match']
        ?.split(',')
        .map((each) => each.trim().replace(/^W\//, ''))
      return known?.includes(etag) ? reply.code(304).send(null) : config
    },
  )

  app.put(
    '/api/embed/config/:assistantId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeEmbedConfig',
        summary: 'Change how the widget looks and behaves',
        params,
        body: embedChange,
        response: { 200: embedConfig, ...failures },
      },
    },
    async (request) => changeEmbed(services, request.account, request.params.assistantId, request.body),
  )

  const page = { config: { access: 'public' }, schema: { hide: true, params } } as const
  app.get('/widget-test/:assistantId', page, async (request, reply) => {
    const found = await readEmbed(services, request.params.assistantId)
    const { publicUrl } = services.config
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', testPagePolicy(publicUrl))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(testPage(found, publicUrl))
  })
}
