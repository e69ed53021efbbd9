import type { FastifyInstance } from 'fastify'

/** One line a request. Never its query or body: they hold session ids, passwords and people's words. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request')
  })
}
