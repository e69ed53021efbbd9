import type { FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'

/** OpenAI clients always send a key, so a missing one is reported before an unknown model. */
export function requireKey({ headers }: FastifyRequest) {
  if (!headers.authorization) throw new Failure('unauthorized', 'Send your key as a bearer token.')
}
