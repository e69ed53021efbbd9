import type { FailureCode } from '@foyer/contract/errors'
import type { FailureBody } from '@foyer/contract/failure'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { describeIssue } from './describe-issue.ts'
import { Failure } from './failure.ts'

const codeOfStatus: Partial<Record<number, FailureCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_type',
}

const messages: Partial<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'That request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with Content-Type: application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_BAD_URL: 'This address is not written as addresses are.',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is too long.',
}

// PostgreSQL error codes for invalid input.
const badText = new Set(['22021', '22P02', '22P05', '22007', '22003'])
const databaseGone = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  '53100',
  '25006',
])
const networkGone = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** Turns any error into one that clients may see. */
export function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const message = first?.message ?? 'The request is not valid.'
    const details = field && error.validationContext === 'body' ? { field } : {}
    if (field && /received undefined$/.test(message))
      return new Failure('invalid_input', `${field} is required`, details)
    // Zod's default messages are for programmers and lack the field's name.
    if (!first || !/^(Invalid|Unrecognized|Too \w+:)/.test(message))
      return new Failure('invalid_input', message, details)
    const said = describeIssue(first) ?? 'is not valid'
    return new Failure('invalid_input', field ? `${field}: ${said}` : `The request ${said}`, details)
  }
  const code = 'code' in error ? String(error.code) : ''
  if ('statusCode' in error && error.statusCode && error.statusCode < 500) {
    const known = codeOfStatus[error.statusCode] ?? 'bad_request'
    return new Failure(known, messages[code] ?? error.message, { cause: error })
  }
  const cause = databaseCode(error)
  if (badText.has(cause)) {
    return new Failure('invalid_input', 'The request holds a value that can’t be stored.', { cause: error })
  }
  if (databaseGone.has(cause) || networkGone.has(cause)) {
    return new Failure('unavailable', 'Foyer can’t reach its database. Please try again in a moment.', {
      cause: error,
      retryAfterSeconds: 5,
    })
  }
  return new Failure('failed', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** Drizzle wraps the driver's error, which has the code. */
function databaseCode(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code
  }
  return ''
}

export const failureBody = (failure: Failure, requestId?: string): FailureBody => ({
  message: failure.message,
  code: failure.code,
  ...(failure.limitReached && { limitReached: true }),
  ...(failure.field && { field: failure.field }),
  ...(failure.current && { current: failure.current }),
  ...(requestId && { requestId }),
})

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error)
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message)
  return refuse(failure, request, reply).send(failureBody(failure, request.id))
}

/** Sets status and headers. The body depends on the protocol. */
export function refuse(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))))
  }
  if (failure.code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
  if (shouldDiscardBody(request)) reply.removeHeader('connection')
  return reply.code(failure.status)
}

const mostDiscarded = 32 * 1_048_576

/**
 * A client that is still sending when the connection closes never reads the error, so moderate bodies are read and
 * discarded.
 */
const shouldDiscardBody = ({ headers }: FastifyRequest) => Number(headers['content-length']) <= mostDiscarded
