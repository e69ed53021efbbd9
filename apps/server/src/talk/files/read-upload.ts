import { Readable } from 'node:stream'
import { sessionOf } from '@foyer/contract/chat'
import { storable } from '@foyer/contract/storable'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'

const sessionLimit = 128

/** Fields may follow the file, so they are read after it. */
export type IncomingUpload = {
  name: string
  bytes: Readable
  sessionId: () => string | undefined
  field: (name: string) => string
}

const sizes = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.floor(bytes / 1_024)} KB` : `${Math.floor((bytes / 1_048_576) * 10) / 10} MB`

const sentences: Partial<Record<string, (limit: number) => Failure>> = {
  FST_REQ_FILE_TOO_LARGE: (limit) =>
    new Failure('too_large', `This file is too large. At most ${sizes(limit)} are accepted.`),
  FST_FILES_LIMIT: () => new Failure('invalid_input', 'Send one file at a time.'),
  FST_FIELDS_LIMIT: () =>
    new Failure('invalid_input', 'Send the file, and nothing else but what is asked for.'),
  FST_PARTS_LIMIT: () =>
    new Failure('invalid_input', 'Send the file, and nothing else but what is asked for.'),
}

export async function readUpload<Answer>(
  request: FastifyRequest,
  maxFileSize: number,
  receive: (incoming: IncomingUpload) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Failure('unsupported_type', 'Send the file as multipart/form-data.')
  const fields = new Map<string, string>()
  const explain = (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw (
      sentences[code]?.(maxFileSize) ??
      new Failure('bad_request', 'The upload is not complete.', { cause: error })
    )
  }
  const parts = request.parts({
    limits: { fileSize: maxFileSize, files: 1, fields: 10, fieldSize: 4_000, parts: 11 },
  })
  const readRest = async () => {
    for await (const part of parts) {
      if (part.type === 'field' && typeof part.value === 'string') fields.set(part.fieldname, part.value)
      else if (part.type === 'file') part.file.resume()
    }
  }
  const tidied = (field: string) => storable(fields.get(field) ?? '').trim()
  const sessionId = () => {
    const given = sessionOf({ sessionId: tidied('sessionId'), conversationId: tidied('conversationId') })
    if (given && given.length > sessionLimit)
      throw new Failure('invalid_input', `sessionId must be ${sessionLimit} characters or less`)
    return given
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
      sessionId,
      field: tidied,
    })
  }
}
