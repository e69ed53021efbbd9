import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

// The widget and integrators call these from other people's pages; everything else is ours alone.
// Programs in a browser that speak OpenAI's protocol or MCP bring headers of their own, and so are asked about those.
const spokenByPrograms = /^\/(v1|mcp)\//
const forOtherSites =
  /^\/(api\/(chat|embed)\/|(v1|mcp)\/|api\/(voice(\/|$)|openapi\.json)|embed\.js|widget\/)/

export async function openToOtherSites(app: FastifyInstance) {
  await app.register(cors, {
    delegator: (request, done) => {
      const open = forOtherSites.test(request.url)
      done(null, {
        origin: open ? '*' : false,
        methods: ['GET', 'POST', 'OPTIONS'],
        ...(!spokenByPrograms.test(request.url) && {
          allowedHeaders: ['content-type', 'authorization', 'accept', 'last-event-id'],
        }),
        exposedHeaders: ['retry-after', 'link'],
        maxAge: 86_400,
        // Else an OPTIONS that is no browser's question answers 400 in plain text.
        strictPreflight: false,
      })
    },
  })
  // Everybody or nobody may read an answer, whoever asks, yet the plugin says that it depends on the asker. WebKit then
  // fetched each font twice: once as the page announced it, once as the style sheet asked for it.
  app.addHook('onRequest', async (_request, reply) => void reply.removeHeader('vary'))
}
