import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureBody } from '@foyer/contract/failure'
import { failureBody } from './errors.ts'
import { Failure } from './failure.ts'

type Refusal = { status: number; body: FailureBody; headers?: Record<string, string> }

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']

const refusals: Partial<Record<string, Refusal>> = {
  HPE_INVALID_METHOD: {
    status: 405,
    body: failureBody(new Failure('method_not_allowed', 'Nothing here knows this method.')),
    headers: { allow: methods.join(', ') },
  },
  // These statuses are never returned by routes.
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: failureBody(new Failure('too_large', 'The headers of that request are too large.')),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: failureBody(new Failure('bad_request', 'That request took too long to arrive.')),
  },
}

const malformed: Refusal = {
  status: 400,
  body: failureBody(new Failure('bad_request', 'That request is not written as HTTP is.')),
}

/** Node rejects malformed HTTP before any route or hook runs, so the response is written to the socket. */
export function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, body, headers } = refusals[error.code ?? ''] ?? malformed
  const text = JSON.stringify(body)
  const lines = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`)
  socket.destroy(error)
}
