import { rates } from '@foyer/contract/rates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

/** Questions and forms are smaller and arrive with their headers. */
const large = 65_536

/** Chunked bodies don't announce their length. */
const mayBeLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large

/** Files are processed after they have arrived. */
const bringsFile = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false

type Limits = {
  perAddress: number
  inAll: number
  /** Requests that free their place once their body has arrived, because processing has its own limits. */
  onlyWhileArriving?: (request: FastifyRequest) => boolean
}

/** Limits concurrent bodies per address and in total. `requestTimeout` ends slow senders. */
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
    // Rejected or aborted bodies never end, but their response or connection closes.
    reply.raw.once('close', free)
    if (onlyWhileArriving(request)) request.raw.once('end', free)
  }
}

/** Keeps unfinished large bodies from filling the memory. */
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
