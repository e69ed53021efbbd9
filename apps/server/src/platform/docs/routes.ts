import { pageIds } from '@foyer/docs/pages'
import { type OpenApi, readReference } from '@foyer/docs/read-reference'
import { writeClient } from '@foyer/docs/write-client'
import { markdownPath, writeLlmsText } from '@foyer/docs/write-llms'
import { writeAllMarkdown, writePageMarkdown } from '@foyer/docs/write-markdown'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Services } from '../../services.ts'
import { ownOrigin } from '../http/own-origin.ts'

const text = { config: { access: 'public' }, schema: { hide: true } } as const

export async function docsRoutes(app: App, { config }: Pick<Services, 'config'>) {
  const origin = (request: FastifyRequest) => ownOrigin(config, request)
  const describe = () => app.describeApi('') as unknown as OpenApi
  const reference = once(() => readReference(describe()))
  /** The reader's id and key aren't known here, so placeholders name them. */
  const filled = (request: FastifyRequest, markdown: string) =>
    markdown
      .replaceAll('{{BASE_URL}}', origin(request))
      .replace(/\{\{([A-Z_]+)\}\}/g, (_mark, name: string) => `YOUR_${name}`)
  const send = (reply: FastifyReply, type: string, words: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(words)

  const llms = once(() => writeLlmsText(reference(), originMark))
  app.get('/llms.txt', text, async (request, reply) =>
    send(reply, 'text/plain', (await llms()).replaceAll(originMark, origin(request))),
  )

  const everything = once(() => writeAllMarkdown(reference()))
  app.get('/docs.md', text, async (request, reply) =>
    send(reply, 'text/markdown', filled(request, await everything())),
  )

  for (const id of pageIds) {
    const page = once(() => writePageMarkdown(id, reference()))
    app.get(markdownPath(id), text, async (request, reply) =>
      send(reply, 'text/markdown', filled(request, await page())),
    )
    // People try this address; on the web page it is a tab.
    app.get(`/docs/${id}`, text, async (_request, reply) =>
      reply.redirect(id === pageIds[0] ? '/docs' : `/docs?tab=${id}`),
    )
  }

  const client = once(() => writeClient(describe()))
  // As text, because .ts would be served as a video.
  app.get('/foyer.ts', text, async (_request, reply) => send(reply, 'text/plain', await client()))
}

const originMark = '{{BASE_URL}}'

/** Caches the result, because building it is slow and anyone can request it. */
function once<Made>(make: () => Made): () => Made {
  let made: { is: Made } | undefined
  return () => {
    made ??= { is: make() }
    return made.is
  }
}
