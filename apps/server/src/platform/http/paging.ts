import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from './failure.ts'
import { linkNext } from './link-next.ts'

const notOurs = 'That cursor is not one of ours.'

/** For long lists. The next page is in a `Link` header. */
export const paging = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z
    .string()
    .max(4_000)
    .regex(/^[\w-]+$/, notOurs)
    .optional(),
})
export type Paging = z.infer<typeof paging>

const encode = (key: string | number) => Buffer.from(String(key)).toString('base64url')

export const textCursor = ({ cursor }: Paging) => cursor && Buffer.from(cursor, 'base64url').toString('utf8')

export function numberCursor(query: Paging): number | undefined {
  const text = textCursor(query)
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new Failure('invalid_input', notOurs)
  return number
}

/** Expects one row more than the limit, which shows that the list goes on. */
export function paginate<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: readonly Row[],
  { limit }: Paging,
  keyOf: (row: Row) => string | number,
): Row[] {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (last !== undefined && rows.length > limit) {
    linkNext(request, reply, { limit: String(limit), cursor: encode(keyOf(last)) })
  }
  return shown
}
