import multipart from '@fastify/multipart'
import { ok } from '@foyer/contract/failure'
import { newTextSource, ownSource, ownSourceWithText, sourceChange } from '@foyer/contract/sources'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bytes } from '../../platform/http/describe/media.ts'
import { paginate, paging } from '../../platform/http/paging.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { createFileSlots } from '../../talk/files/file-slots.ts'
import { readUpload } from '../../talk/files/read-upload.ts'
import { addText, changeSource, forgetSource } from '../pages/change-source.ts'
import { readSource, readSources } from '../pages/read-sources.ts'
import { addFile, allowSource } from './add-file.ts'

const tags = ['Knowledge']
const ofAssistant = z.object({ id: z.string() })
const ofSource = ofAssistant.extend({ sourceId: z.string() })

/** For the API description; `readUpload` streams the body. */
const upload = z.object({
  file: bytes,
  url: z.string().optional().describe('Where visitors can read the file, if anywhere.'),
})

export async function sourcesRoutes(app: App, services: Services) {
  await app.register(multipart)
  const slots = createFileSlots(services.files)
  // Passes the size limit from validation to the handler.
  const sizes = new WeakMap<FastifyRequest, number>()

  app.get(
    '/api/assistants/:id/sources',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listSources',
        summary: 'Files and texts that the assistant knows beside the website',
        params: ofAssistant,
        querystring: paging,
        response: { 200: z.array(ownSource), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readSources(services, request.account.id, request.params.id, request.query)
      return paginate(request, reply, rows, request.query, ({ name }) => name)
    },
  )

  app.post(
    '/api/assistants/:id/sources',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'addText',
        summary: 'Add a text',
        description: 'Known from the next question on. Lines that begin with `Internal:` are told to nobody.',
        params: ofAssistant,
        body: newTextSource,
        response: { 201: ownSourceWithText, ...failures },
      },
    },
    async ({ account, params, body }, reply) =>
      reply.code(201).send(await addText(services, account, params.id, body)),
  )

  app.post(
    '/api/assistants/:id/sources/files',
    {
      preValidation: async (request) => {
        const { id } = request.params as { id: string }
        sizes.set(request, await allowSource(services, request.account, id))
      },
      config: { access: 'owner', media: { body: { 'multipart/form-data': upload } } },
      schema: {
        tags,
        operationId: 'addFile',
        summary: 'Add a file: PDF, DOCX, TXT or CSV',
        description:
          'Known by what it holds; where its name says that it is something else it is refused. A file that was sent before, by its name or by its content, is replaced and answers 200. Its text is kept, the file itself is not.',
        params: ofAssistant,
        response: { 200: ownSource, 201: ownSource, ...failures },
      },
    },
    async (request, reply) => {
      const left = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort()
      })
      const by = { account: request.account, assistantId: request.params.id, leaving: left.signal }
      const { source, isNew } = await readUpload(request, sizes.get(request)!, (incoming) =>
        addFile(services, slots, by, incoming),
      )
      return reply.code(isNew ? 201 : 200).send(source)
    },
  )

  app.get(
    '/api/assistants/:id/sources/:sourceId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getSource',
        summary: 'One file or text with what it says',
        params: ofSource,
        response: { 200: ownSourceWithText, ...failures },
      },
    },
    async ({ account, params }) => readSource(services, account.id, params.id, params.sourceId),
  )

  app.patch(
    '/api/assistants/:id/sources/:sourceId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeSource',
        summary: 'Rename a file or text, give it a public address, or rewrite a text',
        params: ofSource,
        body: sourceChange,
        response: { 200: ownSourceWithText, ...failures },
      },
    },
    async ({ account, params, body }) => changeSource(services, account, params.id, params.sourceId, body),
  )

  app.delete(
    '/api/assistants/:id/sources/:sourceId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'forgetSource',
        summary: 'Forget a file or text',
        description: 'No answer leans on it any more, from now on.',
        params: ofSource,
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, params }) => {
      await forgetSource(services, account.id, params.id, params.sourceId)
      return { message: 'Forgotten.' }
    },
  )
}
