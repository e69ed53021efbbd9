import { z } from 'zod'

const uuid = z.uuid()

/** Asked before the database is: PostgreSQL refuses the rest with an error, and to a caller it is just unknown. */
export const isId = (text: string) => uuid.safeParse(text).success
