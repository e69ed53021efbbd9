import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const programs = /^\/(api|v1|mcp)\//

const unframed = "frame-ancestors 'none'"

/** Headers for all responses. Pages set their own content policy. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { secure: boolean },
) {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('x-request-id', request.id)
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  // Windows that open our pages get no reference to them.
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  const isForPrograms = programs.test(request.url)
  if (isForPrograms) reply.header('cache-control', 'no-store')
  reply.header('content-security-policy', isForPrograms ? `default-src 'none'; ${unframed}` : unframed)
}

/** Set at the start, so that event streams carry them, too. */
export function secureResponses(app: FastifyInstance, options: { secure: boolean }) {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, options))
}

/** Allows only inline scripts hashed by the build, and nothing from other sites. */
export function pagePolicy(inlineScripts: readonly string[]) {
  return [
    // Covers the manifest, because WebKit complains about `manifest-src`.
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob: data:",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
