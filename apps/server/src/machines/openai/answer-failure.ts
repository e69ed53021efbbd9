import type { FailureCode } from '@foyer/contract/errors'
import type { OpenAiFailure } from '@foyer/contract/openai'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, loggable, refuse } from '../../http/errors.ts'
import type { Failure } from '../../http/failure.ts'
import { InvalidParameter } from './read-request.ts'

const kinds: Partial<Record<FailureCode, [type: string, code: string]>> = {
  unauthorized: ['invalid_request_error', 'invalid_api_key'],
  not_found: ['invalid_request_error', 'model_not_found'],
  rate_limited: ['rate_limit_error', 'rate_limit_exceeded'],
  limit_reached: ['insufficient_quota', 'insufficient_quota'],
  inactive: ['permission_error', 'model_not_active'],
}

/** The same sentence as everywhere, in the form that OpenAI's clients read. */
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
  if (failure.status >= 500) request.log.error({ err: loggable(failure.cause ?? failure) }, failure.message)
  return refuse(failure, request, reply).send(failureBodyOf(failure))
}
