import type { FastifyRequest } from 'fastify'

/** Also matches weak ETags, which compressing proxies create. */
export const matchesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
