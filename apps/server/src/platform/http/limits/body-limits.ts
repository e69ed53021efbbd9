import type { FastifyInstance } from 'fastify'
import type { $ZodTypes } from 'zod/v4/core'
import type { Access } from '../access.ts'
import { Failure } from '../failure.ts'

/** Owners send prompts, texts and images. */
const ownerBodyBytes = 1_048_576
const publicBodyBytes = 65_536
/** For routes that take a conversation's history. */
export const conversationBodyBytes = 262_144

const deepest = 32
/** Counted as commas. Larger than any form, but quick to validate. */
const mostValues = 10_000

const publicAccess: readonly (Access | undefined)[] = [
  'public',
  'visitor',
  'credentials',
  'bearer',
  'session',
]

/**
 * Must be called before the first route is registered. Parsing blocks other requests, so bodies are measured before.
 */
export function limitBodies(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= publicAccess.includes(route.config?.access) ? publicBodyBytes : ownerBodyBytes
    for (const part of ['body', 'querystring', 'params'] as const) stopAtFirstFailure(route.schema?.[part])
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const trouble = jsonShapeError(String(body))
    if (trouble) done(new Failure('bad_request', trouble))
    else parse(request, String(body), done)
  })
}

const quote = 34
const comma = 44
const backslash = 92
const opening = [91, 123]
const closing = [93, 125]

/** Returns an error if the JSON is too deeply nested or has too many values. */
export function jsonShapeError(json: string): string | null {
  let depth = 0
  let values = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      at = endOfText(json, at)
    } else if (code === comma) {
      if (++values > mostValues) return `The request holds more than ${mostValues} values.`
    } else if (opening.includes(code)) {
      if (++depth > deepest) return `The request is nested more than ${deepest} deep.`
    } else if (closing.includes(code)) depth--
  }
  return null
}

function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at++
  }
  return json.length
}

/** Stops zod from running slow checks on texts that are too long. */
function stopAtFirstFailure(schema: unknown, seen = new Set<unknown>()) {
  if (!schema || seen.has(schema)) return
  seen.add(schema)
  const { def } = (schema as $ZodTypes)._zod
  for (const { _zod: check } of def.checks ?? []) check.def.abort = true
  for (const inner of innerSchemas(def)) stopAtFirstFailure(inner, seen)
}

function innerSchemas(def: $ZodTypes['_zod']['def']): unknown[] {
  switch (def.type) {
    case 'array':
      return [def.element]
    case 'object':
      return [...Object.values(def.shape), def.catchall]
    case 'record':
      return [def.keyType, def.valueType]
    case 'union':
      return [...def.options]
    case 'intersection':
      return [def.left, def.right]
    case 'pipe':
      return [def.in, def.out]
    case 'lazy':
      return [def.getter()]
    default:
      return 'innerType' in def ? [def.innerType] : []
  }
}
