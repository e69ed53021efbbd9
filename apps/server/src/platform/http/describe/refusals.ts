import { type FailureCode, statusOf } from '@foyer/contract/errors'
import type { Access } from '../access.ts'
import type { Answer, Operation } from './document.ts'

type Refusal = { name: string; status: string; description: string; code: FailureCode; message: string }

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
}

const all: Refusal[] = [
  {
    name: 'BadRequest',
    status: '400',
    description: 'Something in the request is missing or not as it should be; the message says what.',
    code: 'invalid_input',
    message: 'message is required',
  },
  {
    name: 'Unauthorized',
    status: '401',
    description: 'No key or session was sent, or the one that was sent does not stand.',
    code: 'unauthorized',
    message: 'Unauthorized',
  },
  {
    name: 'Forbidden',
    status: '403',
    description:
      'Your plan does not hold this, a limit is reached (`limitReached`), or the assistant is switched off.',
    code: 'limit_reached',
    message: 'This assistant has reached its monthly message limit.',
  },
  {
    name: 'NotFound',
    status: '404',
    description: 'There is no such thing, or it is not yours.',
    code: 'not_found',
    message: 'No such assistant.',
  },
  {
    name: 'TooLarge',
    status: '413',
    description: 'The request is larger than this endpoint reads.',
    code: 'too_large',
    message: 'That request is too large.',
  },
  {
    name: 'UnsupportedType',
    status: '415',
    description: 'The body is of a type that this endpoint does not read.',
    code: 'unsupported_type',
    message: 'Send JSON, with Content-Type: application/json.',
  },
  {
    name: 'TooManyRequests',
    status: '429',
    description: 'Too much at once. Wait as long as Retry-After says.',
    code: 'rate_limited',
    message: 'Too many messages. Please wait a moment.',
  },
  {
    name: 'Refused',
    status: '4XX',
    description: 'Refused for another reason, which the message says.',
    code: 'bad_request',
    message: 'The request is not valid JSON.',
  },
  {
    name: 'Failed',
    status: '5XX',
    description: 'Something went wrong on our side. Nothing was counted.',
    code: 'failed',
    message: 'Something went wrong on our side. Please try again.',
  },
]

/** OpenAI's clients expect its error format. */
const dialects = {
  ours: {
    prefix: '',
    schema: { $ref: '#/components/schemas/Failure' },
    body: ({ message, code }: Refusal) => ({
      message,
      code,
      ...(code === 'limit_reached' && { limitReached: true }),
      requestId: '5f0c3c1e-8a4e-4f0b-9d55-0d9b8f6a2c11',
    }),
  },
  openAi: {
    prefix: 'OpenAi',
    schema: { $ref: '#/components/schemas/OpenAiFailure' },
    body: ({ message, code }: Refusal) => ({
      error: {
        message,
        type: statusOf[code] < 500 ? 'invalid_request_error' : 'server_error',
        param: null,
        code: null,
      },
    }),
  },
}
type Dialect = keyof typeof dialects

export const refusalAnswers: Record<string, Answer> = Object.fromEntries(
  Object.values(dialects).flatMap(({ prefix, schema, body }) =>
    all.map((refusal) => [
      prefix + refusal.name,
      {
        description: refusal.description,
        ...(refusal.status === '429' && { headers: retryAfter }),
        content: { 'application/json': { schema, example: body(refusal) } },
      },
    ]),
  ),
)

export function refusalsOf(
  operation: Operation,
  access: Access,
  method: string,
  dialect: Dialect,
): Record<string, Answer> {
  const parameters = operation.parameters ?? []
  const named =
    parameters.some((each) => each.in === 'path') || operation.operationId === 'createChatCompletion'
  // Plain reads rarely fail.
  const quiet = method === 'get' && (access === 'owner' || access === 'public')
  const takes = operation.requestBody !== undefined
  const wanted: Record<string, boolean> = {
    '400': takes || parameters.some((each) => each.in !== 'path'),
    '401': access !== 'public',
    '403': !quiet && access !== 'session',
    '404': named,
    '413': takes,
    '415': takes,
    '429': !quiet && access !== 'owner' && access !== 'session',
  }
  return Object.fromEntries(
    all
      .filter(({ status }) => wanted[status] ?? true)
      .map(({ status, name }) => [
        status,
        { $ref: `#/components/responses/${dialects[dialect].prefix}${name}` },
      ]),
  )
}
