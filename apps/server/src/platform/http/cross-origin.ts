import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

// Other sites' pages call only these. Browser clients of OpenAI and MCP send arbitrary headers.
const clientProtocols = /^\/(v1|mcp)\//
const crossOriginPaths =
  /^\/(api\/(chat|embed)\/|(v1|mcp)\/|api\/(voice(\/|$)|openapi\.json)|embed\.js|widget\/)/

export async function allowCrossOrigin(app: FastifyInstance) {
  await app.register(cors, {
    delegator: (request, done) => {
      const open = crossOriginPaths.test(request.url)
      done(null, {
        origin: open ? '*' : false,
        methods: ['GET', 'POST', 'OPTIONS'],
        ...(!clientProtocols.test(request.url) && {
          allowedHeaders: ['content-type', 'authorization', 'accept', 'last-event-id'],
        }),
        exposedHeaders: ['retry-after', 'link'],
        maxAge: 86_400,
        // Otherwise OPTIONS requests that aren't preflights get 400 in plain text.
        strictPreflight: false,
      })
    },
  })
  // Responses don't depend on the origin, but the plugin adds Vary. WebKit then loads fonts twice.
  app.addHook('onRequest', async (_request, reply) => void reply.removeHeader('vary'))
}
