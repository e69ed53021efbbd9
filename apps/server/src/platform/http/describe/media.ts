import { z } from 'zod'

/** What a route reads or answers that is not the JSON its schemas check: said for the document alone. */
export type Media = {
  body?: Record<string, z.ZodType>
  /** What a successful answer is. An event stream's schema is that of the data of one event. */
  answer?: Record<string, z.ZodType>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    media?: Media
  }
}

export const bytes = z.string().meta({ format: 'binary' })
export const textOf = (description: string) => z.string().describe(description)
