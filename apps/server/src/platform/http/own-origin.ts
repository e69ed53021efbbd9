import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isLoopbackHost } from './loopback.ts'

/**
 * The address of this instance, as pages name it and where a buyer comes back to. Without PUBLIC_URL it is this machine:
 * by the name their browser knows it by, because their session is kept under that name. Any other Host is its sender's
 * word, and nobody is sent there.
 */
export function ownOrigin({ publicUrl, host }: Config, { headers, raw }: FastifyRequest): string {
  if (publicUrl) return publicUrl
  const asked = URL.parse(`http://${headers.host}`)
  if (asked && isLoopbackHost(asked.hostname)) return asked.origin
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${raw.socket.localPort}`
}
