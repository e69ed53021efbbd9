import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** What a question, a form or a click sends is smaller; such bodies arrive with their headers. */
const large = 65_536

const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large

/**
 * So many bodies are under way at a time, from one address and in all. A place is free again when its answer is out or
 * its sender gone; `requestTimeout` sees to those who send slowly.
 */
export function limitUploads({ perAddress, inAll }: { perAddress: number; inAll: number }) {
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
    reply.raw.once('close', () => {
      all--
      const left = (underWay.get(address) ?? 1) - 1
      if (left > 0) underWay.set(address, left)
      else underWay.delete(address)
    })
  }
}

/** Whatever the route: large bodies that never end must not fill the memory, and nobody needs many at once. */
export function limitLargeBodies(app: FastifyInstance) {
  const limit = limitUploads({ perAddress: 8, inAll: 200 })
  app.addHook('onRequest', async (request, reply) => {
    if (isLarge(request)) await limit(request, reply)
  })
}
