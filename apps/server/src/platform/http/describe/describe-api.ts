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
    /** The OpenAPI document of this server, once all routes are there. */
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

/** Stands for the address that the document is asked for at. */
const originMark = 'http://origin.invalid'

/** Must come before the first route that is to be described. */
export async function describeApi(app: FastifyInstance, originOf: (request: FastifyRequest) => string) {
  nameSchemas()
  // The package's own override drops a choice that is a pipe, as it is empty when it looks; what it is for, dates, we don't use.
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
  // Written once: it is half a megabyte, and anybody may ask for it.
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

/** The schema as it is told, which is not always the one that is checked. */
function withMedia(schema: RouteSchema, media: Media | undefined): RouteSchema {
  if (!schema) return schema
  // Parameters are told one by one: what they are together has no name, so a copy without one stands for it.
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
