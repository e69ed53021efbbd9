import { rates } from '@foyer/contract/rates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createSlots, type Slots } from '../processes/slots.ts'
import { Failure } from './failure.ts'

type Limits = Parameters<typeof createSlots>[0] & {
  /**
   * What takes longer waits for something else (a model, a slow sender, an event to tell of) and costs the others
   * nothing: its slot is free again, so that nobody can keep slots by being slow.
   */
  mostMilliseconds: number
}

const limits: Limits = {
  atOnce: 24,
  // A browser opens six connections to a host.
  atOnceOfOne: rates.requestsAtOncePerAddress,
  mostWaiting: 4_000,
  mostWaitingOfOne: rates.requestsWaitingPerAddress,
  mostMilliseconds: 100,
}

/**
 * Requests of one address are worked on a few at a time, the rest wait: a request asks the database several times, and
 * whatever a thousand others have begun comes before each of those.
 */
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
