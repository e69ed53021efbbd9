import { z } from 'zod'

const uuid = z.uuid()

/** Checked before querying, because PostgreSQL raises an error for malformed ids. */
export const isId = (text: string) => uuid.safeParse(text).success
