import type { FastifyInstance } from 'fastify'
import type { OpenStreams } from './open-streams.ts'

/** A shutdown lets requests finish, but neither streams nor connections kept alive for later hold it up. */
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
