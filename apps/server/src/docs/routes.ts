import { pageIds } from '@foyer/docs/pages'
import { type OpenApi, type Reference, readReference } from '@foyer/docs/read-reference'
import { writeClient } from '@foyer/docs/write-client'
import { markdownPath, writeLlmsText } from '@foyer/docs/write-llms'
import { writeAllMarkdown, writePageMarkdown } from '@foyer/docs/write-markdown'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownOrigin } from '../http/own-origin.ts'
import type { App, Services } from '../services.ts'

const text = { config: { access: 'public' }, schema: { hide: true } } as const

/** The documentation for whoever reads without a browser: the same pages as text, and the client as a file. */
export async function docsRoutes(app: App, { config }: Services) {
  const origin = (request: FastifyRequest) => ownOrigin(config, request)
  const describe = (request: FastifyRequest) => app.describeApi(origin(request)) as unknown as OpenApi
  let known: Reference | undefined
  /**
   * The reference is read once: of what the document says, only the address it is asked for at differs, and this has
   * none.
   */
  const reference = (request: FastifyRequest) => {
    known ??= readReference(describe(request))
    return known
  }
  /** The reader's own id and key are not known here, and are named instead. */
  const filled = (request: FastifyRequest, markdown: string) =>
    markdown
      .replaceAll('{{BASE_URL}}', origin(request))
      .replace(/\{\{([A-Z_]+)\}\}/g, (_mark, name: string) => `YOUR_${name}`)
  const send = (reply: FastifyReply, type: string, words: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(words)

  app.get('/llms.txt', text, async (request, reply) =>
    send(reply, 'text/plain', await writeLlmsText(reference(request), origin(request))),
  )

  app.get('/docs.md', text, async (request, reply) =>
    send(reply, 'text/markdown', filled(request, await writeAllMarkdown(reference(request)))),
  )

  for (const id of pageIds) {
    app.get(markdownPath(id), text, async (request, reply) =>
      send(reply, 'text/markdown', filled(request, await writePageMarkdown(id, reference(request)))),
    )
    // What people make of the address above: on the page for them it is a tab.
    app.get(`/docs/${id}`, text, async (_request, reply) =>
      reply.redirect(id === pageIds[0] ? '/docs' : `/docs?tab=${id}`),
    )
  }

  // The client goes out as text: by its ending it would pass for a video.
  app.get('/foyer.ts', text, async (request, reply) =>
    send(reply, 'text/plain', await writeClient(describe(request))),
  )
}
