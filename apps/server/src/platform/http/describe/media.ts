import { z } from 'zod'

/** Content types for the API description, where a route doesn't use JSON. */
export type Media = {
  body?: Record<string, z.ZodType>
  /** A successful answer. For event streams, the schema is of one event's data. */
  answer?: Record<string, z.ZodType>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    media?: Media
  }
}

export const bytes = z.string().meta({ format: 'binary' })
export const textMedia = (description: string) => z.string().describe(description)
