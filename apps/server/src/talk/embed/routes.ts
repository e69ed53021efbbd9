import { embedChange, embedConfig, logoAnswer, logoChange, siteColours } from '@foyer/contract/embed'
import { ok } from '@foyer/contract/failure'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { findAssistant, findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { bytes } from '../../platform/http/describe/media.ts'
import { Failure } from '../../platform/http/failure.ts'
import { framedPagePolicy, isOpenedDirectly } from '../../platform/http/framed-page.ts'
import { framedApi } from '../../platform/http/framed-requests.ts'
import { isId } from '../../platform/http/ids.ts'
import { matchesEtag } from '../../platform/http/matches-etag.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { changeEmbed } from './change-embed.ts'
import { changeLogo, readLogo, removeLogo } from './change-logo.ts'
import { readColours } from './read-site.ts'
import { readWidgetConfig } from './read-widget-config.ts'
import { ownTestPage, testFrame, testFramePolicy, testPage } from './test-page.ts'

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
      const { config, etag } = await readWidgetConfig(services, request, request.params.assistantId)
      // Browsers ask at most once a minute, so a saved change appears within a minute.
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=86400')
      reply.header('vary', 'Origin').header('etag', etag)
      return matchesEtag(request, etag) ? reply.code(304).send(null) : config
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

  app.get(
    '/api/embed/logo/:assistantId',
    {
      config: { access: 'public', media: { answer: { 'image/*': bytes } } },
      schema: {
        tags,
        operationId: 'getLogo',
        summary: 'The picture that the widget shows of the business',
        params,
      },
    },
    async (request, reply) => {
      const { image, type, hash } = await readLogo(services, request.params.assistantId)
      // The picture may come from strangers: as an image it is inert, and the policy keeps it inert when opened
      // directly.
      return reply
        .type(type)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=86400')
        .header('etag', `"${hash}"`)
        .send(image)
    },
  )

  app.put(
    '/api/embed/logo/:assistantId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeLogo',
        summary: 'Set the picture that the widget shows: one that you send, or your website’s own',
        params,
        body: logoChange,
        response: { 200: logoAnswer, ...failures },
      },
    },
    async ({ account, params, body }) => changeLogo(services, account.id, params.assistantId, body),
  )

  app.delete(
    '/api/embed/logo/:assistantId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'removeLogo',
        summary: 'Show no picture',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, params }) => {
      await removeLogo(services, account.id, params.assistantId)
      return { message: 'The picture is removed.' }
    },
  )

  app.get(
    '/api/embed/look/:assistantId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getSiteLook',
        summary: 'The colours that the assistant’s website calls its own, read now',
        params,
        response: { 200: siteColours, ...failures },
      },
    },
    async ({ account, params }) => {
      const { websiteUrl } = await findOwnedAssistant(services.db, account.id, params.assistantId)
      return { colours: await readColours(services, { websiteUrl, accountId: account.id }) }
    },
  )

  const page = { config: { access: 'public' }, schema: { hide: true, params } } as const
  const send = (reply: FastifyReply, policy: string, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(html)

  app.get('/widget-test/:assistantId', page, async ({ params }, reply) =>
    send(reply, framedPagePolicy(), ownTestPage(await findTestedAssistant(services, params.assistantId))),
  )

  app.get('/widget-test/:assistantId/frame', page, async ({ params, headers }, reply) => {
    const found = await findTestedAssistant(services, params.assistantId)
    // Opened directly, the frame would lack its banner.
    if (isOpenedDirectly(headers)) return reply.redirect(`/widget-test/${found.id}`)
    const api = framedApi(services, found.id)
    return send(reply, testFramePolicy, testFrame(found, services.config.publicUrl, api))
  })

  // A download for another server: served here, it would run the owner's styles on our domain.
  app.get('/widget-test/:assistantId/file', page, async ({ params }, reply) => {
    const found = await findTestedAssistant(services, params.assistantId)
    return send(
      reply.header('content-disposition', 'attachment; filename="widget-test.html"'),
      "sandbox; default-src 'none'",
      testPage(found, services.config.publicUrl),
    )
  })
}

async function findTestedAssistant({ db }: Pick<Services, 'db'>, assistantId: string) {
  const found = isId(assistantId) ? await findAssistant(db, assistantId) : null
  if (!found) throw new Failure('not_found', 'No such assistant.')
  return found
}
