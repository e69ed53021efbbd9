import type { FastifyInstance } from 'fastify'
import type { OpenStreams } from './open-streams.ts'

/** Ends streams and idle connections at shutdown, while other requests finish. */
export function drainOnClose(app: FastifyInstance, streams: OpenStreams) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    streams.endAll()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
