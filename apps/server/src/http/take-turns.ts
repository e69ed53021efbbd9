import type { FastifyInstance, FastifyReply } from 'fastify'
import { createPlaces, type Places } from '../processes/places.ts'
import { Failure } from './failure.ts'

type Room = Parameters<typeof createPlaces>[0] & {
  /**
   * What takes longer waits for something else (a model, a slow sender, an event to tell of) and costs the others
   * nothing: its place is free again, so that nobody can keep places by being slow.
   */
  mostMilliseconds: number
}

const room: Room = {
  atOnce: 24,
  // A browser opens six connections to a host.
  atOnceOfOne: 6,
  mostWaiting: 4_000,
  mostWaitingOfOne: 1_000,
  mostMilliseconds: 100,
}

/**
 * Requests of one address are worked on a few at a time, the rest wait: a request asks the database several times, and
 * whatever a thousand others have begun comes before each of those.
 */
export function takeTurns(app: FastifyInstance, { mostMilliseconds, ...sizes }: Room = room) {
  const places = createPlaces(sizes)
  app.addHook('onRequest', async (request, reply) => {
    const whose = request.visitorAddress
    const leave = places.takeAtOnce({ whose }) ?? (await wait(places, whose, reply))
    const timer = setTimeout(leave, mostMilliseconds)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      leave()
    })
  })
}

async function wait(places: Places, whose: string, { raw }: FastifyReply) {
  const gone = new AbortController()
  const go = () => gone.abort()
  raw.once('close', go)
  try {
    return await places.take({ whose, signal: gone.signal })
  } catch (cause) {
    throw new Failure('rate_limited', 'Too many requests at once. Please try again in a moment.', {
      retryAfterSeconds: 5,
      cause,
    })
  } finally {
    raw.off('close', go)
  }
}
