import { rates } from '@foyer/contract/rates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createSlots, type Slots } from '../../processes/slots.ts'
import { Failure } from '../failure.ts'

type Limits = Parameters<typeof createSlots>[0] & {
  /** Slower requests wait for something external, such as a model, and release their slot. */
  mostMilliseconds: number
}

const limits: Limits = {
  atOnce: 24,
  // Browsers open six connections per host.
  atOnceOfOne: rates.requestsAtOncePerAddress,
  mostWaiting: 4_000,
  mostWaitingOfOne: rates.requestsWaitingPerAddress,
  mostMilliseconds: 100,
}

/** Requests of one address run a few at a time, so that many of them don't delay others at the database. */
export function limitConcurrentRequests(
  app: FastifyInstance,
  { mostMilliseconds, ...sizes }: Limits = limits,
) {
  const slots = createSlots(sizes)
  app.addHook('onRequest', async (request, reply) => {
    const whose = request.visitorAddress
    const release = slots.takeAtOnce({ whose }) ?? (await wait(slots, whose, reply))
    const timer = setTimeout(release, mostMilliseconds)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      release()
    })
  })
}

async function wait(slots: Slots, whose: string, { raw }: FastifyReply) {
  const gone = new AbortController()
  const go = () => gone.abort()
  raw.once('close', go)
  try {
    return await slots.take({ whose, signal: gone.signal })
  } catch (cause) {
    throw new Failure('rate_limited', 'Too many requests at once. Please try again in a moment.', {
      retryAfterSeconds: 5,
      cause,
    })
  } finally {
    raw.off('close', go)
  }
}
