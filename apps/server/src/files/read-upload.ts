import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../http/failure.ts'
import type { Incoming } from './receive-file.ts'

const sessionLimit = 128

/** The parser's own refusals have a status; its complaints about the form don't. */
function explain(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw new Failure('bad_request', 'The upload is not complete.', { cause: error })
}

/**
 * Takes one file out of a multipart body as it arrives. The session id may come after the file, so it is asked for
 * when the file has been read.
 */
export async function readUpload<Answer>(
  request: FastifyRequest,
  maxFileSize: number,
  receive: (incoming: Incoming) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Failure('unsupported_type', 'Send the file as multipart/form-data.')
  const fields = new Map<string, string>()
  const parts = request.parts({
    limits: { fileSize: maxFileSize, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
  })
  const readRest = async () => {
    for await (const part of parts) {
      if (part.type === 'field' && typeof part.value === 'string') fields.set(part.fieldname, part.value)
      else if (part.type === 'file') part.file.resume()
    }
  }
  const sessionId = () => {
    const given = fields.get('sessionId')?.trim() || fields.get('conversationId')?.trim()
    if (given && given.length > sessionLimit)
      throw new Failure('invalid_input', `sessionId must be ${sessionLimit} characters or less`)
    return given || undefined
  }
  for (;;) {
    const { value: part, done } = await parts.next().catch(explain)
    if (done || !part) throw new Failure('invalid_input', 'Send one file.')
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
      continue
    }
    const { file } = part
    async function* bytes() {
      try {
        yield* file
        await readRest()
      } catch (error) {
        explain(error)
      }
    }
    return receive({
      name: part.filename ?? '',
      bytes: Readable.from(bytes(), { objectMode: false }),
      isCut: () => file.truncated,
      sessionId,
    })
  }
}
