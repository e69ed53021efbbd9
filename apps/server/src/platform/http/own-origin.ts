import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isLoopbackHost } from './loopback.ts'

/**
 * This instance's public origin. Without PUBLIC_URL only loopback hosts are taken from the request, because sessions
 * are
 * bound to them. Other Host headers aren't trusted.
 */
export function ownOrigin({ publicUrl, host }: Config, { headers, raw }: FastifyRequest): string {
  if (publicUrl) return publicUrl
  const asked = URL.parse(`http://${headers.host}`)
  if (asked && isLoopbackHost(asked.hostname)) return asked.origin
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${raw.socket.localPort}`
}
