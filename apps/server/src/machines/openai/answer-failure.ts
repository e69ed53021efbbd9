import type { FailureCode } from '@foyer/contract/errors'
import type { OpenAiFailure } from '@foyer/contract/openai'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, refuse } from '../../platform/http/errors.ts'
import { Failure } from '../../platform/http/failure.ts'
import { InvalidParameter } from './read-request.ts'

const kinds: Partial<Record<FailureCode, [type: string, code: string]>> = {
  unauthorized: ['invalid_request_error', 'invalid_api_key'],
  not_found: ['invalid_request_error', 'model_not_found'],
  rate_limited: ['rate_limit_error', 'rate_limit_exceeded'],
  limit_reached: ['insufficient_quota', 'insufficient_quota'],
  inactive: ['permission_error', 'model_not_active'],
}

export function failureBodyOf(failure: Failure): OpenAiFailure {
  const [type, code] = kinds[failure.code] ?? [
    failure.status >= 500 ? 'server_error' : 'invalid_request_error',
    null,
  ]
  const param = failure instanceof InvalidParameter ? failure.param : null
  return { error: { message: failure.message, type, param, code } }
}

export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error)
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message)
  return refuse(failure, request, reply).send(failureBodyOf(failure))
}

const unknownAddress =
  'There is nothing at this address. Of OpenAI’s protocol Foyer speaks /v1/chat/completions and /v1/models.'

/** Clients trying other endpoints get an OpenAI error instead of an HTML page. */
export function answerUnknownAddress(_request: FastifyRequest, reply: FastifyReply) {
  const { error } = failureBodyOf(new Failure('not_found', unknownAddress))
  return reply.code(404).send({ error: { ...error, code: 'unknown_url' } })
}
