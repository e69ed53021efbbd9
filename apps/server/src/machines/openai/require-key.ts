import type { FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'

/** Unlike a visitor's widget, such a client always has a key; without one its mistake is that, not the model. */
export function requireKey({ headers }: FastifyRequest) {
  if (!headers.authorization) throw new Failure('unauthorized', 'Send your key as a bearer token.')
}
