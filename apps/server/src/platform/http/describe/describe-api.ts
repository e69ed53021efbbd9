import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Document } from './document.ts'
import { finishDocument } from './finish-document.ts'
import type { Media } from './media.ts'
import { nameSchemas } from './name-schemas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    describeApi(origin: string): Document
  }
}

const info = {
  title: 'Foyer API',
  version: '1',
  summary: 'Ask your assistants, and manage them.',
  description:
    'Every answer is JSON unless it says otherwise. Every refusal is `{ message, code, requestId }`, with a message for people to read.',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Foyer' },
}

/** Replaced by the address of the request. */
const originMark = 'http://origin.invalid'

/** Must be called before the described routes are registered. */
export async function describeApi(app: FastifyInstance, originOf: (request: FastifyRequest) => string) {
  nameSchemas()
  // The package's own override is only for dates, which we don't use, and drops piped unions.
  const zodToJsonConfig = { override() {} }
  const transform = createJsonSchemaTransform({ zodToJsonConfig })
  const transformObject = createJsonSchemaTransformObject({ zodToJsonConfig })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info },
    transform(given) {
      const media: Media | undefined = given.route.config?.media
      return transform({ ...given, schema: withMedia(given.schema, media) })
    },
    transformObject,
  })

  let finished: Document | undefined
  app.decorate('describeApi', (origin: string) => {
    finished ??= finishDocument(structuredClone(app.swagger()) as unknown as Document, app.routeTable())
    const { openapi, info, ...rest } = finished
    return { openapi, info, ...rest, servers: [{ url: origin, description: 'This Foyer' }] }
  })
  // Cached, because it is half a megabyte and public.
  let written: string | undefined
  app.get(
    '/api/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      written ??= JSON.stringify(app.describeApi(originMark))
      return reply
        .type('application/json; charset=utf-8')
        .send(written.replace(originMark, originOf(request)))
    },
  )
}

type RouteSchema = Parameters<ReturnType<typeof createJsonSchemaTransform>>[0]['schema']

/** The described schema, which may differ from the validated one. */
function withMedia(schema: RouteSchema, media: Media | undefined): RouteSchema {
  if (!schema) return schema
  // Query parameters are described one by one, so an unnamed copy keeps the schema out of the document.
  const { querystring: named } = schema
  const querystring = named instanceof z.ZodObject && z.object(named.shape)
  const told = { ...schema, ...(querystring && { querystring }) }
  if (!media) return told
  const response = (schema.response ?? {}) as Record<string, unknown>
  const status = Object.keys(response).find((each) => each.startsWith('2')) ?? '200'
  const content = media.answer && contentOf(media.answer)
  return {
    ...told,
    ...(media.body && { body: Object.values(media.body)[0]!, consumes: Object.keys(media.body) }),
    ...(content && { response: { ...response, [status]: { description: 'Done.', content } } }),
  }
}

const contentOf = (answer: NonNullable<Media['answer']>) =>
  Object.fromEntries(Object.entries(answer).map(([type, schema]) => [type, { schema }]))
