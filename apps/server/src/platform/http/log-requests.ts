import type { FastifyInstance } from 'fastify'

/** Logs no query or body, because they contain session ids, passwords and personal data. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request')
  })
}
