import multipart from '@fastify/multipart'
import { fileAnswer } from '@foyer/contract/chat'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { attachmentHeader } from '../../platform/http/attachment.ts'
import { bytes } from '../../platform/http/describe/media.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { identifyCaller } from '../visitors/identify-caller.ts'
import { savedName } from './file-kind.ts'
import { createFileSlots } from './file-slots.ts'
import { openFile } from './open-file.ts'
import { readUpload } from './read-upload.ts'
import { allowFile, receiveFile } from './receive-file.ts'

/** For the API description only; `readUpload` reads the body. */
const upload = z.object({ file: bytes, sessionId: z.string().max(128).optional() })

type Sender = Awaited<ReturnType<typeof identifyCaller>> & { rules: Awaited<ReturnType<typeof allowFile>> }

export async function filesRoutes(app: App, services: Services) {
  await app.register(multipart)
  const slots = createFileSlots(services.files)
  // The sender is identified before the body is read.
  const senders = new WeakMap<FastifyRequest, Sender>()
  // The route itself explains how to send a file, whatever the content type.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.post(
    '/api/chat/:assistantId/files',
    {
      onRequest: async (request) => {
        const { assistantId } = request.params as { assistantId: string }
        const { assistant, caller } = await identifyCaller(services, request, assistantId)
        const rules = await allowFile(services, assistant, caller)
        senders.set(request, { assistant, caller, rules })
      },
      config: { access: 'visitor', media: { body: { 'multipart/form-data': upload } } },
      schema: {
        tags: ['Chat'],
        operationId: 'uploadFile',
        summary: 'Send a file with a conversation',
        params: z.object({ assistantId: z.string() }),
        response: { 201: fileAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const { assistant, caller, rules } = senders.get(request)!
      const address = services.secrets.fingerprint(request.visitorAddress)
      const left = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort()
      })
      const answer = await readUpload(request, rules.maxFileSize, (incoming) =>
        receiveFile(services, slots, { assistant, caller, address, leaving: left.signal }, rules, incoming),
      )
      return reply.code(201).send(answer)
    },
  )

  app.get(
    '/api/files/:id',
    {
      config: { access: 'owner', media: { answer: { '*/*': bytes } } },
      schema: {
        tags: ['Conversations'],
        operationId: 'downloadFile',
        summary: 'Download a file that a visitor sent',
        params: z.object({ id: z.string() }),
      },
    },
    async (request, reply) => {
      const { file, bytes } = await openFile(services, request.account.id, request.params.id)
      // A stranger's file is downloaded, never displayed on our domain.
      return reply
        .type(file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type)
        .header('content-length', file.size)
        .header('content-disposition', attachmentHeader(savedName(file.name, file.type)))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes)
    },
  )
}
