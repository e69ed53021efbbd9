import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What programs ask for, by whichever of our interfaces. */
const programs = /^\/(api|v1|mcp)\//

const unframed = "frame-ancestors 'none'"

/** Headers for every answer; pages have a content policy of their own. */
export function harden(request: FastifyRequest, reply: FastifyReply, { secure }: { secure: boolean }) {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('x-request-id', request.id)
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  // Whoever opens one of our addresses in a window gets no hold on it.
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  const isForPrograms = programs.test(request.url)
  if (isForPrograms) reply.header('cache-control', 'no-store')
  reply.header('content-security-policy', isForPrograms ? `default-src 'none'; ${unframed}` : unframed)
}

/** Set as a request begins, so that event streams, which are never sent as one answer, carry them too. */
export function hardenAnswers(app: FastifyInstance, options: { secure: boolean }) {
  app.addHook('onRequest', async (request, reply) => harden(request, reply, options))
}

/** Our own pages: nothing inline but what the build hashed, nothing from elsewhere. */
export function pagePolicy(inlineScripts: readonly string[]) {
  return [
    // What is named nowhere below is a manifest of ours: `manifest-src` itself is unknown to WebKit, which complains.
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
