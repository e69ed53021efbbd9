import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'

type NeededServices = Pick<Services, 'secrets' | 'now'>

const dayMs = 24 * 3_600_000
const tokens = new WeakMap<IncomingMessage, string>()

/** Frames without an origin send none, so a signed token in the URL identifies requests from our own frames. */
export function rewriteFramedUrl(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const [, token, address] = /^\/framed\/([\w.-]{1,200})(\/api\/(?:chat|embed|voice)\/.*)$/.exec(url) ?? []
  if (!token || !address) return url
  tokens.set(request, token)
  return address
}

const signatureOf = (secrets: NeededServices['secrets'], assistantId: string, until: string) =>
  secrets.fingerprint(`frame ${assistantId} ${until}`)

export function framedApi({ secrets, now }: NeededServices, assistantId: string): string {
  const until = (now().getTime() + dayMs).toString(36)
  return `/framed/${until}.${signatureOf(secrets, assistantId, until)}`
}

export function isFramedByUs({ secrets, now }: NeededServices, request: FastifyRequest, assistantId: string) {
  const [until = '', signature = ''] = tokens.get(request.raw)?.split('.') ?? []
  const [given, right] = [signature, signatureOf(secrets, assistantId, until)].map((text) =>
    Buffer.from(text),
  )
  const isSigned = given!.length === right!.length && timingSafeEqual(given!, right!)
  return isSigned && Number.parseInt(until, 36) > now().getTime()
}
