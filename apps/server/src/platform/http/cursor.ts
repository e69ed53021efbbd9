import { z } from 'zod'
import { Failure } from './failure.ts'

export type Cursor = { place: string; id: string }

const shape = z.tuple([
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.uuid(),
])

export const writeCursor = ({ place, id }: Cursor) =>
  Buffer.from(JSON.stringify([place, id])).toString('base64url')

export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null
  try {
    const [place, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { place, id }
  } catch {
    throw new Failure('invalid_input', 'That cursor is not one of ours.')
  }
}
