import type { FastifyRequest } from 'fastify'

/** Whether the caller has what carries this tag already. A proxy that packed it again has made the tag a weak one. */
export const hasCurrent = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
