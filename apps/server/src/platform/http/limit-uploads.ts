import { rates } from '@foyer/contract/rates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** What a question, a form or a click sends is smaller; such bodies arrive with their headers. */
const large = 65_536

/** A chunked body announces no length, so it may become large. */
const mayBeLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large

/** Files are worked on after they have arrived. */
const bringsFile = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false

type Limits = {
  perAddress: number
  inAll: number
  /** Requests that free their place once their body is there: what answering takes has limits of its own. */
  onlyWhileArriving?: (request: FastifyRequest) => boolean
}

/**
 * So many bodies are under way at a time, from one address and in all. A place is free again when its answer is out or
 * its sender gone, or before; `requestTimeout` sees to those who send slowly.
 */
export function limitUploads({ perAddress, inAll, onlyWhileArriving = () => false }: Limits) {
  const underWay = new Map<string, number>()
  let all = 0
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.visitorAddress
    const count = underWay.get(address) ?? 0
    if (count >= perAddress || all >= inAll) {
      throw new Failure('rate_limited', 'Too much is being sent at once. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    }
    underWay.set(address, count + 1)
    all++
    let held = true
    const free = () => {
      if (!held) return
      held = false
      all--
      const left = (underWay.get(address) ?? 1) - 1
      if (left > 0) underWay.set(address, left)
      else underWay.delete(address)
    }
    // A body that is refused or given up never ends; its answer or its connection does.
    reply.raw.once('close', free)
    if (onlyWhileArriving(request)) request.raw.once('end', free)
  }
}

/** Whatever the route: large bodies that never end must not fill the memory, and nobody needs many at once. */
export function limitLargeBodies(app: FastifyInstance) {
  const limit = limitUploads({
    perAddress: rates.uploadsAtOncePerAddress,
    inAll: 200,
    onlyWhileArriving: (request) => !bringsFile(request),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (mayBeLarge(request)) await limit(request, reply)
  })
}
